import { randomUUIDv7 } from 'node:crypto';
import { MOST_PEOPLE } from '#lib/contract/ticket-calls.ts';
import type { Tx } from '../../db/database.ts';
import { ServiceError } from '../../http/problem.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { type Author, appendEvent } from './append.ts';
import { newMailToken } from './mail-token.ts';
import { lockThread } from './thread.ts';

/**
 * Copies somebody in; one who is already, stays. Gives the id of the thread.
 * @throws {ServiceError} `list_full`, `not_found`
 */
export async function copyIn(
  tx: Tx,
  threadId: string,
  author: Author & { id: string },
  email: string,
  now: Date,
): Promise<string> {
  const thread = await lockThread(tx, author.id, threadId);
  const people = await tx.selectFrom('thread_people').select('email').where('thread_id', '=', thread.id).execute();
  if (people.some((person) => person.email.toLowerCase() === email.toLowerCase())) return thread.id;
  if (people.length >= MOST_PEOPLE) throw new ServiceError('list_full');
  const personId = randomUUIDv7();
  await tx
    .insertInto('thread_people')
    .values({ id: personId, thread_id: thread.id, email, mail_token: newMailToken(), added_at: now })
    .execute();
  await enqueue(tx, 'ticket-introduction', { personId }, now);
  await appendEvent(tx, thread, { event: 'copied', email }, author, now);
  return thread.id;
}

/** Takes somebody out. Gives the id of the thread. */
export async function takeOut(tx: Tx, customerId: string, threadId: string, personId: string): Promise<string> {
  const thread = await lockThread(tx, customerId, threadId);
  const gone = await tx
    .deleteFrom('thread_people')
    .where('id', '=', personId)
    .where('thread_id', '=', thread.id)
    .executeTakeFirst();
  if (gone.numDeletedRows === 0n) throw new ServiceError('not_found');
  return thread.id;
}
