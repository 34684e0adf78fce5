import { askAssets } from '../ask/ask-assets.ts';
import { askDetails } from '../ask/ask-details.ts';
import { askHosts } from '../ask/ask-hosts.ts';
import { askPages, pageOpener } from '../ask/ask-pages.ts';
import type { Robots } from '../ask/ask-robots.ts';
import { inTurns } from '../ask/in-turns.ts';
import { visitStrangers } from '../ask/visit-strangers.ts';
import { createVisitor } from '../ask/visitor.ts';
import type { Crawl } from '../crawl/crawl.ts';
import type { AddressPolicy } from '../fetch/address-policy.ts';
import { probeTls } from '../fetch/probe-tls.ts';
import type { Fetched, Fetcher } from '../fetch/safe-fetch.ts';
import type { PageFacts } from '../page/page-facts.ts';
import type { Probes, SitemapFacts, Visit } from '../site.ts';

const MOST_INTERNAL = 30;
const MOST_EXTERNAL = 15;
const MOST_LISTED = 10;
const WIDTH = 4;

/** So many of a list, from its beginning to its end. */
const spread = <T>(list: readonly T[], most: number): T[] => {
  const step = Math.max(1, list.length / most);
  return list.filter((_, at) => Math.floor(at / step) !== Math.floor((at - 1) / step)).slice(0, most);
};

interface Tools {
  readonly policy: AddressPolicy;
  readonly fetcher: Fetcher;
  readonly robots: Robots;
  readonly signal: AbortSignal;
}

interface Known {
  readonly start: PageFacts;
  readonly answer: Fetched;
  readonly read: Crawl;
  readonly sitemap: SitemapFacts | null;
  readonly isCrawl: boolean;
}

/** Everything that is asked once the pages are read. */
export async function askAround(
  tools: Tools,
  { start, answer, read, sitemap, isCrawl }: Known,
): Promise<Omit<Probes, 'robots' | 'sitemap' | 'browser'>> {
  const { policy, fetcher, robots, signal } = tools;
  const visit = createVisitor(fetcher, signal);
  const home = new URL(answer.url);
  const known = new Set([
    ...read.pages.flatMap(({ url, requestedUrl }) => [url, requestedUrl]),
    ...read.visits.map(({ url }) => url),
  ]);
  const unread = [...new Set(read.pages.flatMap(({ internal }) => internal))].filter((url) => !known.has(url));
  const external = [...new Set(read.pages.flatMap((page) => page.external))];
  const visitOwn = createVisitor(fetcher, signal, robots.allows);
  const visitAllowed = async (urls: readonly string[], most: number): Promise<Visit[]> => {
    const allowed = (await robots.allowed(urls.slice(0, 2 * most))).slice(0, most);
    return (await inTurns(allowed, WIDTH, visitOwn)).filter((answered) => answered !== null);
  };
  const listed = isCrawl ? [] : spread(sitemap?.urls.filter((url) => url !== home.href) ?? [], MOST_LISTED);

  const details = await askDetails(start, answer.firstByteMs, { fetcher, visit, signal });
  const [hosts, pages, tls, assets, internal, others, sample] = await Promise.all([
    askHosts(home, { fetcher, visit, robots, signal }),
    askPages(start, pageOpener(fetcher, robots, read.pages, signal)),
    home.protocol === 'https:' ? probeTls(policy, home.href) : null,
    askAssets(fetcher, start.assets, signal),
    visitAllowed(unread, MOST_INTERNAL),
    visitStrangers(external, { visit, most: MOST_EXTERNAL, signal }),
    visitAllowed(listed, MOST_LISTED),
  ]);
  return {
    ...details,
    ...hosts,
    ...pages,
    tls,
    assets,
    internal: [...read.visits, ...internal],
    external: others,
    listed: sample,
  };
}
