import { randomUUIDv7 } from 'node:crypto';
import { ANALYSIS_LIMITS } from '#lib/contract/analyses.ts';
import { after, DAY } from '../clock.ts';
import type { Tx } from '../db/database.ts';
import { CHECKS } from '../modules/analyses/read/load-checks.ts';
import { siteOf } from '../modules/analyses/request-analysis.ts';
import { reportOf } from '../modules/analyses/score/report.ts';
import type { Mended } from './sample-pages.ts';
import { sampleSite } from './sample-site.ts';

interface Run {
  /** Ends with `.example`: a name that nobody can have (RFC 2606). */
  readonly host: string;
  readonly mended: Mended;
  /** Days ago. */
  readonly days: number;
}

/** A shop that is mended month by month, and another to compare it with. */
const RUNS: readonly Run[] = [
  { host: 'demo-tea.example', mended: 0, days: 95 },
  { host: 'demo-tea.example', mended: 1, days: 65 },
  { host: 'demo-tea.example', mended: 2, days: 35 },
  { host: 'demo-coffee.example', mended: 1, days: 20 },
  { host: 'demo-tea.example', mended: 3, days: 4 },
];

/** Runs of the demo customer: samples made for it, judged by the rules that judge every site. */
export async function addAnalyses(tx: Tx, customerId: string, now: Date): Promise<void> {
  const ids = RUNS.map(() => randomUUIDv7()).sort(); // lists go by them
  const rows = RUNS.map(({ host, mended, days }, at) => {
    const finished = after(now, -days * DAY);
    const url = `https://${host}/`;
    const report = reportOf(CHECKS, sampleSite({ host, mended, now: finished }), url, ['browser-missing']);
    return {
      id: ids[at] ?? randomUUIDv7(),
      customer_id: customerId,
      url,
      site: siteOf(url),
      page_limit: ANALYSIS_LIMITS.pages,
      state: 'done' as const,
      failure: null,
      report: JSON.stringify(report),
      rules: report.rules,
      overall: report.overall,
      created_at: finished,
      started_at: finished,
      finished_at: finished,
    };
  });
  await tx.insertInto('analyses').values(rows).execute();
}
