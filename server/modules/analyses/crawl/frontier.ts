import { isSameSite } from '../page/page.ts';

/** Addresses that are waiting to be read, each once. */
export interface Frontier {
  add(url: string): void;
  next(): string | undefined;
  waiting(): number;
  /** Notes where an address led; `false` when that page was reached before. */
  reach(finalUrl: string, url: string): boolean;
}

const FILE =
  /\.(?:pdf|zip|gz|rar|7z|exe|dmg|apk|docx?|xlsx?|pptx?|csv|xml|json|txt|ics|jpe?g|png|gif|webp|avif|svg|ico|mp[34]|webm|mov|woff2?|css|js)$/i;

/** Only pages of the start's own host: neighbours are other sites, files are not pages. */
export function createFrontier(start: string): Frontier {
  const home = new URL(start);
  const seen = new Set<string>([start]);
  const reached = new Set<string>([start]);
  const queue: string[] = [];
  return {
    add: (text) => {
      if (!URL.canParse(text)) return;
      const url = new URL(text);
      url.hash = '';
      const isPage = isSameSite(url, home) && /^https?:$/.test(url.protocol) && !FILE.test(url.pathname);
      if (!isPage || seen.has(url.href)) return;
      seen.add(url.href);
      queue.push(url.href);
    },
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
