import type { FeedbackListQuery } from '#lib/contract/desk-inboxes.ts';
import type { Queries } from '../../db/database.ts';
import { partOf } from '../tickets/page.ts';
import { nameOf } from '../tickets/summaries.ts';

/** What customers said, newest first, one page of it. */
export async function listFeedback(db: Queries, { search, cursor, limit }: FeedbackListQuery) {
  let query = db
    .selectFrom('feedback as f')
    .innerJoin('users as u', 'u.id', 'f.user_id')
    .selectAll('f')
    .select(['u.first_name', 'u.last_name', 'u.phone']);
  if (search) {
    const part = partOf(search);
    query = query.where(({ or, eb }) =>
      or((['f.message', 'u.first_name', 'u.last_name', 'u.phone'] as const).map((column) => eb(column, 'ilike', part))),
    );
  }
  if (cursor) query = query.where('f.id', '<', cursor);
  const rows = await query
    .orderBy('f.id', 'desc')
    .limit(limit + 1)
    .execute();
  const items = rows.slice(0, limit).map((row) => ({
    id: row.id,
    rating: row.rating,
    message: row.message,
    page: row.page,
    browser: row.browser,
    createdAt: row.created_at.toISOString(),
    customer: { id: row.user_id, name: nameOf(row.first_name, row.last_name) ?? row.phone },
  }));
  return { items, nextCursor: rows.length > limit ? (items.at(-1)?.id ?? null) : null };
}
