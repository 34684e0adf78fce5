import type { TicketChanges } from '#lib/contract/ticket-calls.ts';
import type { Tx } from '../../db/database.ts';
import { ServiceError } from '../../http/problem.ts';
import { send } from '../support/signals.ts';
import { type Author, appendEvent } from './append.ts';
import { kindAfter, lockThread, statusChanges, type ThreadRow } from './thread.ts';

const refuse = (field: string) => new ServiceError('validation_failed', { fields: { [field]: 'invalid' } });

async function becomeTicket(tx: Tx, thread: ThreadRow, changes: TicketChanges, author: Author, now: Date) {
  if (thread.kind === 'ticket') return thread;
  const { subject, department } = changes;
  if (!subject) throw new ServiceError('validation_failed', { fields: { subject: 'required' } });
  const columns = { kind: 'ticket', subject, ...(department && { department }) } as const;
  return appendEvent(tx, thread, { event: 'ticket' }, author, now, columns);
}

async function changeStatus(tx: Tx, thread: ThreadRow, status: 'open' | 'closed', author: Author, now: Date) {
  if ((thread.status === 'closed') === (status === 'closed')) return thread;
  const columns = { ...statusChanges(thread, status, now), kind: kindAfter(thread, status) };
  return appendEvent(tx, thread, { event: 'status', status }, author, now, columns);
}

async function rate(tx: Tx, thread: ThreadRow, { rating, ratingComment }: TicketChanges): Promise<void> {
  if (rating === undefined && ratingComment === undefined) return;
  if (thread.status !== 'closed') throw refuse('rating');
  if (rating === undefined && thread.rating === null) throw refuse('ratingComment');
  const columns = {
    ...(rating !== undefined && { rating }),
    ...(ratingComment !== undefined && { rating_comment: ratingComment }),
  };
  await tx.updateTable('threads').set(columns).where('id', '=', thread.id).execute();
  const { id, customer_id: customerId, last_seq: seq } = thread;
  await send(tx, { kind: 'thread', id, customerId, seq, isNote: false });
}

/**
 * Closes, opens again, rates, makes a ticket of a live conversation; gives the id of the thread that was changed.
 * @throws {ServiceError} `validation_failed` for a rating of what is not closed, or a ticket without a subject
 */
export async function changeTicket(
  tx: Tx,
  id: string,
  author: Author & { id: string },
  changes: TicketChanges,
  now: Date,
): Promise<string> {
  const locked = await lockThread(tx, author.id, id);
  const thread = changes.kind ? await becomeTicket(tx, locked, changes, author, now) : locked;
  const changed = changes.status ? await changeStatus(tx, thread, changes.status, author, now) : thread;
  await rate(tx, changed, changes);
  return changed.id;
}
