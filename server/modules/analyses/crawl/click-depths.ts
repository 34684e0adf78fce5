import type { PageFacts } from '../page/page-facts.ts';
import type { CrawledPage } from '../site.ts';

/** Clicks from the start page to each page that was read. */
export function withDepths(pages: readonly PageFacts[]): CrawledPage[] {
  // Links name the address before a redirect.
  const byUrl = new Map(pages.flatMap((page) => [[page.requestedUrl, page] as const, [page.url, page] as const]));
  const depths = new Map<string, number>();
  let layer = pages.slice(0, 1);
  for (let depth = 0; layer.length > 0; depth += 1) {
    for (const { url } of layer) depths.set(url, depth);
    const next = new Set(layer.flatMap(({ internal }) => internal.flatMap((url) => byUrl.get(url) ?? [])));
    layer = [...next].filter(({ url }) => !depths.has(url));
  }
  return pages.map((page) => ({ ...page, depth: depths.get(page.url) ?? null }));
}
