import { isSameSite } from '../page/page.ts';

/** Addresses that are waiting to be read, each once. */
export interface Frontier {
  /** Of addresses that were found those that are new pages of the site, as far as there is room for more. */
  fresh(urls: readonly string[]): string[];
  /** Lets addresses wait. */
  push(urls: readonly string[]): void;
  next(): string | undefined;
  waiting(): number;
  /** Notes where an address led; `false` when that page was reached before. */
  reach(finalUrl: string, url: string): boolean;
}

const FILE =
  /\.(?:pdf|zip|gz|rar|7z|exe|dmg|apk|docx?|xlsx?|pptx?|csv|xml|json|txt|ics|jpe?g|png|gif|webp|avif|svg|ico|mp[34]|webm|mov|woff2?|css|js)$/i;
/** Many times what a run reads; a site may name millions. */
const MOST_KNOWN = 2000;

/** Only pages of the start's own host: neighbours are other sites, files are not pages. */
export function createFrontier(start: string): Frontier {
  const home = new URL(start);
  const seen = new Set<string>([start]);
  const reached = new Set<string>([start]);
  const queue: string[] = [];

  function pageAt(text: string): string | null {
    if (!URL.canParse(text)) return null;
    const url = new URL(text);
    url.hash = '';
    const isPage = isSameSite(url, home) && /^https?:$/.test(url.protocol) && !FILE.test(url.pathname);
    return isPage ? url.href : null;
  }

  return {
    fresh: (urls) =>
      urls.flatMap((text) => {
        const url = seen.size < MOST_KNOWN ? pageAt(text) : null;
        if (!url || seen.has(url)) return [];
        seen.add(url);
        return [url];
      }),
    push: (urls) => void queue.push(...urls),
    next: () => queue.shift(),
    waiting: () => queue.length,
    reach: (finalUrl, url) => {
      seen.add(finalUrl);
      const isNew = !reached.has(finalUrl) && (finalUrl === url || isSameSite(new URL(finalUrl), home));
      reached.add(finalUrl);
      return isNew;
    },
  };
}
