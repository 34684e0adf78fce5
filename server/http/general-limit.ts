import type { Clock } from '../clock.ts';
import { after } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { NetworkCounts } from './network-counts.ts';
import { GENERAL_LIMIT, tooMany } from './rate-limit.ts';
import { settled } from './settled-limit.ts';

/** Counts the calls of networks. */
export interface GeneralLimit {
  /** Counts a call. @throws {ServiceError} `rate_limited` beyond the limit */
  count(subject: string): Promise<void> | void;
  /** Tells other nodes what they have not heard yet. */
  close(): Promise<void>;
}

/** Counts a hit where every node sees it, with the milliseconds its window has left; `undefined` while that is away. */
export type SharedCount = (
  subject: string,
  window: number,
) => Promise<{ readonly hits: number; readonly left: number } | undefined>;

interface LimitDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly factor: number;
  /** `null`: the nodes settle in the database, or there is one. */
  readonly sharedCount: SharedCount | null;
}

/** Counts in this process alone. */
function alone({ clock, factor }: LimitDeps): GeneralLimit {
  const counts = new NetworkCounts();
  return {
    count(subject) {
      const now = clock();
      const count = counts.hit(subject, now);
      if (count.hits > GENERAL_LIMIT.hits * factor) throw tooMany(count.until, now);
    },
    close: async () => undefined,
  };
}

function shared(ask: SharedCount, deps: LimitDeps): GeneralLimit {
  const meanwhile = alone(deps);
  return {
    ...meanwhile,
    async count(subject) {
      const counted = await ask(subject, GENERAL_LIMIT.window);
      if (!counted) return meanwhile.count(subject);
      const now = deps.clock();
      if (counted.hits > GENERAL_LIMIT.hits * deps.factor) throw tooMany(after(now, counted.left), now);
    },
  };
}

/**
 * The limit of all calls of a network together. Several nodes count in Redis where there is one, each by itself while it
 * is away; else each counts by itself and settles with the others in the database. The embedded one has a single
 * process. All forget their counts when they crash.
 */
export function generalLimit(deps: LimitDeps): GeneralLimit {
  if (deps.sharedCount) return shared(deps.sharedCount, deps);
  return deps.database.kind === 'embedded' ? alone(deps) : settled(deps);
}
