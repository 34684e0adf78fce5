import type { Clock } from '../clock.ts';
import { after } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { countHit, GENERAL_LIMIT, tooMany } from './rate-limit.ts';

/** Counts a call of a network. @throws {ServiceError} `rate_limited` beyond the limit */
export type GeneralLimit = (subject: string) => Promise<void>;

/** Counts a hit where every node sees it, with the milliseconds its window has left; `undefined` while that is away. */
export type SharedCount = (
  subject: string,
  window: number,
) => Promise<{ readonly hits: number; readonly left: number } | undefined>;

interface LimitDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly factor: number;
  /** `null`: the database counts, or this process. */
  readonly sharedCount: SharedCount | null;
}

interface Count {
  hits: number;
  until: Date;
}

/** Networks that are counted at once; more than that and the ones whose window is over go. */
const MOST_NETWORKS = 50_000;

function forget(counts: Map<string, Count>, now: Date): void {
  if (counts.size < MOST_NETWORKS) return;
  for (const [subject, { until }] of counts) if (until <= now) counts.delete(subject);
  // A flood of networks: better to forget some than to grow.
  if (counts.size >= MOST_NETWORKS) counts.clear();
}

/** Counts in this process. */
function inMemory({ clock, factor }: LimitDeps): GeneralLimit {
  const counts = new Map<string, Count>();
  return async (subject) => {
    const now = clock();
    const known = counts.get(subject);
    const count = known && known.until > now ? known : { hits: 0, until: after(now, GENERAL_LIMIT.window) };
    if (count !== known) forget(counts, now);
    count.hits += 1;
    counts.set(subject, count);
    if (count.hits > GENERAL_LIMIT.hits * factor) throw tooMany(count.until, now);
  };
}

const inDatabase =
  ({ database: { db }, clock, factor }: LimitDeps): GeneralLimit =>
  (subject) =>
    countHit(db, { table: 'request_counts', limit: GENERAL_LIMIT, subject, factor, now: clock() });

function shared(count: SharedCount, deps: LimitDeps): GeneralLimit {
  const alone = inMemory(deps);
  return async (subject) => {
    const counted = await count(subject, GENERAL_LIMIT.window);
    if (!counted) return alone(subject);
    const now = deps.clock();
    if (counted.hits > GENERAL_LIMIT.hits * deps.factor) throw tooMany(after(now, counted.left), now);
  };
}

/**
 * The limit of all calls of a network together. Several nodes count in Redis where there is one, each by itself while it
 * is away, else in their database; the embedded one has a single process, which counts by itself and spares each call a
 * statement. All forget their counts when they crash.
 */
export function generalLimit(deps: LimitDeps): GeneralLimit {
  if (deps.sharedCount) return shared(deps.sharedCount, deps);
  return deps.database.kind === 'embedded' ? inMemory(deps) : inDatabase(deps);
}
