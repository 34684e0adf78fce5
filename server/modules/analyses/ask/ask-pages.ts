import type { Fetcher } from '../fetch/safe-fetch.ts';
import type { PageFacts } from '../page/page-facts.ts';
import { readAnswer } from '../read/page-reader.ts';
import type { Probes, Visit } from '../site.ts';
import type { Robots } from './ask-robots.ts';
import { inTurns } from './in-turns.ts';

const MOST_ALTERNATES = 15;
const WIDTH = 3;

interface Answered {
  readonly visit: Visit;
  readonly facts: PageFacts | null;
}
type PageOpener = (url: string) => Promise<Answered | null>;

/** Opens pages that were not part of the crawl, as robots.txt allows; those that were are not asked again. */
export function pageOpener(
  fetcher: Fetcher,
  robots: Robots,
  known: readonly PageFacts[],
  signal: AbortSignal,
): PageOpener {
  const byUrl = new Map(known.map((page) => [page.url, page]));
  return async (url) => {
    const page = byUrl.get(url);
    if (page) return { visit: { url, status: page.status, finalUrl: url, hops: [] }, facts: page };
    if (signal.aborted || !(await robots.allows(url))) return null;
    try {
      const answer = await fetcher.fetch(url, { signal, mayFollow: robots.allows });
      const { status, url: finalUrl, hops } = answer;
      return { visit: { url, status, finalUrl, hops }, facts: status === 200 ? await readAnswer(answer) : null };
    } catch {
      return signal.aborted ? null : { visit: { url, status: 0, finalUrl: url, hops: [] }, facts: null };
    }
  };
}

/** Where the start page's canonical address and its other languages lead. */
export async function askPages(start: PageFacts, open: PageOpener): Promise<Pick<Probes, 'canonical' | 'alternates'>> {
  const wanted = start.alternates
    .filter(({ lang, href }) => lang.toLowerCase() !== 'x-default' && URL.canParse(href, start.url))
    .map(({ lang, href }) => ({ lang, url: new URL(href, start.url).href }))
    .filter(({ url }) => url !== start.url)
    .slice(0, MOST_ALTERNATES);
  const canonical = start.canonical ? await open(start.canonical) : null;
  const opened = await inTurns(wanted, WIDTH, async ({ lang, url }) => ({ lang, answer: await open(url) }));
  const alternates = opened.flatMap(({ lang, answer }) => (answer ? [{ lang, ...answer }] : []));
  return { canonical, alternates };
}
