import { load } from 'cheerio';
import type { Fetcher } from '../fetch/safe-fetch.ts';
import type { SitemapFacts } from '../site.ts';
import type { RobotsRules } from './ask-robots.ts';

const MOST_ADDRESSES = 500;
/** Files of a sitemap index that are opened. */
const MOST_FILES = 3;

interface Listed {
  readonly isValid: boolean;
  readonly pages: string[];
  readonly files: string[];
}

function parse(text: string): Listed {
  const $ = load(text, { xml: true });
  const locations = (selector: string) =>
    $(selector)
      .toArray()
      .slice(0, MOST_ADDRESSES)
      .map((element) => $(element).text().trim())
      .filter((address) => URL.canParse(address));
  const isValid = $('urlset, sitemapindex').length > 0;
  return { isValid, pages: locations('url > loc'), files: locations('sitemap > loc') };
}

async function open(fetcher: Fetcher, url: string, signal: AbortSignal): Promise<Listed | null> {
  try {
    const answer = await fetcher.fetch(url, { signal });
    return answer.status === 200 ? parse(answer.text) : null;
  } catch {
    return null;
  }
}

/** The sitemap that robots.txt names, or the one at the usual place; `null` without one. */
export async function askSitemap(
  fetcher: Fetcher,
  start: URL,
  rules: RobotsRules | null,
  signal: AbortSignal,
): Promise<SitemapFacts | null> {
  const declared = rules?.sitemaps[0];
  const url = declared ?? new URL('/sitemap.xml', start).href;
  const top = await open(fetcher, url, signal);
  if (!top) return declared ? { url, isDeclared: true, isValid: false, urls: [] } : null;
  const inner = await Promise.all(top.files.slice(0, MOST_FILES).map((file) => open(fetcher, file, signal)));
  const urls = [...top.pages, ...inner.flatMap((file) => file?.pages ?? [])];
  return {
    url,
    isDeclared: declared !== undefined,
    isValid: top.isValid,
    urls: [...new Set(urls)].slice(0, MOST_ADDRESSES),
  };
}
