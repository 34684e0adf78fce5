import { DAY, HOUR } from '../../clock.ts';
import type { Queries } from '../../db/database.ts';
import { countHit, type Limit } from '../../http/rate-limit.ts';

/**
 * Answers that tell whether a number has an account. The specification wants them said; so many a network gets, enough
 * for people who mistype and nothing to copy a customer list with.
 */
const LOOKUP_LIMITS: readonly Limit[] = [
  { name: 'lookup-hour', hits: 10, window: HOUR },
  { name: 'lookup-day', hits: 30, window: DAY },
];

export interface Lookup {
  /** Keyed hash of the network. */
  readonly networkKey: string;
  readonly factor: number;
  readonly now: Date;
  /** The answer gives something away; else it is only made sure that it would not be one too many. */
  readonly isTold: boolean;
}

/**
 * Counts an answer that tells of an account. An answer that tells nothing is refused in the same cases, with the same
 * work: otherwise the refusals themselves would tell.
 * @throws {ServiceError} `rate_limited`
 */
export async function countLookup(db: Queries, { networkKey, factor, now, isTold }: Lookup): Promise<void> {
  for (const limit of LOOKUP_LIMITS) {
    await countHit(db, { limit, subject: networkKey, factor, now, by: isTold ? 1 : 0 });
  }
}
