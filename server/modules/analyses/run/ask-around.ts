import { askAssets } from '../ask/ask-assets.ts';
import { askDetails } from '../ask/ask-details.ts';
import { askHosts } from '../ask/ask-hosts.ts';
import { askPages, pageOpener } from '../ask/ask-pages.ts';
import type { RobotsRules } from '../ask/ask-robots.ts';
import { inTurns } from '../ask/in-turns.ts';
import { createVisitor } from '../ask/visitor.ts';
import type { Crawl } from '../crawl/crawl.ts';
import type { AddressPolicy } from '../fetch/address-policy.ts';
import { probeTls } from '../fetch/probe-tls.ts';
import type { Fetched, Fetcher } from '../fetch/safe-fetch.ts';
import type { PageFacts } from '../page/page-facts.ts';
import type { PageReader } from '../read/page-reader.ts';
import type { Probes, Visit } from '../site.ts';

const MOST_INTERNAL = 30;
const MOST_EXTERNAL = 15;
const WIDTH = 4;

interface Tools {
  readonly policy: AddressPolicy;
  readonly fetcher: Fetcher;
  readonly reader: PageReader;
  readonly rules: RobotsRules | null;
  readonly signal: AbortSignal;
}

interface Known {
  readonly start: PageFacts;
  readonly answer: Fetched;
  readonly read: Crawl;
}

/** Everything that is asked once the pages are read. */
export async function askAround(
  tools: Tools,
  { start, answer, read }: Known,
): Promise<Omit<Probes, 'robots' | 'sitemap' | 'browser'>> {
  const { policy, fetcher, reader, rules, signal } = tools;
  const visit = createVisitor(fetcher, signal);
  const home = new URL(answer.url);
  const known = new Set([...read.pages.map(({ url }) => url), ...read.visits.map(({ url }) => url)]);
  const unread = [...new Set(read.pages.flatMap(({ internal }) => internal))].filter(
    (url) => !known.has(url) && (rules?.allows(url) ?? true),
  );
  const external = [...new Set(read.pages.flatMap((page) => page.external))];
  const visitAll = async (urls: readonly string[], most: number): Promise<Visit[]> =>
    (await inTurns(urls.slice(0, most), WIDTH, visit)).filter((answered) => answered !== null);

  const details = await askDetails(start, answer.firstByteMs, { fetcher, visit, signal });
  const [hosts, pages, tls, assets, internal, others] = await Promise.all([
    askHosts(home, { fetcher, visit, reader, signal }),
    askPages(start, pageOpener(fetcher, reader, read.pages, signal)),
    home.protocol === 'https:' ? probeTls(policy, home.href) : null,
    askAssets(fetcher, start.assets, signal),
    visitAll(unread, MOST_INTERNAL),
    visitAll(external, MOST_EXTERNAL),
  ]);
  return { ...details, ...hosts, ...pages, tls, assets, internal: [...read.visits, ...internal], external: others };
}
