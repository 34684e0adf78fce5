import { ANALYSIS_LIMITS } from '#lib/contract/analyses.ts';
import { DAY } from '../../clock.ts';

/** What a customer has asked for so far. */
export interface Usage {
  readonly underWay: number;
  /** Times of the requests of the last day. */
  readonly lastDay: readonly Date[];
}

export type Verdict = { readonly isAllowed: true } | { readonly isAllowed: false; readonly retryAfterSeconds: number };

/** A run takes at most this long, so another place is free by then. */
const NEXT_PLACE_SECONDS = ANALYSIS_LIMITS.runMs / 1000;

/** Whether a customer may start another run: three under way, twenty in any 24 hours. */
export function judgeQuota({ underWay, lastDay }: Usage, now: Date): Verdict {
  if (lastDay.length >= ANALYSIS_LIMITS.aDay) {
    const sorted = lastDay.map((time) => time.getTime()).sort((a, b) => b - a);
    const leaves = (sorted[ANALYSIS_LIMITS.aDay - 1] ?? now.getTime()) + DAY;
    return { isAllowed: false, retryAfterSeconds: Math.max(1, Math.ceil((leaves - now.getTime()) / 1000)) };
  }
  if (underWay >= ANALYSIS_LIMITS.underWay) return { isAllowed: false, retryAfterSeconds: NEXT_PLACE_SECONDS };
  return { isAllowed: true };
}
