import { sql } from 'kysely';
import * as z from 'zod';
import type { Notification } from '#lib/contract/notifications.ts';
import type { Queries } from '../../db/database.ts';

const Data = z.record(z.string(), z.string()).catch({});

interface Page {
  readonly unread: 'true' | 'false';
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/** How many a customer has not read. */
export async function countUnread(db: Queries, userId: string): Promise<number> {
  const row = await db
    .selectFrom('notifications')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .executeTakeFirst();
  return row?.count ?? 0;
}

/** A customer's notifications, newest first, one page of them. */
export async function listNotifications(
  db: Queries,
  userId: string,
  { unread, cursor, limit }: Page,
): Promise<{ items: Notification[]; nextCursor: string | null; unread: number }> {
  let query = db.selectFrom('notifications').selectAll().where('user_id', '=', userId);
  if (unread === 'true') query = query.where('read_at', 'is', null);
  if (cursor) query = query.where('id', '<', cursor);
  const rows = await query
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
  const items = rows.slice(0, limit).map(({ id, event, data, created_at, read_at }) => ({
    id,
    event,
    data: Data.parse(data),
    createdAt: created_at.toISOString(),
    readAt: read_at?.toISOString() ?? null,
  }));
  const nextCursor = rows.length > limit ? (items.at(-1)?.id ?? null) : null;
  return { items, nextCursor, unread: await countUnread(db, userId) };
}
