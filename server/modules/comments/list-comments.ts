import type * as z from 'zod';
import type { Comment, listComments } from '#lib/contract/comments.ts';
import type { Queries } from '../../db/database.ts';
import { answersOf } from './answers.ts';

type Query = z.output<(typeof listComments)['query']>;

/**
 * Approved comments of a page, newest first. The cursor is the id of the last one seen: ids are UUIDv7 and sort by
 * time, so comments that are approved in between never shift a page.
 */
export async function approvedComments(
  db: Queries,
  { page, locale, cursor, limit }: Query,
): Promise<{ items: Comment[]; nextCursor: string | null }> {
  let query = db
    .selectFrom('comments')
    .select(['id', 'name', 'last_name', 'comment', 'locale', 'created_at'])
    .where('state', '=', 'approved')
    .where('page', '=', page);
  if (locale !== undefined) query = query.where('locale', '=', locale);
  if (cursor !== undefined) query = query.where('id', '<', cursor);
  // One more than asked for tells whether there is a next page.
  const rows = await query
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
  const shown = rows.slice(0, limit);
  const answers = await answersOf(
    db,
    shown.map(({ id }) => id),
  );
  const items = shown.map(({ last_name, created_at, ...row }) => ({
    ...row,
    locale: row.locale as Comment['locale'], // written from the contract's list
    lastName: last_name,
    createdAt: created_at.toISOString(),
    answers: answers(row.id),
  }));
  return { items, nextCursor: rows.length > limit ? (items.at(-1)?.id ?? null) : null };
}
