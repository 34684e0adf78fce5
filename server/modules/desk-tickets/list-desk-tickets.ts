import { sql } from 'kysely';
import type * as z from 'zod';
import type { DeskListQuery, listTicketsAtDesk } from '#lib/contract/desk-tickets.ts';
import type { Queries } from '../../db/database.ts';
import { hasPart, pageOfIds, partOf } from '../tickets/page.ts';
import { deskSummariesOf } from './desk-summaries.ts';

const HAS_UNREAD = sql<boolean>`EXISTS (SELECT 1 FROM thread_messages said WHERE said.thread_id = t.id
  AND said.seq > t.staff_seen AND said.kind = 'message' AND said.author IN ('customer', 'colleague'))`;

/** Threads of a customer whose name, number or address has a part. */
const isOf = (search: string) => {
  const part = partOf(search);
  return sql<boolean>`EXISTS (SELECT 1 FROM users u WHERE u.id = t.customer_id AND (
    concat_ws(' ', u.first_name, u.last_name) ILIKE ${part} OR u.phone ILIKE ${part} OR u.email ILIKE ${part}
    OR u.company ILIKE ${part}))`;
};

type Counts = z.infer<(typeof listTicketsAtDesk)['reply']>['counts'];

async function counts(db: Queries, userId: string): Promise<Counts> {
  const row = await db
    .selectFrom('threads')
    .select([
      sql<number>`count(*) FILTER (WHERE kind = 'ticket')::int`.as('tickets'),
      sql<number>`count(*) FILTER (WHERE kind = 'live')::int`.as('live'),
      sql<number>`count(*) FILTER (WHERE assignee_id = ${userId})::int`.as('mine'),
      sql<number>`count(*) FILTER (WHERE assignee_id IS NULL)::int`.as('nobody'),
      sql<number>`count(*) FILTER (WHERE waiting_since IS NOT NULL)::int`.as('waiting'),
    ])
    .where('status', '<>', 'closed')
    .executeTakeFirst();
  return row ?? { tickets: 0, live: 0, mine: 0, nobody: 0, waiting: 0 };
}

/** Threads of everybody, one page of them, for somebody of the staff. */
export async function listDeskTickets(
  db: Queries,
  userId: string,
  asked: DeskListQuery,
): Promise<z.input<(typeof listTicketsAtDesk)['reply']>> {
  const { kind, whose, customerId, search } = asked;
  let query = db.selectFrom('threads as t').where('t.merged_into', 'is', null);
  if (kind !== 'all') query = query.where('t.kind', '=', kind);
  if (whose === 'mine') query = query.where('t.assignee_id', '=', userId);
  if (whose === 'nobody') query = query.where('t.assignee_id', 'is', null);
  if (customerId) query = query.where('t.customer_id', '=', customerId);
  if (search) query = query.where((where) => where.or([hasPart(search, true), isOf(search)]));
  if (asked.unread === 'true') query = query.where(HAS_UNREAD);
  const ids = await pageOfIds(query, asked);
  const shown = ids.slice(0, asked.limit);
  return {
    items: await deskSummariesOf(db, shown),
    nextCursor: ids.length > asked.limit ? (shown.at(-1) ?? null) : null,
    counts: await counts(db, userId),
  };
}
