import {
  ANALYSIS_LIMITS,
  type AnalysisProgress,
  type AnalysisReport,
  type AnalysisRequest,
  type Notice,
} from '#lib/contract/analyses.ts';
import { askRobots, robotsRules } from '../ask/ask-robots.ts';
import { askSitemap } from '../ask/ask-sitemap.ts';
import type { BrowserPath } from '../browser/browser-facts.ts';
import { measureInBrowser } from '../browser/measure.ts';
import { withDepths } from '../crawl/click-depths.ts';
import { type Crawl, crawl } from '../crawl/crawl.ts';
import type { AddressPolicy } from '../fetch/address-policy.ts';
import { FetchError } from '../fetch/fetch-error.ts';
import { createFetcher } from '../fetch/safe-fetch.ts';
import { CHECKS } from '../read/load-checks.ts';
import { createPageReader } from '../read/page-reader.ts';
import { reportOf } from '../score/report.ts';
import type { CrawledPage, Probes } from '../site.ts';
import { askAround } from './ask-around.ts';
import { openStart } from './open-start.ts';

/** What a run needs from outside. */
export interface AnalyseDeps {
  readonly policy: AddressPolicy;
  /** A browser of the machine; without one its checks are not measured. */
  readonly browser?: BrowserPath | null;
  readonly now: Date;
  /** Milliseconds a run may take; the limit of the contract unless given. */
  readonly limitMs?: number;
  /** Ends the run at once: it was cancelled, or the service stops. */
  readonly signal: AbortSignal;
  onProgress(progress: AnalysisProgress): void;
}

/** Part of the time of a run that the crawl may take; the rest is for what is asked around it. */
const CRAWL_SHARE = 0.6;
const CHECKS_OF_PAGES = CHECKS.filter(({ scope }) => scope === 'page').length;

interface Course {
  readonly read: Crawl;
  readonly isCrawl: boolean;
  readonly isStartCut: boolean;
  readonly isLate: boolean;
  readonly isMeasured: boolean;
}

function noticesOf({ read, isCrawl, isStartCut, isLate, isMeasured }: Course): Notice[] {
  const all: [Notice, boolean][] = [
    ['browser-missing', !isMeasured],
    ['robots-refused', read.refused > 0],
    ['page-limit', isCrawl && read.hasMore],
    ['time-limit', isLate],
    ['pages-too-large', isStartCut || read.tooLarge > 0],
    ['pages-unreadable', read.unreadable > 0],
  ];
  return all.filter(([, holds]) => holds).map(([notice]) => notice);
}

/**
 * Reads a site and judges it.
 * @throws {FetchError} when there is nothing to analyse.
 */
export async function analyse({ url, pages: limit }: AnalysisRequest, deps: AnalyseDeps): Promise<AnalysisReport> {
  const { policy, browser = null, now, limitMs = ANALYSIS_LIMITS.runMs, signal: cancelled } = deps;
  const signal = AbortSignal.any([cancelled, AbortSignal.timeout(limitMs)]);
  const crawlSignal = AbortSignal.any([signal, AbortSignal.timeout(limitMs * CRAWL_SHARE)]);
  const guarded = createFetcher(policy);
  const reader = createPageReader();
  const tell = (progress: Partial<AnalysisProgress>) =>
    deps.onProgress({
      step: 'opening',
      url,
      pagesRead: 0,
      pagesFound: 1,
      checksDone: 0,
      checksTotal: CHECKS.length,
      ...progress,
    });
  try {
    tell({});
    const { answer, fetcher } = await openStart(guarded, url, signal);
    const start = await reader.read(answer);
    if (!start) throw new FetchError('too_slow');
    const home = new URL(answer.url);
    const robots = await askRobots(fetcher, home, signal);
    const rules = robots && robotsRules(robots);
    const sitemap = await askSitemap(fetcher, home, rules, signal);
    const onPage = (at: string, pagesRead: number, pagesFound: number) =>
      tell({ step: 'crawling', url: at, pagesRead, pagesFound: Math.min(limit, pagesFound) });
    const read = await crawl(
      { fetcher, reader, rules, signal: crawlSignal },
      { start, listed: sitemap?.urls ?? [], limit, onPage },
    );
    const isLate = crawlSignal.aborted;
    const pagesRead = read.pages.length;
    tell({ step: 'asking', pagesRead, pagesFound: pagesRead, checksDone: CHECKS_OF_PAGES });
    const around = await askAround({ policy, fetcher, reader, rules, signal }, { start, answer, read });
    const facts = await measureInBrowser(browser, answer.url, policy, signal);
    cancelled.throwIfAborted();
    const probes: Probes = { robots, sitemap, ...around, browser: facts };
    const isCrawl = limit > 1;
    const { text: _, raw: __, ...plain } = answer;
    const site = {
      start: plain,
      pages: withDepths(read.pages) as [CrawledPage, ...CrawledPage[]], // the start page is the first
      isCrawl,
      probes,
      now,
    };
    const notices = noticesOf({ read, isCrawl, isStartCut: answer.isCut, isLate, isMeasured: facts !== null });
    tell({ step: 'scoring', pagesRead, pagesFound: pagesRead, checksDone: CHECKS.length });
    return reportOf(CHECKS, site, url, notices);
  } finally {
    await guarded.close();
  }
}
