import { after } from '../clock.ts';
import { GENERAL_LIMIT } from './rate-limit.ts';

/** Calls of one network in the window that is running. */
export interface NetworkCount {
  hits: number;
  /** Of those, the ones that other nodes have not heard of. */
  fresh: number;
  until: Date;
}

/** Networks that are counted at once; more than that and the ones whose window is over go. */
const MOST_NETWORKS = 50_000;

/** The calls of networks as one process knows them. */
export class NetworkCounts {
  readonly #counts = new Map<string, NetworkCount>();

  #forget(now: Date): void {
    if (this.#counts.size < MOST_NETWORKS) return;
    for (const [subject, { until }] of this.#counts) if (until <= now) this.#counts.delete(subject);
    // A flood of networks: better to forget some than to grow.
    if (this.#counts.size >= MOST_NETWORKS) this.#counts.clear();
  }

  /** Counts a call; the first of a network begins its window. */
  hit(subject: string, now: Date): NetworkCount {
    let count = this.#counts.get(subject);
    if (!count || count.until <= now) {
      this.#forget(now);
      count = { hits: 0, fresh: 0, until: after(now, GENERAL_LIMIT.window) };
      this.#counts.set(subject, count);
    }
    count.hits += 1;
    count.fresh += 1;
    return count;
  }
}
