import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';
import { ServiceError } from '../../http/problem.ts';
import { send } from '../support/signals.ts';
import { type Author, appendEvent } from '../tickets/append.ts';
import {
  findThread,
  kindAfter,
  lockThread,
  referenceOf,
  statusChanges,
  type ThreadRow,
  takeTurns,
} from '../tickets/thread.ts';

const refuse = () => new ServiceError('validation_failed', { fields: { into: 'invalid' } });

/** Messages keep their order and come after those that are there; places that others have read stay what they are. */
async function moveMessages(tx: Tx, from: ThreadRow, into: ThreadRow): Promise<void> {
  await tx
    .updateTable('thread_messages')
    .set({ thread_id: into.id, seq: sql<number>`seq + ${into.last_seq}` })
    .where('thread_id', '=', from.id)
    .execute();
  const known = tx.selectFrom('thread_people').select('email').where('thread_id', '=', into.id);
  await tx
    .updateTable('thread_people')
    .set({ thread_id: into.id })
    .where('thread_id', '=', from.id)
    .where('email', 'not in', known)
    .execute();
}

const earlier = (a: Date | null, b: Date | null): Date | null => (a && b ? (a < b ? a : b) : (a ?? b));

/** Whether what is to be done stands in the thread that is moved: then the other one goes on as that one stood. */
const goesOnAs = (from: ThreadRow, into: ThreadRow): boolean =>
  from.status !== 'closed' &&
  (into.status === 'closed' || (from.waiting_since !== null && into.waiting_since === null));

/** Where a thread stands with another in it: nobody who waits is forgotten in one that was closed or answered. */
async function reopen(tx: Tx, from: ThreadRow, into: ThreadRow, author: Author, now: Date): Promise<ThreadRow> {
  if (!goesOnAs(from, into)) return into;
  const { status } = from;
  const columns = { status, kind: kindAfter(into, status), closed_at: null };
  return appendEvent(tx, into, { event: 'status', status }, author, now, columns);
}

/**
 * Moves the messages of one thread to the end of another and closes it; the other is open again where it has to be. Gives the id of the one that has them.
 * @throws {ServiceError} `not_found`, `validation_failed` for the same one or one of somebody else
 */
export async function mergeTickets(tx: Tx, fromId: string, intoId: string, author: Author, now: Date): Promise<string> {
  const { customer_id: customerId } = await findThread(tx, null, fromId);
  await takeTurns(tx, customerId); // so that two merges never wait for each other's rows
  const from = await lockThread(tx, null, fromId);
  const into = await lockThread(tx, null, intoId);
  if (from.id === into.id || from.customer_id !== into.customer_id) throw refuse();
  const open = await reopen(tx, from, into, author, now);
  const merged = await appendEvent(tx, open, { event: 'merged', reference: referenceOf(from) }, author, now);
  await moveMessages(tx, from, merged);
  const seq = merged.last_seq + from.last_seq;
  const waiting = open.status === 'closed' ? null : earlier(into.waiting_since, from.waiting_since);
  await tx
    .updateTable('threads')
    .set({ last_seq: seq, changed_at: now, waiting_since: waiting })
    .where('id', '=', into.id)
    .execute();
  const over = { ...statusChanges(from, 'closed', now), merged_into: into.id, last_seq: 0 };
  await tx.updateTable('threads').set(over).where('id', '=', from.id).execute();
  await send(tx, { kind: 'thread', id: from.id, customerId, seq: 0, isNote: false });
  await send(tx, { kind: 'thread', id: into.id, customerId, seq, isNote: false });
  return into.id;
}
