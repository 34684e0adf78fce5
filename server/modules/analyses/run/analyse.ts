import {
  ANALYSIS_LIMITS,
  type AnalysisProgress,
  type AnalysisReport,
  type AnalysisRequest,
  type Notice,
} from '#lib/contract/analyses.ts';
import { askRobots } from '../ask/ask-robots.ts';
import { askSitemap } from '../ask/ask-sitemap.ts';
import type { BrowserPath } from '../browser/browser-facts.ts';
import { measureInBrowser } from '../browser/measure.ts';
import { withDepths } from '../crawl/click-depths.ts';
import { crawl } from '../crawl/crawl.ts';
import type { AddressPolicy } from '../fetch/address-policy.ts';
import { createFetcher } from '../fetch/safe-fetch.ts';
import { CHECKS } from '../read/load-checks.ts';
import { readBeginning } from '../read/page-reader.ts';
import { inThread } from '../read/threads.ts';
import type { CrawledPage, Probes, Site } from '../site.ts';
import { askAround } from './ask-around.ts';
import { noticesOf } from './notices.ts';
import { openStart } from './open-start.ts';
import { CHECKS_WITHOUT_BROWSER, crawled, progressTeller, telling } from './progress.ts';

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

/** Judges a site off the main thread; where strangers' texts are too much for a check, without them. */
async function judged(site: Site, url: string, notices: readonly Notice[]): Promise<AnalysisReport> {
  const report = await inThread('report', { site, url, notices });
  if (report) return report;
  const probes: Probes = { ...site.probes, robots: null, assets: [], llms: null };
  const rest = await inThread('report', { site: { ...site, probes }, url, notices });
  if (!rest) throw new Error('the site cannot be judged');
  return rest;
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
  const tell = progressTeller(url, deps.onProgress);
  try {
    tell({});
    const { answer, fetcher } = await openStart(guarded, url, signal);
    const beginning = await readBeginning(answer);
    if (!beginning) throw new Error('not even the beginning of the page can be read');
    const { facts: start, isPart } = beginning;
    const home = new URL(answer.url);
    const robots = await askRobots(fetcher, home, signal);
    const sitemap = await askSitemap(fetcher, home, robots.sitemaps[0], signal);
    const onPage = (at: string, pagesRead: number, pagesFound: number) =>
      tell({ step: 'crawling', url: at, ...crawled(pagesRead, Math.min(limit, pagesFound)) });
    const read = await crawl(
      { fetcher, robots, signal: crawlSignal },
      { start, listed: sitemap?.urls ?? [], limit, onPage },
    );
    const isCrawlLate = crawlSignal.aborted;
    const pagesRead = read.pages.length;
    const isCrawl = limit > 1;
    const asking = { step: 'asking', ...crawled(pagesRead, pagesRead) } as const;
    const asked = telling(fetcher, (at) => tell({ ...asking, url: at }));
    tell(asking);
    const around = await askAround(
      { policy, fetcher: asked, robots, signal },
      { start, answer, read, sitemap, isCrawl },
    );
    tell({ ...asking, checksDone: CHECKS_WITHOUT_BROWSER });
    const browserFacts = await measureInBrowser(browser, answer.url, policy, signal);
    cancelled.throwIfAborted();
    const { text: _, raw: __, ...plain } = answer;
    const site: Site = {
      start: plain,
      pages: withDepths(read.pages) as [CrawledPage, ...CrawledPage[]], // the start page is the first
      isCrawl,
      hasMore: read.hasMore || isCrawlLate || read.unreadable > 0,
      probes: { robots: robots.file, sitemap, ...around, browser: browserFacts },
      now,
    };
    const notices = noticesOf({
      read,
      isCrawl,
      isStartCut: isPart || (answer.isCut && !answer.isTimedOut),
      isLate: isCrawlLate || signal.aborted || answer.isTimedOut,
      isMeasured: browserFacts !== null,
    });
    tell({ step: 'scoring', pagesRead, pagesFound: pagesRead, checksDone: CHECKS.length });
    return await judged(site, url, notices);
  } finally {
    await guarded.close();
  }
}
