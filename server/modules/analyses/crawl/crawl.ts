import { setTimeout as pause } from 'node:timers/promises';
import type { Robots } from '../ask/ask-robots.ts';
import type { Fetched, Fetcher } from '../fetch/safe-fetch.ts';
import type { PageFacts } from '../page/page-facts.ts';
import { readAnswer } from '../read/page-reader.ts';
import type { Visit } from '../site.ts';
import { createFrontier } from './frontier.ts';

const WIDTH = 3;

export interface CrawlTools {
  readonly fetcher: Fetcher;
  readonly robots: Robots;
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
  /** Pages that came too slowly to be read to their end. */
  readonly tooSlow: number;
  readonly unreadable: number;
  /** There was more to read than the limit allows. */
  readonly hasMore: boolean;
}

const isHtml = ({ headers }: Fetched): boolean => /html/i.test(String(headers['content-type'] ?? 'text/html'));

/** Reads the pages of a site: its sitemap first, then its links, as far as robots.txt and the limit allow. */
export async function crawl({ fetcher, robots, signal }: CrawlTools, plan: CrawlPlan): Promise<Crawl> {
  const pages: PageFacts[] = [plan.start];
  const visits: Visit[] = [];
  const counts = { refused: 0, tooLarge: 0, tooSlow: 0, unreadable: 0, begun: 1 };
  const frontier = createFrontier(plan.start.url);

  async function add(urls: readonly string[]): Promise<void> {
    const fresh = frontier.fresh(urls);
    const allowed = await robots.allowed(fresh);
    counts.refused += fresh.length - allowed.length;
    frontier.push(allowed);
  }
  async function mayFollow(url: string): Promise<boolean> {
    const isAllowed = await robots.allows(url);
    if (!isAllowed) counts.refused += 1;
    return isAllowed;
  }
  /** The time a site asks to be left alone between two pages. */
  const rest = (): Promise<void> =>
    robots.pauseMs > 0 ? pause(robots.pauseMs, undefined, { signal }).catch(() => undefined) : Promise.resolve();
  async function fetchPage(url: string): Promise<Fetched | null> {
    try {
      const answer = await fetcher.fetch(url, { signal, mayFollow });
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
    const answer = await fetchPage(url);
    if (!answer) {
      counts.begun -= 1; // what is no page takes no place of one
      return;
    }
    if (answer.isCut) counts[answer.isTimedOut ? 'tooSlow' : 'tooLarge'] += 1;
    const facts = await readAnswer(answer);
    if (!facts) {
      counts.unreadable += 1;
      return;
    }
    pages.push(facts);
    await add(facts.internal);
    plan.onPage(facts.url, pages.length, counts.begun + frontier.waiting());
  }

  if (plan.limit > 1) await add([...plan.listed, ...plan.start.internal]);
  const width = robots.pauseMs > 0 ? 1 : WIDTH;
  const under = new Set<Promise<void>>();
  while (!signal.aborted) {
    const hasRoom = counts.begun < plan.limit && visits.length < plan.limit * 2;
    const url = hasRoom && under.size < width ? frontier.next() : undefined;
    if (url) {
      counts.begun += 1;
      await rest();
      const work: Promise<void> = open(url).finally(() => under.delete(work));
      under.add(work);
    } else if (under.size > 0) await Promise.race(under);
    else break;
  }
  await Promise.all(under);
  return { pages, visits, ...counts, hasMore: frontier.waiting() > 0 };
}
