import lighthouse from 'lighthouse';
import { BUDGETS } from '#tests/support/budgets.ts';
import { atLeast, type Measure, median } from './measure.ts';

const CATEGORIES = { performance: BUDGETS.performance, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
const TIMES = {
  'first-contentful-paint': 'first contentful paint',
  'largest-contentful-paint': 'largest contentful paint',
  'total-blocking-time': 'total blocking time',
} as const;

interface Audited {
  readonly url: string;
  /** Debugging port of the browser. */
  readonly port: number;
  /** Search engines may list it. */
  readonly isListed: boolean;
}

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

async function audit({ url, port, isListed }: Audited): Promise<Report> {
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: Object.keys(CATEGORIES),
    // A page that asks not to be listed would fail for that alone.
    ...(!isListed && { skipAudits: ['is-crawlable'] }),
  });
  if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
  return result.lhr;
}

/** Medians of Lighthouse's mobile run of a page, on a browser that listens on a debugging port. */
export async function lighthouseMeasures(page: Audited, runs: number): Promise<Measure[]> {
  const reports: Report[] = [];
  for (let run = 0; run < runs; run += 1) reports.push(await audit(page));
  const path = new URL(page.url).pathname;
  const scores = Object.entries(CATEGORIES).map(([id, limit]) => {
    const value = median(reports.map((report) => Math.round((report.categories[id]?.score ?? 0) * 100)));
    return { what: `${path} Lighthouse ${id}`, value, shown: String(value), budget: atLeast(limit) };
  });
  const times = Object.entries(TIMES).map(([id, name]) => {
    const value = median(reports.map((report) => report.audits[id]?.numericValue ?? Number.NaN));
    return { what: `${path} ${name}`, value, shown: `${Math.round(value)} ms` };
  });
  return [...scores, ...times];
}
