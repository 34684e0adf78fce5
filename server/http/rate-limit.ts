import { sql } from 'kysely';
import { TASTE_LIMITS } from '#lib/contract/tastes.ts';
import { after, DAY, HOUR, MINUTE, SECOND } from '../clock.ts';
import type { Queries, Tx } from '../db/database.ts';
import { ServiceError } from './problem.ts';

/** So many hits in a window, which begins with the first. */
export interface Limit {
  readonly name: string;
  readonly hits: number;
  /** Milliseconds. */
  readonly window: number;
}

/** All calls of one network together; see `request_counts` for why it has a table of its own. */
export const GENERAL_LIMIT: Limit = { name: 'all', hits: 300, window: 5 * MINUTE };

export const CONSULTATION_LIMITS: readonly Limit[] = [
  { name: 'consultation-hour', hits: 5, window: HOUR },
  { name: 'consultation-day', hits: 20, window: DAY },
];

export const COMMENT_LIMITS: readonly Limit[] = [
  { name: 'comment-10-minutes', hits: 3, window: 10 * MINUTE },
  { name: 'comment-day', hits: 20, window: DAY },
];

/** A page that is read for somebody without an account. */
export const TASTE_LIMIT: Limit = { name: 'taste-day', hits: TASTE_LIMITS.aDay, window: DAY };

/** One site is not read over and over for people who are nobody: a visitor may not send the service at somebody. */
export const TASTE_OF_SITE_LIMIT: Limit = { name: 'taste-site', hits: 4, window: HOUR };

/** One page view each; a household or an office shares an address. */
export const VITALS_LIMITS: readonly Limit[] = [{ name: 'vitals-hour', hits: 600, window: HOUR }];

/** A page view tells of five errors at most, and most page views of none. */
export const PAGE_ERROR_LIMITS: readonly Limit[] = [{ name: 'page-error-hour', hits: 60, window: HOUR }];

interface Hit {
  readonly limit: Limit;
  /** Who is counted, already made unreadable. */
  readonly subject: string;
  readonly factor: number;
  readonly now: Date;
  /** 0 only asks whether a hit would be refused, at the cost of a hit. */
  readonly by?: 0 | 1;
}

interface Counted {
  readonly hits: number;
  readonly expires_at: Date;
}

const bucketOf = ({ limit, subject }: Pick<Hit, 'limit' | 'subject'>): string => `${limit.name}:${subject}`;

/**
 * Counts one hit; a single statement, so parallel calls cannot slip past each other.
 * @throws {ServiceError} `rate_limited` beyond the limit, with the seconds until the window ends
 */
export async function countHit(db: Queries, { limit, subject, factor, now, by = 1 }: Hit): Promise<void> {
  const { rows } = await sql<Counted>`
    INSERT INTO rate_limits AS counted (bucket, hits, expires_at)
    VALUES (${bucketOf({ limit, subject })}, ${sql.lit(by)}, ${after(now, limit.window)})
    ON CONFLICT (bucket) DO UPDATE SET
      hits = CASE WHEN counted.expires_at <= ${now} THEN ${sql.lit(by)} ELSE counted.hits + ${sql.lit(by)} END,
      expires_at = CASE WHEN counted.expires_at <= ${now} THEN excluded.expires_at ELSE counted.expires_at END
    RETURNING hits, expires_at`.execute(db);
  const counted = rows[0];
  if (!counted || counted.hits + 1 - by <= limit.hits * factor) return;
  throw tooMany(counted.expires_at, now);
}

/**
 * Counts a hit against several limits in one statement, for a transaction: a refusal takes all counts back with it.
 * @throws {ServiceError} `rate_limited` beyond one of the limits
 */
export async function countHits(
  tx: Tx,
  { limits, ...hit }: Omit<Hit, 'limit' | 'by'> & { readonly limits: readonly Limit[] },
): Promise<void> {
  if (limits.length === 0) return;
  const { subject, factor, now } = hit;
  // In one order, so that two who count the same never wait for each other.
  const sorted = limits.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const rows = sorted.map(
    (limit) => sql`(${bucketOf({ limit, subject })}, 1, ${after(now, limit.window)}::timestamptz)`,
  );
  const { rows: counted } = await sql<Counted & { bucket: string }>`
    INSERT INTO rate_limits AS counted (bucket, hits, expires_at) VALUES ${sql.join(rows)}
    ON CONFLICT (bucket) DO UPDATE SET
      hits = CASE WHEN counted.expires_at <= ${now} THEN 1 ELSE counted.hits + 1 END,
      expires_at = CASE WHEN counted.expires_at <= ${now} THEN excluded.expires_at ELSE counted.expires_at END
    RETURNING bucket, hits, expires_at`.execute(tx);
  for (const limit of limits) {
    const row = counted.find(({ bucket }) => bucket === bucketOf({ limit, subject }));
    if (row && row.hits > limit.hits * factor) throw tooMany(row.expires_at, now);
  }
}

/** The refusal that tells when to come back. */
export const tooMany = (until: Date, now: Date): ServiceError =>
  new ServiceError('rate_limited', { retryAfter: Math.max(1, Math.ceil((until.getTime() - now.getTime()) / SECOND)) });

/** Takes hits back: what they were counted for did not happen, or turned out to be right. */
export async function refundHits(db: Queries, ...hits: readonly Pick<Hit, 'limit' | 'subject'>[]): Promise<void> {
  const buckets = sql.join(hits.map(bucketOf));
  // Locked in the order in which they are counted.
  await sql`UPDATE rate_limits SET hits = hits - 1 WHERE bucket IN (
    SELECT bucket FROM rate_limits WHERE bucket IN (${buckets}) AND hits > 0 ORDER BY bucket COLLATE "C" FOR UPDATE)`.execute(
    db,
  );
}

/** Hits counted in the window that is running. */
export async function spent(
  db: Queries,
  { limit, subject, now }: Pick<Hit, 'limit' | 'subject' | 'now'>,
): Promise<number> {
  const row = await db
    .selectFrom('rate_limits')
    .select('hits')
    .where('bucket', '=', bucketOf({ limit, subject }))
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row?.hits ?? 0;
}
