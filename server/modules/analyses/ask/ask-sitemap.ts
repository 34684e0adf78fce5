import type { Fetcher } from '../fetch/safe-fetch.ts';
import type { SitemapList } from '../read/sitemap-list.ts';
import { inThread } from '../read/threads.ts';
import type { SitemapFacts } from '../site.ts';

const MOST_ADDRESSES = 500;
/** Files of a sitemap index that are opened. */
const MOST_FILES = 3;
/** A file that no parser gets through. */
const UNREADABLE: SitemapList = { isValid: false, pages: [], files: [] };

async function open(fetcher: Fetcher, url: string, signal: AbortSignal): Promise<SitemapList | null> {
  try {
    const answer = await fetcher.fetch(url, { signal });
    return answer.status === 200 ? ((await inThread('sitemap', answer.text)) ?? UNREADABLE) : null;
  } catch {
    return null;
  }
}

/** The sitemap that robots.txt names, or the one at the usual place; `null` without one. */
export async function askSitemap(
  fetcher: Fetcher,
  start: URL,
  declared: string | undefined,
  signal: AbortSignal,
): Promise<SitemapFacts | null> {
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
