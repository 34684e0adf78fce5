import { crawlCheck } from '../../check.ts';
import { between, notMeasured, seenPage } from '../../outcome.ts';

export const check = crawlCheck({
  id: 'orphans',
  category: 'indexing',
  weight: 2,
  ease: 2,
  source: 'SEOnaut',
  run: ({ pages, isCrawl, hasMore, probes: { sitemap, internal } }) => {
    if (!isCrawl || !sitemap || hasMore) return notMeasured; // a page that was not read may have the link
    const linked = new Set(pages.flatMap((page) => page.internal));
    for (const { url, finalUrl } of internal) if (linked.has(url)) linked.add(finalUrl);
    const lost = pages
      .slice(1)
      .filter(({ url, requestedUrl, status }) => status === 200 && !linked.has(url) && !linked.has(requestedUrl));
    return between(
      lost.length,
      0,
      10,
      lost.map(({ url }) => seenPage(url)),
    );
  },
});
