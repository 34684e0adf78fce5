import type { Selectable } from 'kysely';
import type * as z from 'zod';
import type { MessageList, MessageListQuery } from '#lib/contract/ticket-calls.ts';
import { type Message, ThreadEvent } from '#lib/contract/tickets.ts';
import type { Queries } from '../../db/database.ts';
import type { ThreadMessagesTable } from '../../db/thread-tables.ts';
import { ServiceError } from '../../http/problem.ts';
import { attachmentOf } from '../attachments/attachment.ts';
import { findThread } from './thread.ts';

type MessageRow = Selectable<ThreadMessagesTable>;

async function withFiles(db: Queries, rows: readonly MessageRow[]): Promise<Message[]> {
  if (rows.length === 0) return [];
  const files = await db
    .selectFrom('attachments')
    .selectAll()
    .where(
      'message_id',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('place')
    .execute();
  return rows.map(({ id, seq, kind, author, name, text, event, via, at }) => ({
    id,
    seq,
    kind,
    author,
    name,
    text,
    event: ThreadEvent.nullable().catch(null).parse(event),
    attachments: files.filter(({ message_id }) => message_id === id).map(attachmentOf),
    via,
    at: at.toISOString(),
  }));
}

/**
 * Messages of a thread in their order; for its customer without notes, for the desk (`null`) with them.
 * @throws {ServiceError} `not_found`, also for somebody else's
 */
export async function listMessages(
  db: Queries,
  customerId: string | null,
  threadId: string,
  { after, before, limit }: MessageListQuery,
): Promise<z.infer<typeof MessageList>> {
  await findThread(db, customerId, threadId);
  let query = db.selectFrom('thread_messages').selectAll().where('thread_id', '=', threadId);
  if (customerId !== null) query = query.where('kind', '<>', 'note');
  if (after !== undefined) query = query.where('seq', '>', after);
  if (before !== undefined) query = query.where('seq', '<', before);
  const isForward = after !== undefined;
  const rows = await query
    .orderBy('seq', isForward ? 'asc' : 'desc')
    .limit(limit + 1)
    .execute();
  const shown = rows.slice(0, limit);
  return {
    items: await withFiles(db, isForward ? shown : shown.reverse()),
    hasMore: rows.length > limit,
  };
}

/** One message, as its thread shows it. */
export async function readMessage(db: Queries, id: string): Promise<Message> {
  const rows = await db.selectFrom('thread_messages').selectAll().where('id', '=', id).execute();
  const [message] = await withFiles(db, rows);
  if (!message) throw new ServiceError('not_found');
  return message;
}
