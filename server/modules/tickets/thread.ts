import { type Selectable, sql } from 'kysely';
import type { Priority, TicketStatus } from '#lib/contract/tickets.ts';
import { PRIORITIES } from '#lib/contract/tickets.ts';
import type { Queries, Tx } from '../../db/database.ts';
import type { ThreadsTable } from '../../db/thread-tables.ts';
import { ServiceError } from '../../http/problem.ts';

export type ThreadRow = Selectable<ThreadsTable>;

/** Every column, by name: a statement that says `*` is planned anew each time. */
export const THREAD = [
  'threads.id',
  'threads.number',
  'threads.kind',
  'threads.customer_id',
  'threads.subject',
  'threads.department',
  'threads.priority',
  'threads.status',
  'threads.order_id',
  'threads.analysis_id',
  'threads.about',
  'threads.context',
  'threads.assignee_id',
  'threads.rating',
  'threads.rating_comment',
  'threads.last_seq',
  'threads.customer_seen',
  'threads.staff_seen',
  'threads.mail_token',
  'threads.merged_into',
  'threads.waiting_since',
  'threads.answered_at',
  'threads.created_at',
  'threads.changed_at',
  'threads.closed_at',
] as const satisfies readonly `threads.${keyof ThreadsTable}`[];

export const referenceOf = ({ number }: Pick<ThreadRow, 'number'>): string => `T-${number}`;

export const rankOf = (priority: Priority): number => PRIORITIES.indexOf(priority) + 1;

export const priorityOf = (rank: number): Priority => PRIORITIES[rank - 1] ?? 'normal';

/**
 * One thread; of its customer, or of anybody for the desk (`null`).
 * @throws {ServiceError} `not_found`, also for somebody else's
 */
export async function findThread(db: Queries, customerId: string | null, id: string): Promise<ThreadRow> {
  let query = db.selectFrom('threads').select(THREAD).where('id', '=', id);
  if (customerId !== null) query = query.where('customer_id', '=', customerId);
  const row = await query.executeTakeFirst();
  if (!row) throw new ServiceError('not_found');
  return row;
}

/** The same, locked until the transaction ends: others who would change it wait. */
async function lockExactly(tx: Tx, customerId: string | null, id: string): Promise<ThreadRow> {
  let query = tx.selectFrom('threads').select(THREAD).where('id', '=', id).forUpdate();
  if (customerId !== null) query = query.where('customer_id', '=', customerId);
  const row = await query.executeTakeFirst();
  if (!row) throw new ServiceError('not_found');
  return row;
}

/**
 * Locks a thread to change it; one that was merged leads to the one that has its messages now.
 * @throws {ServiceError} `not_found`, also for somebody else's
 */
export async function lockThread(tx: Tx, customerId: string | null, id: string): Promise<ThreadRow> {
  const row = await lockExactly(tx, customerId, id);
  return row.merged_into === null ? row : lockThread(tx, customerId, row.merged_into);
}

/** Columns that a status brings with it; the customer waits from when it became the agency's turn. */
export function statusChanges(
  { status: before, waiting_since }: Pick<ThreadRow, 'status' | 'waiting_since'>,
  status: TicketStatus,
  now: Date,
): Pick<ThreadRow, 'status' | 'waiting_since' | 'closed_at'> {
  const isOurs = status === 'open' || (status === 'in_progress' && before === 'open');
  return {
    status,
    waiting_since: isOurs ? (waiting_since ?? now) : null,
    closed_at: status === 'closed' ? now : null,
  };
}

/**
 * What may stand against another thread once this one is open again: a customer has one live conversation at a time, so
 * one that is over goes on as a ticket.
 */
export const kindAfter = ({ kind, status }: ThreadRow, next: TicketStatus): ThreadRow['kind'] =>
  status === 'closed' && next !== 'closed' ? 'ticket' : kind;

/** Two transactions about the threads of one customer take turns. */
export async function takeTurns(tx: Tx, customerId: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`threads ${customerId}`}, 0))`.execute(tx);
}
