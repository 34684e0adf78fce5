import { type Selectable, sql } from 'kysely';
import { MOST_REPLIES, type ReplyBody, type SavedReply } from '#lib/contract/saved-replies.ts';
import { findLanguageByLocale, languageOf } from '#lib/i18n/languages.ts';
import type { Queries, Tx } from '../../db/database.ts';
import type { SavedRepliesTable } from '../../db/thread-tables.ts';
import { ServiceError } from '../../http/problem.ts';
import { partOf } from '../tickets/page.ts';

const replyOf = ({ id, locale, title, text, uses, changed_at }: Selectable<SavedRepliesTable>): SavedReply => ({
  id,
  locale: languageOf(findLanguageByLocale(locale) ?? 'en').locale,
  title,
  text,
  uses,
  changedAt: changed_at.toISOString(),
});

interface Asked {
  readonly locale?: string | undefined;
  readonly search?: string | undefined;
}

/** Saved replies, of one language or all, those used most first. */
export async function listReplies(db: Queries, { locale, search }: Asked): Promise<SavedReply[]> {
  let query = db.selectFrom('saved_replies').selectAll();
  if (locale) query = query.where('locale', '=', locale);
  if (search) {
    const part = partOf(search);
    query = query.where((where) => where.or([where('title', 'ilike', part), where('text', 'ilike', part)]));
  }
  const rows = await query.orderBy('uses', 'desc').orderBy('title').limit(MOST_REPLIES).execute();
  return rows.map(replyOf);
}

/**
 * Saves a reply under its id, new or changed.
 * @throws {ServiceError} `list_full`
 */
export async function saveReply(tx: Tx, reply: ReplyBody, now: Date): Promise<SavedReply> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('saved replies', 0))`.execute(tx);
  const others = await tx.selectFrom('saved_replies').select('id').where('id', '<>', reply.id).execute();
  if (others.length >= MOST_REPLIES) throw new ServiceError('list_full');
  const { id, ...columns } = { ...reply, changed_at: now };
  const row = await tx
    .insertInto('saved_replies')
    .values({ id, ...columns })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(columns))
    .returningAll()
    .executeTakeFirstOrThrow();
  return replyOf(row);
}

/** @throws {ServiceError} `not_found` */
export async function removeReply(tx: Tx, id: string): Promise<void> {
  const gone = await tx.deleteFrom('saved_replies').where('id', '=', id).executeTakeFirst();
  if (gone.numDeletedRows === 0n) throw new ServiceError('not_found');
}
