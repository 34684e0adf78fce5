import { sql } from 'kysely';
import { type ConsultationListQuery, DeskConsultation } from '#lib/contract/desk-inboxes.ts';
import type { Queries, Tx } from '../../db/database.ts';
import { ServiceError } from '../../http/problem.ts';
import { DESK_ROLES } from '../../http/signed-in.ts';
import { partOf } from '../tickets/page.ts';
import { nameOf } from '../tickets/summaries.ts';

const requests = (db: Queries) =>
  db
    .selectFrom('consultations as c')
    .leftJoin('users as assignee', 'assignee.id', 'c.assignee_id')
    .selectAll('c')
    .select([
      'assignee.first_name',
      'assignee.last_name',
      // Two questions, each with an index: one with OR reads every account for every request.
      sql<string | null>`coalesce((SELECT u.id FROM users u WHERE u.phone = c.phone),
        (SELECT u.id FROM users u WHERE u.email = c.email LIMIT 1))`.as('customer_id'),
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof requests>['executeTakeFirstOrThrow']>>;

const requestOf = (row: Row): DeskConsultation =>
  DeskConsultation.parse({
    ...row,
    assigneeId: row.assignee_id,
    assignee: nameOf(row.first_name, row.last_name),
    doneAt: row.done_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
    customerId: row.customer_id,
  });

/** Requests of one state, open ones in the order they came, the others newest first; one page of them. */
export async function listRequests(db: Queries, { state, search, cursor, limit }: ConsultationListQuery) {
  let query = requests(db);
  if (state !== 'all') query = query.where('c.done_at', state === 'open' ? 'is' : 'is not', null);
  if (search) {
    const part = partOf(search);
    query = query.where(({ or, eb }) =>
      or((['c.name', 'c.email', 'c.phone', 'c.message'] as const).map((column) => eb(column, 'ilike', part))),
    );
  }
  const isRising = state === 'open';
  if (cursor) query = query.where('c.id', isRising ? '>' : '<', cursor);
  const rows = await query
    .orderBy('c.id', isRising ? 'asc' : 'desc')
    .limit(limit + 1)
    .execute();
  const items = rows.slice(0, limit).map(requestOf);
  return { items, nextCursor: rows.length > limit ? (items.at(-1)?.id ?? null) : null };
}

interface Changes {
  readonly isDone?: boolean | undefined;
  readonly assigneeId?: string | null | undefined;
}

/**
 * Hands a request on, is done with it or takes it up again.
 * @throws {ServiceError} `not_found`, `validation_failed` for somebody who is not of the staff
 */
export async function changeRequest(tx: Tx, id: string, { isDone, assigneeId }: Changes, now: Date) {
  if (assigneeId) {
    const people = tx.selectFrom('users').select('id').where('role', 'in', DESK_ROLES);
    if (!(await people.where('id', '=', assigneeId).executeTakeFirst()))
      throw new ServiceError('validation_failed', { fields: { assigneeId: 'invalid' } });
  }
  const columns = {
    ...(assigneeId !== undefined && { assignee_id: assigneeId }),
    ...(isDone !== undefined && { done_at: isDone ? now : null }),
  };
  if (Object.keys(columns).length > 0)
    await tx.updateTable('consultations').set(columns).where('id', '=', id).execute();
  const row = await requests(tx).where('c.id', '=', id).executeTakeFirst();
  if (!row) throw new ServiceError('not_found');
  return requestOf(row);
}

/**
 * Deletes a request.
 * @throws {ServiceError} `not_found`
 */
export async function eraseRequest(tx: Tx, id: string): Promise<void> {
  const { numDeletedRows } = await tx.deleteFrom('consultations').where('id', '=', id).executeTakeFirst();
  if (numDeletedRows !== 1n) throw new ServiceError('not_found');
}
