import type { Analysis } from '#lib/contract/analyses.ts';
import { listAnalyses } from '#lib/contract/analysis-calls.ts';
import type { ApiClient } from '#lib/http/client.ts';
import { newestOfOthers, type ScoredRun, scoredRuns } from './runs-of-site.ts';

/** As many as one call gives. */
const PAGE = 50;
/** Calls after which enough is read for any chart and any choice. */
const MOST_CALLS = 20;

export interface SiteRuns {
  /** Of the site, oldest first. */
  readonly runs: readonly ScoredRun[];
  /** The newest of each other site. */
  readonly others: readonly ScoredRun[];
}

async function readAll(api: ApiClient, which: { site: string } | { newestOf: 'each-site' }): Promise<Analysis[]> {
  const all: Analysis[] = [];
  let cursor: string | undefined;
  for (let calls = 0; calls < MOST_CALLS; calls += 1) {
    const page = await api.call(listAnalyses, { query: { ...which, limit: PAGE, cursor } });
    all.push(...page.items);
    if (!page.nextCursor) break;
    cursor = page.nextCursor;
  }
  return all;
}

/** Runs with a score that one may stand beside: all of its site, however old, and the newest of each other site. */
export async function readSiteRuns(api: ApiClient, site: string): Promise<SiteRuns> {
  const [own, newest] = await Promise.all([readAll(api, { site }), readAll(api, { newestOf: 'each-site' })]);
  return { runs: scoredRuns(own, site), others: newestOfOthers(newest, site) };
}
