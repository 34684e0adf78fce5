import type { PageFacts } from '../page/page-facts.ts';
import type { CrawledPage } from '../site.ts';

/** Clicks from the start page to each page that was read. */
export function withDepths(pages: readonly PageFacts[]): CrawledPage[] {
  const byUrl = new Map(pages.map((page) => [page.url, page]));
  const depths = new Map<string, number>();
  let layer = pages.slice(0, 1);
  for (let depth = 0; layer.length > 0; depth += 1) {
    for (const { url } of layer) depths.set(url, depth);
    const next = new Set(layer.flatMap(({ internal }) => internal).filter((url) => !depths.has(url)));
    layer = [...next].flatMap((url) => byUrl.get(url) ?? []);
  }
  return pages.map((page) => ({ ...page, depth: depths.get(page.url) ?? null }));
}
