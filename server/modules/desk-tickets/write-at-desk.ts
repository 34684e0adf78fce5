import { sql } from 'kysely';
import type { DeskMessageBody } from '#lib/contract/desk-tickets.ts';
import type { Message } from '#lib/contract/tickets.ts';
import type { Tx } from '../../db/database.ts';
import { claimFiles } from '../attachments/claim-files.ts';
import { type Author, append, appendEvent, isWritten } from '../tickets/append.ts';
import { readMessage } from '../tickets/list-messages.ts';
import { tellOfAnswer } from '../tickets/tell-of-message.ts';
import { kindAfter, lockThread, statusChanges, type ThreadRow } from '../tickets/thread.ts';

async function answer(tx: Tx, thread: ThreadRow, author: Author, body: DeskMessageBody, now: Date): Promise<void> {
  const { id, text, status, attachments } = body;
  // Whoever answers first has it.
  const isTaken = thread.assignee_id !== null;
  const taken = isTaken
    ? thread
    : await appendEvent(tx, thread, { event: 'assigned', name: author.name }, author, now, { assignee_id: author.id });
  const written = await append(tx, taken, { id, kind: 'message', author, text }, now, {
    answered_at: thread.answered_at ?? now,
    ...(status !== 'closed' && { ...statusChanges(taken, status, now), kind: kindAfter(taken, status) }),
  });
  await claimFiles(tx, author.id ?? '', id, attachments);
  await tellOfAnswer(tx, written, id, now);
  if (status !== 'closed') return;
  await appendEvent(tx, written, { event: 'status', status }, author, now, statusChanges(written, status, now));
}

/**
 * An answer or a note of somebody of the staff; sent again, it is the message that is there.
 * @throws {ServiceError} `not_found`
 */
export async function writeAtDesk(
  tx: Tx,
  threadId: string,
  author: Author & { id: string },
  body: DeskMessageBody,
  now: Date,
): Promise<Message> {
  const thread = await lockThread(tx, null, threadId);
  if (await isWritten(tx, thread, body.id, author)) return readMessage(tx, body.id);
  if (body.isNote) {
    await append(tx, thread, { id: body.id, kind: 'note', author, text: body.text }, now);
    await claimFiles(tx, author.id, body.id, body.attachments);
  } else {
    await answer(tx, thread, author, body, now);
  }
  if (body.replyId) {
    const uses = sql<number>`uses + 1`;
    await tx.updateTable('saved_replies').set({ uses }).where('id', '=', body.replyId).execute();
  }
  return readMessage(tx, body.id);
}
