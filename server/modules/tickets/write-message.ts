import type { MessageBody } from '#lib/contract/ticket-calls.ts';
import type { Message } from '#lib/contract/tickets.ts';
import type { Tx } from '../../db/database.ts';
import { claimFiles } from '../attachments/claim-files.ts';
import { type Author, append, appendEvent, isWritten } from './append.ts';
import { readMessage } from './list-messages.ts';
import { tellOfCustomer } from './tell-of-message.ts';
import { kindAfter, lockThread, statusChanges, type ThreadRow } from './thread.ts';

interface Outside {
  readonly message: MessageBody;
  readonly author: Author;
  readonly via: 'site' | 'mail';
  /** Somebody who was copied in: is not sent the own words. */
  readonly personId?: string;
}

/** Words of the customer, or of somebody who was copied in, at the end of a thread that is locked. */
export async function writeFromOutside(
  tx: Tx,
  thread: ThreadRow,
  { message, author, via, personId }: Outside,
  now: Date,
): Promise<void> {
  const isOver = thread.status === 'closed';
  const kind = kindAfter(thread, 'open');
  const open = isOver
    ? await appendEvent(tx, thread, { event: 'status', status: 'open' }, author, now, { kind })
    : thread;
  const entry = { id: message.id, kind: 'message', author, text: message.text, via } as const;
  const written = await append(tx, open, entry, now, statusChanges(open, 'open', now));
  await claimFiles(tx, thread.customer_id, message.id, message.attachments);
  await tellOfCustomer(tx, written, { messageId: message.id, ...(personId && { writerId: personId }) }, now);
}

/**
 * Writes a message of the customer; sent again, it is the message that is there.
 * @throws {ServiceError} `not_found` for somebody else's thread or message
 */
export async function writeMessage(
  tx: Tx,
  threadId: string,
  author: Author & { id: string },
  message: MessageBody,
  now: Date,
): Promise<Message> {
  const thread = await lockThread(tx, author.id, threadId);
  if (!(await isWritten(tx, thread, message.id, author))) {
    await writeFromOutside(tx, thread, { message, author, via: 'site' }, now);
  }
  return readMessage(tx, message.id);
}
