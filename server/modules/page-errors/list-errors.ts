import type { PageError, PageErrorListQuery } from '#lib/contract/page-errors.ts';
import { after, DAY } from '../../clock.ts';
import type { Queries } from '../../db/database.ts';

/** Nobody reads further. */
const SHOWN = 100;

/** Errors of a state that were seen in the last days, the most frequent first. */
export async function listErrors(db: Queries, { days, state }: PageErrorListQuery, now: Date): Promise<PageError[]> {
  const rows = await db
    .selectFrom('page_errors')
    .selectAll()
    .where('last_at', '>', after(now, -days * DAY))
    .where('is_solved', '=', state === 'solved')
    .orderBy('hits', 'desc')
    .orderBy('fingerprint')
    .limit(SHOWN)
    .execute();
  return rows.map(({ fingerprint, name, message, frames, hits, kind, browser, ...row }) => ({
    ...{ fingerprint, name, message, frames, hits, kind, browser },
    locale: row.locale as PageError['locale'], // written from the registry
    firstAt: row.first_at.toISOString(),
    lastAt: row.last_at.toISOString(),
    isSolved: row.is_solved,
    hasReturned: row.has_returned,
  }));
}
