import type { AnalysisFailure, AnalysisReport } from '#lib/contract/analyses.ts';
import { TASTE_LIMITS, type Taste } from '#lib/contract/tastes.ts';
import type { Clock } from '../../clock.ts';
import { ServiceError } from '../../http/problem.ts';
import type { AddressPolicy } from './fetch/address-policy.ts';
import { FetchError } from './fetch/fetch-error.ts';
import { analyse } from './run/analyse.ts';

/** Tastes of one process side by side; customers' runs have lanes of their own. */
const WIDTH = 2;

/** Seconds after which a place is free again. */
const NEXT_PLACE = TASTE_LIMITS.runMs / 1000;

interface TasteDeps {
  readonly policy: AddressPolicy;
  readonly clock: Clock;
}

type Answer = { readonly taste: Taste | null; readonly failure: AnalysisFailure | null };

function tasteOf({ url, overall, scores, first, findings }: AnalysisReport): Taste {
  const count = (...states: readonly string[]) => findings.filter(({ state }) => states.includes(state)).length;
  return {
    url,
    overall,
    scores,
    first: first.flatMap((id) => findings.filter(({ check }) => check === id)),
    toMend: count('failed', 'warned'),
    passed: count('passed'),
  };
}

/** Reads one page while its visitor waits, for so many visitors at once. */
export function createTaster({ policy, clock }: TasteDeps) {
  let taken = 0;
  /** @throws {ServiceError} `rate_limited` while every place is taken */
  function assertRoom(): void {
    if (taken >= WIDTH) throw new ServiceError('rate_limited', { retryAfter: NEXT_PLACE });
  }
  return {
    assertRoom,
    /**
     * Takes a place before the work begins and gives it back after it, so that visitors who come at once are counted.
     * @throws {ServiceError} `rate_limited` while every place is taken
     */
    async inPlace<T>(work: () => Promise<T>): Promise<T> {
      assertRoom();
      taken += 1;
      try {
        return await work();
      } finally {
        taken -= 1;
      }
    },
    async taste(url: string): Promise<Answer> {
      const signal = AbortSignal.timeout(TASTE_LIMITS.runMs);
      try {
        const deps = { policy, now: clock(), signal, onProgress: () => undefined };
        return { taste: tasteOf(await analyse({ url, pages: 1 }, deps)), failure: null };
      } catch (error) {
        if (error instanceof FetchError)
          return { taste: null, failure: error.kind === 'certificate' ? 'unreachable' : error.kind };
        if (signal.aborted) return { taste: null, failure: 'too_slow' };
        throw error;
      }
    },
  };
}
