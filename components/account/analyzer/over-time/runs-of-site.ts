import { hostOf } from '#lib/analyses/host-of.ts';
import type { Analysis } from '#lib/contract/analyses.ts';

/** A run with a score. */
export type ScoredRun = Analysis & { readonly overall: number };

const isScored = (run: Analysis): run is ScoredRun => run.state === 'done' && run.overall !== null;

/** Runs of one site that have a score, oldest first. */
export const scoredRuns = (runs: readonly Analysis[], site: string): ScoredRun[] =>
  runs
    .filter(isScored)
    .filter(({ url }) => hostOf(url) === site)
    .toSorted((a, b) => a.createdAt.localeCompare(b.createdAt));

/** Whether two runs were asked for the same pages. Only scores of such runs, by the same rules, compare. */
export const isSameScope = (a: Pick<Analysis, 'url' | 'pageLimit'>, b: Pick<Analysis, 'url' | 'pageLimit'>): boolean =>
  a.url === b.url && a.pageLimit === b.pageLimit;

/** The run before one whose score compares with it. */
export function runBefore(runs: readonly ScoredRun[], id: string | null): ScoredRun | undefined {
  const at = runs.findIndex((run) => run.id === id);
  const shown = runs[at];
  if (!shown) return undefined;
  return runs.slice(0, at).findLast((run) => isSameScope(run, shown) && run.rules === shown.rules);
}

/** The newest run with a score of every other site. */
export function newestOfOthers(runs: readonly Analysis[], site: string): ScoredRun[] {
  const newest = new Map<string, ScoredRun>();
  for (const run of runs.filter(isScored)) {
    const host = hostOf(run.url);
    const known = newest.get(host);
    if (host !== site && (!known || known.createdAt < run.createdAt)) newest.set(host, run);
  }
  return [...newest.values()].toSorted((a, b) => hostOf(a.url).localeCompare(hostOf(b.url)));
}
