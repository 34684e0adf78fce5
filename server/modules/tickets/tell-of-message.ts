import type { Tx } from '../../db/database.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { tell } from '../notifications/tell.ts';
import { hereOf, isStaffHere } from '../support/presence.ts';
import { referenceOf, type ThreadRow } from './thread.ts';

/** Mails a message to everybody who was copied in, but for whoever wrote it. */
async function mailPeople(tx: Tx, threadId: string, messageId: string, now: Date, writerId?: string): Promise<void> {
  const people = await tx.selectFrom('thread_people').select('id').where('thread_id', '=', threadId).execute();
  for (const { id: personId } of people) {
    if (personId !== writerId) await enqueue(tx, 'ticket-mail', { messageId, personId }, now);
  }
}

/** Has everybody told of words of the customer; of a live conversation the staff only when nobody is at the desk. */
export async function tellOfCustomer(
  tx: Tx,
  thread: ThreadRow,
  { messageId, writerId }: { messageId: string; writerId?: string },
  now: Date,
): Promise<void> {
  await mailPeople(tx, thread.id, messageId, now, writerId);
  const isMailed = thread.kind === 'ticket' || !(await isStaffHere(tx, now));
  if (isMailed) await enqueue(tx, 'ticket-staff-mail', { messageId }, now);
}

const dataOf = (thread: ThreadRow, kind: string) => ({
  kind,
  ticketId: thread.id,
  reference: referenceOf(thread),
  thread: thread.kind,
});

/** Has the customer told of an answer; not in a live conversation whose page is open. */
export async function tellOfAnswer(tx: Tx, thread: ThreadRow, messageId: string, now: Date): Promise<void> {
  await mailPeople(tx, thread.id, messageId, now);
  const { customer_id: userId, kind } = thread;
  if (kind === 'live' && (await hereOf(tx, [userId], now)).has(userId)) return;
  const data = dataOf(thread, 'answer');
  const letter = () => enqueue(tx, 'ticket-mail', { messageId, personId: null }, now);
  await tell(tx, { userId, event: 'ticket', data, mail: 'ticketAnswered', letter }, now);
}

/** Has the customer told that the staff has closed it, or works on it; the latter only in the bell. */
export async function tellOfStatus(tx: Tx, thread: ThreadRow, now: Date): Promise<void> {
  if (thread.kind === 'live' || thread.status === 'open' || thread.status === 'answered') return;
  const data = dataOf(thread, thread.status);
  const mail = thread.status === 'closed' ? ({ mail: 'ticketClosed' } as const) : {};
  await tell(tx, { userId: thread.customer_id, event: 'ticket', data, ...mail }, now);
}
