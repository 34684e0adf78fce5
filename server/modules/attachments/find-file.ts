import type { Queries } from '../../db/database.ts';
import { isStaff, type SignedIn } from '../../http/signed-in.ts';
import type { AttachmentRow } from './attachment.ts';

type Reader = Pick<SignedIn, 'userId' | 'role'>;

/**
 * A file that somebody may read: whoever sent it, until a message or an order has it; then whoever may read that. Files of
 * notes are the desk's. `undefined` for everything else.
 */
export async function findFile(db: Queries, reader: Reader, id: string): Promise<AttachmentRow | undefined> {
  const row = await db
    .selectFrom('attachments')
    .leftJoin('thread_messages', 'thread_messages.id', 'attachments.message_id')
    .leftJoin('threads', 'threads.id', 'thread_messages.thread_id')
    .leftJoin('orders', 'orders.id', 'attachments.order_id')
    .selectAll('attachments')
    .select(['thread_messages.kind as message_kind', 'threads.customer_id', 'orders.customer_id as orderer_id'])
    .where('attachments.id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const isInThread = row.customer_id === reader.userId && row.message_kind === 'message';
  const isInOrder = row.orderer_id === reader.userId;
  const isTaken = row.message_id !== null || row.order_id !== null;
  const isAllowed = isTaken ? isStaff(reader.role) : row.owner_id === reader.userId;
  return isInThread || isInOrder || isAllowed ? row : undefined;
}

/** The bytes of a file, or of its preview; `undefined` where there is none. */
export async function readContent(db: Queries, id: string, size: 'full' | 'preview'): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('attachment_contents')
    .select(size === 'full' ? 'content as bytes' : 'preview as bytes')
    .where('attachment_id', '=', id)
    .executeTakeFirst();
  const bytes = row?.bytes;
  return bytes ? Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength) : undefined;
}
