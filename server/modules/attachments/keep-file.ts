import { randomUUIDv7 } from 'node:crypto';
import { sql } from 'kysely';
import { ATTACHMENT_LIMITS } from '#lib/contract/attachments.ts';
import type { Role } from '#lib/contract/session.ts';
import { after, DAY } from '../../clock.ts';
import type { Tx } from '../../db/database.ts';
import { ServiceError } from '../../http/problem.ts';
import { isStaff } from '../../http/signed-in.ts';
import type { AttachmentRow } from './attachment.ts';
import type { SafeFile } from './neutralise.ts';

/** A file that no message takes is gone after this. */
const KEPT = DAY;

/** Whose file it is. What the desk has sent to customers takes no room of whoever sent it: only what waits does. */
export interface Keeper {
  readonly userId: string;
  readonly role: Role;
}

async function assertRoom(tx: Tx, { userId, role }: Keeper, size: number): Promise<void> {
  // Files of one person take turns, so that none is counted before the other is written.
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`attachments ${userId}`}, 0))`.execute(tx);
  let query = tx
    .selectFrom('attachments')
    .select([sql<number>`count(*)::int`.as('files'), sql<number>`coalesce(sum(size), 0)::int`.as('bytes')])
    .where('owner_id', '=', userId);
  if (isStaff(role)) query = query.where('message_id', 'is', null).where('order_id', 'is', null);
  const { files, bytes } = await query.executeTakeFirstOrThrow();
  if (files >= ATTACHMENT_LIMITS.files || bytes + size > ATTACHMENT_LIMITS.total) throw new ServiceError('list_full');
}

/**
 * Keeps a file for a message to come.
 * @throws {ServiceError} `list_full`
 */
export async function keepFile(tx: Tx, keeper: Keeper, file: SafeFile, now: Date): Promise<AttachmentRow> {
  const { name, mediaType, content, preview, width, height } = file;
  await assertRoom(tx, keeper, content.length);
  const row = await tx
    .insertInto('attachments')
    .values({
      id: randomUUIDv7(),
      owner_id: keeper.userId,
      message_id: null,
      name,
      media_type: mediaType,
      size: content.length,
      width,
      height,
      created_at: now,
      expires_at: after(now, KEPT),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await tx.insertInto('attachment_contents').values({ attachment_id: row.id, content, preview }).execute();
  return row;
}
