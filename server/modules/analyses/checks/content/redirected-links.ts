import { crawlCheck } from '../../check.ts';
import { between, notMeasured, seenAddress } from '../../outcome.ts';
import { linkedFrom } from '../../page/linked-from.ts';

export const check = crawlCheck({
  id: 'redirected-links',
  category: 'content',
  weight: 1,
  ease: 3,
  source: 'SEOnaut',
  run: ({ pages, isCrawl, probes: { internal } }) => {
    if (!isCrawl) return notMeasured;
    const sources = linkedFrom(pages);
    const visited = internal.filter(({ hops }) => hops.length > 0).map(({ url }) => url);
    const read = pages.filter(({ hops }) => hops > 0).map(({ requestedUrl }) => requestedUrl);
    const moved = [...new Set([...visited, ...read])].filter((url) => sources.has(url));
    return between(
      moved.length,
      0,
      10,
      moved.map((url) => ({ ...seenAddress(url), page: sources.get(url) })),
    );
  },
});
