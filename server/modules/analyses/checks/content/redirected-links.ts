import { crawlCheck } from '../../check.ts';
import { between, notMeasured, seenAddress } from '../../outcome.ts';

export const check = crawlCheck({
  id: 'redirected-links',
  category: 'content',
  weight: 1,
  ease: 3,
  source: 'SEOnaut',
  run: ({ pages, isCrawl, probes: { internal } }) => {
    if (!isCrawl) return notMeasured;
    const moved = internal.filter(({ hops }) => hops.length > 0).map(({ url }) => url);
    const count = moved.length + pages.slice(1).filter(({ hops }) => hops > 0).length;
    return between(count, 0, 10, moved.map(seenAddress));
  },
});
