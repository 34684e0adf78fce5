import type { RobotsRules } from '../ask/ask-robots.ts';
import type { Fetched, Fetcher } from '../fetch/safe-fetch.ts';
import type { PageFacts } from '../page/page-facts.ts';
import type { PageReader } from '../read/page-reader.ts';
import type { Visit } from '../site.ts';
import { createFrontier } from './frontier.ts';

const WIDTH = 3;

export interface CrawlTools {
  readonly fetcher: Fetcher;
  readonly reader: PageReader;
  readonly rules: RobotsRules | null;
  /** Ends the crawl; what was read stays. */
  readonly signal: AbortSignal;
}

export interface CrawlPlan {
  readonly start: PageFacts;
  /** Addresses of the sitemap: they come before those that pages link to. */
  readonly listed: readonly string[];
  readonly limit: number;
  onPage(url: string, read: number, found: number): void;
}

export interface Crawl {
  readonly pages: readonly PageFacts[];
  /** Answers that are no page to judge: errors, files, pages reached a second time. */
  readonly visits: readonly Visit[];
  readonly refused: number;
  readonly tooLarge: number;
  readonly unreadable: number;
  /** There was more to read than the limit allows. */
  readonly hasMore: boolean;
}

const isHtml = ({ headers }: Fetched): boolean => /html/i.test(String(headers['content-type'] ?? 'text/html'));

/** Reads the pages of a site: its sitemap first, then its links, as far as robots.txt and the limit allow. */
export async function crawl({ fetcher, reader, rules, signal }: CrawlTools, plan: CrawlPlan): Promise<Crawl> {
  const pages: PageFacts[] = [plan.start];
  const visits: Visit[] = [];
  const counts = { refused: 0, tooLarge: 0, unreadable: 0, begun: 1 };
  const frontier = createFrontier(plan.start.url);
  for (const url of [...plan.listed, ...plan.start.internal]) frontier.add(url);

  const isAllowed = (url: string): boolean => {
    const isRefused = rules !== null && !rules.allows(url);
    if (isRefused) counts.refused += 1;
    return !isRefused;
  };
  async function fetchPage(url: string): Promise<Fetched | null> {
    try {
      const answer = await fetcher.fetch(url, { signal });
      const { status, url: finalUrl, hops } = answer;
      const isNew = frontier.reach(finalUrl, url);
      if (status === 200 && isNew && isHtml(answer)) return answer;
      visits.push({ url, status, finalUrl, hops });
    } catch {
      if (!signal.aborted) visits.push({ url, status: 0, finalUrl: url, hops: [] });
    }
    return null;
  }
  async function open(url: string): Promise<void> {
    const answer = isAllowed(url) ? await fetchPage(url) : null;
    if (!answer) {
      counts.begun -= 1; // what is no page takes no place of one
      return;
    }
    if (answer.isCut) counts.tooLarge += 1;
    const facts = await reader.read(answer);
    if (!facts) {
      counts.unreadable += 1;
      return;
    }
    pages.push(facts);
    for (const link of facts.internal) frontier.add(link);
    plan.onPage(facts.url, pages.length, counts.begun + frontier.waiting());
  }

  const under = new Set<Promise<void>>();
  while (!signal.aborted) {
    const hasRoom = counts.begun < plan.limit && visits.length < plan.limit * 2;
    const url = hasRoom && under.size < WIDTH ? frontier.next() : undefined;
    if (url) {
      counts.begun += 1;
      const work: Promise<void> = open(url).finally(() => under.delete(work));
      under.add(work);
    } else if (under.size > 0) await Promise.race(under);
    else break;
  }
  await Promise.all(under);
  return { pages, visits, ...counts, hasMore: frontier.waiting() > 0 };
}
