import { type Clock, SECOND } from '../clock.ts';
import type { Database } from '../db/database.ts';
import type { GeneralLimit } from './general-limit.ts';
import { type NetworkCount, NetworkCounts } from './network-counts.ts';
import { GENERAL_LIMIT, tooMany } from './rate-limit.ts';
import { addHits } from './shared-hits.ts';

/** What another node may know later than the one that counted it. */
const SETTLE_EVERY = SECOND;

/** Part of the limit that one network may use up before the others are told at once. */
const TOLD_AT_ONCE = 1 / 10;

/** Networks of one statement, which has to end within the time of a visitor's query. */
const MOST_AT_ONCE = 2000;

interface SettledDeps {
  readonly database: Pick<Database, 'db'>;
  readonly clock: Clock;
  readonly factor: number;
}

/** Calls counted here that the others have not heard of, and the moment at which they will. */
class Settlement {
  readonly #deps: SettledDeps;
  readonly #untold = new Map<string, NetworkCount>();
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;

  constructor(deps: SettledDeps) {
    this.#deps = deps;
  }

  /** Has a count settled: within a second, or at once. */
  owe(bucket: string, count: NetworkCount, isUrgent: boolean): void {
    this.#untold.set(bucket, count);
    if (this.#running !== undefined) return;
    if (isUrgent) void this.settle();
    else this.#timer ??= setTimeout(() => void this.settle(), SETTLE_EVERY).unref();
  }

  /** Tells what is untold, and learns what the others have counted. A database that is away is told later. */
  settle(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#running ??= this.#exchange().finally(() => {
      this.#running = undefined;
      if (this.#untold.size > 0) this.#timer ??= setTimeout(() => void this.settle(), SETTLE_EVERY).unref();
    });
    return this.#running;
  }

  async #exchange(): Promise<void> {
    const now = this.#deps.clock();
    const telling = [...this.#untold].slice(0, MOST_AT_ONCE);
    for (const [bucket] of telling) this.#untold.delete(bucket);
    const living = telling.filter(([, { until }]) => until > now);
    const added = living.map(([bucket, { fresh, until }]) => ({ bucket, hits: fresh, until }));
    try {
      const totals = new Map((await addHits(this.#deps.database.db, added, now)).map((total) => [total.bucket, total]));
      for (const [at, [bucket, count]] of living.entries()) {
        count.fresh -= added[at]?.hits ?? 0;
        count.hits = (totals.get(bucket)?.hits ?? 0) + count.fresh;
        count.until = totals.get(bucket)?.until ?? count.until;
      }
    } catch {
      // Those that were counted meanwhile hold what they owe already.
      for (const [bucket, count] of living) if (!this.#untold.has(bucket)) this.#untold.set(bucket, count);
    }
  }

  async end(): Promise<void> {
    await this.#running;
    if (this.#untold.size > 0) await this.settle();
    clearTimeout(this.#timer);
  }
}

/**
 * Counts in this process and settles with the other nodes in the database: once a second, sooner when a network calls
 * a lot. A call waits for nobody, and one statement serves all networks. The nodes together let pass what is counted
 * between two settlements beyond the limit.
 */
export function settled(deps: SettledDeps): GeneralLimit {
  const counts = new NetworkCounts();
  const settlement = new Settlement(deps);
  const most = GENERAL_LIMIT.hits * deps.factor;
  return {
    count(subject) {
      const now = deps.clock();
      const count = counts.hit(subject, now);
      const isOver = count.hits > most;
      // Whoever is refused already does not make the nodes talk.
      settlement.owe(`${GENERAL_LIMIT.name}:${subject}`, count, !isOver && count.fresh >= most * TOLD_AT_ONCE);
      if (isOver) throw tooMany(count.until, now);
    },
    close: () => settlement.end(),
  };
}
