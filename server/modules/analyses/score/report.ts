import type { AnalysisReport, Notice } from '#lib/contract/analyses.ts';
import type { Check } from '../check.ts';
import type { Site } from '../site.ts';
import { firstThree } from './first-three.ts';
import { isBlocked, judge } from './judge.ts';
import { overallScore, scoresOf } from './scores.ts';

/** Changes with every check or weight that changes a score; scores of one version compare. */
const RULES_VERSION = '1.2.0';
/** With a browser more is judged, so that scores with and without one do not compare. */
const WITH_BROWSER = `${RULES_VERSION}+browser`;

/** Puts a site and its judgement together as the report that is kept and shown. */
export function reportOf(
  checks: readonly Check[],
  site: Site,
  requestedUrl: string,
  notices: readonly Notice[],
): AnalysisReport {
  const findings = judge(checks, site);
  const scores = scoresOf(findings, site.isCrawl);
  const [start] = site.pages;
  const { shareImage } = site.probes;
  const weighed = new Set(checks.filter(({ weight }) => weight > 0).map(({ id }) => id));
  const failedOn = (page: (typeof site.pages)[number]) =>
    Object.entries(page.outcomes).filter(([id, { score }]) => score === 0 && weighed.has(id)).length;
  const pages = site.pages.map((page) => ({
    url: page.url,
    status: page.status,
    title: page.title,
    failed: failedOn(page),
  }));
  return {
    rules: site.probes.browser ? WITH_BROWSER : RULES_VERSION,
    requestedUrl,
    url: site.start.url,
    measuredAt: site.now.toISOString(),
    lang: start.lang || null,
    overall: overallScore(scores, isBlocked(checks, site, findings)),
    scores,
    cleanPages: Math.round((100 * pages.filter(({ failed }) => failed === 0).length) / pages.length),
    pages,
    first: firstThree(findings),
    findings,
    preview: { ...start.preview, share: { ...start.preview.share, thumbnail: shareImage?.thumbnail ?? null } },
    notes: start.notes,
    notices: [...notices],
  };
}
