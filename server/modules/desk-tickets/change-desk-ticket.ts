import type { DeskTicketChanges } from '#lib/contract/desk-tickets.ts';
import type { Tx } from '../../db/database.ts';
import { ServiceError } from '../../http/problem.ts';
import { DESK_ROLES } from '../../http/signed-in.ts';
import { send } from '../support/signals.ts';
import { type Author, appendEvent } from '../tickets/append.ts';
import { nameOf } from '../tickets/summaries.ts';
import { tellOfStatus } from '../tickets/tell-of-message.ts';
import { kindAfter, lockThread, rankOf, statusChanges, type ThreadRow } from '../tickets/thread.ts';

async function assign(tx: Tx, thread: ThreadRow, assigneeId: string | null, author: Author, now: Date) {
  if (assigneeId === thread.assignee_id) return thread;
  const people = tx.selectFrom('users').select(['first_name', 'last_name']).where('role', 'in', DESK_ROLES);
  const person = await people.where('id', '=', assigneeId).executeTakeFirst();
  if (assigneeId !== null && !person) {
    throw new ServiceError('validation_failed', { fields: { assigneeId: 'invalid' } });
  }
  const name = person ? nameOf(person.first_name, person.last_name) : null;
  return appendEvent(tx, thread, { event: 'assigned', name }, author, now, { assignee_id: assigneeId });
}

async function sort(tx: Tx, thread: ThreadRow, { department, priority }: DeskTicketChanges): Promise<void> {
  if (!department && !priority) return;
  const columns = { ...(department && { department }), ...(priority && { priority: rankOf(priority) }) };
  await tx.updateTable('threads').set(columns).where('id', '=', thread.id).execute();
  const { id, customer_id: customerId, last_seq: seq } = thread;
  await send(tx, { kind: 'thread', id, customerId, seq, isNote: false });
}

/**
 * Assigns, sorts and moves a thread, of which the customer is told; gives its id.
 * @throws {ServiceError} `not_found`, `validation_failed` for somebody who is not of the staff
 */
export async function changeDeskTicket(
  tx: Tx,
  threadId: string,
  author: Author,
  changes: DeskTicketChanges,
  now: Date,
): Promise<string> {
  const locked = await lockThread(tx, null, threadId);
  const { assigneeId, status } = changes;
  const thread = assigneeId === undefined ? locked : await assign(tx, locked, assigneeId, author, now);
  await sort(tx, thread, changes);
  if (!status || status === thread.status) return thread.id;
  const columns = { ...statusChanges(thread, status, now), kind: kindAfter(thread, status) };
  const moved = await appendEvent(tx, thread, { event: 'status', status }, author, now, columns);
  await tellOfStatus(tx, moved, now);
  return thread.id;
}
