import { crawlCheck } from '../../check.ts';
import { between, notMeasured, seenAddress } from '../../outcome.ts';

export const check = crawlCheck({
  id: 'orphans',
  category: 'indexing',
  weight: 2,
  ease: 2,
  source: 'SEOnaut',
  run: ({ pages, isCrawl, probes: { sitemap } }) => {
    if (!isCrawl || !sitemap) return notMeasured;
    const linked = new Set(pages.flatMap(({ internal }) => internal));
    const lost = pages.slice(1).filter(({ url, status }) => status === 200 && !linked.has(url));
    return between(
      lost.length,
      0,
      10,
      lost.map(({ url }) => seenAddress(url)),
    );
  },
});
