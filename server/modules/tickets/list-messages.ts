import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type * as z from 'zod';
import type { MessageList, MessageListQuery } from '#lib/contract/ticket-calls.ts';
import { type Message, ThreadEvent } from '#lib/contract/tickets.ts';
import type { Queries } from '../../db/database.ts';
import { ServiceError } from '../../http/problem.ts';
import { attachmentOf } from '../attachments/attachment.ts';
import { findThread } from './thread.ts';

/** Messages with their files, in one statement. */
const messageQuery = (db: Queries) =>
  db
    .selectFrom('thread_messages as said')
    .select([
      'said.id',
      'said.seq',
      'said.kind',
      'said.author',
      'said.name',
      'said.text',
      'said.event',
      'said.via',
      'said.at',
    ])
    .select((row) =>
      jsonArrayFrom(
        row
          .selectFrom('attachments')
          .select([
            'attachments.id',
            'attachments.name',
            'attachments.media_type',
            'attachments.size',
            'attachments.width',
            'attachments.height',
          ])
          .whereRef('attachments.message_id', '=', 'said.id')
          .orderBy('attachments.place'),
      ).as('files'),
    );

type MessageRow = Awaited<ReturnType<ReturnType<typeof messageQuery>['execute']>>[number];

const messageOf = ({ event, files, at, ...row }: MessageRow): Message => ({
  ...row,
  event: ThreadEvent.nullable().catch(null).parse(event),
  attachments: files.map(attachmentOf),
  at: at.toISOString(),
});

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
  let query = messageQuery(db)
    .innerJoin('threads', 'threads.id', 'said.thread_id')
    .where('said.thread_id', '=', threadId);
  if (customerId !== null) query = query.where('threads.customer_id', '=', customerId).where('said.kind', '<>', 'note');
  if (after !== undefined) query = query.where('said.seq', '>', after);
  if (before !== undefined) query = query.where('said.seq', '<', before);
  const isForward = after !== undefined;
  const rows = await query
    .orderBy('said.seq', isForward ? 'asc' : 'desc')
    .limit(limit + 1)
    .execute();
  // Nothing more in this thread, or no thread of theirs.
  if (rows.length === 0) await findThread(db, customerId, threadId);
  const shown = rows.slice(0, limit).map(messageOf);
  return {
    items: isForward ? shown : shown.reverse(),
    hasMore: rows.length > limit,
  };
}

/** One message, as its thread shows it. */
export async function readMessage(db: Queries, id: string): Promise<Message> {
  const row = await messageQuery(db).where('said.id', '=', id).executeTakeFirst();
  if (!row) throw new ServiceError('not_found');
  return messageOf(row);
}
