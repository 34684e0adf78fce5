import { sql } from 'kysely';
import { after, DAY, HOUR, MINUTE, SECOND } from '../clock.ts';
import type { Queries } from '../db/database.ts';
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

interface Hit {
  readonly table: 'rate_limits' | 'request_counts';
  readonly limit: Limit;
  /** Who is counted, already made unreadable. */
  readonly subject: string;
  readonly factor: number;
  readonly now: Date;
}

/**
 * Counts one hit; a single statement, so parallel calls cannot slip past each other.
 * @throws {ServiceError} `rate_limited` beyond the limit, with the seconds until the window ends
 */
export async function countHit(db: Queries, { table, limit, subject, factor, now }: Hit): Promise<void> {
  const { rows } = await sql<{ hits: number; expires_at: Date }>`
    INSERT INTO ${sql.table(table)} AS counted (bucket, hits, expires_at)
    VALUES (${`${limit.name}:${subject}`}, 1, ${after(now, limit.window)})
    ON CONFLICT (bucket) DO UPDATE SET
      hits = CASE WHEN counted.expires_at <= ${now} THEN 1 ELSE counted.hits + 1 END,
      expires_at = CASE WHEN counted.expires_at <= ${now} THEN excluded.expires_at ELSE counted.expires_at END
    RETURNING hits, expires_at`.execute(db);
  const counted = rows[0];
  if (!counted || counted.hits <= limit.hits * factor) return;
  const retryAfter = Math.max(1, Math.ceil((counted.expires_at.getTime() - now.getTime()) / SECOND));
  throw new ServiceError('rate_limited', { retryAfter });
}
