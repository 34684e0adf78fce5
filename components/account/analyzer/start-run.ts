import { ANALYSIS_LIMITS, type Analysis } from '#lib/contract/analyses.ts';
import { isUnderWay } from './follow-run.ts';

const DAY_MS = 86_400_000;

/** Which limit of the analyzer a refusal stands for; none of them when all calls together were too many. */
export function usedUp(runs: readonly Analysis[], now: number): 'quotaUnderWay' | 'quotaDay' | undefined {
  const today = runs.filter(({ createdAt }) => Date.parse(createdAt) > now - DAY_MS);
  if (today.length >= ANALYSIS_LIMITS.aDay) return 'quotaDay';
  return runs.filter(isUnderWay).length >= ANALYSIS_LIMITS.underWay ? 'quotaUnderWay' : undefined;
}
