import { crawlCheck } from '../../check.ts';
import { notMeasured, preferNone, seenPage } from '../../outcome.ts';
import { likeness } from '../../page/sketch.ts';

const ALIKE = 0.9;

export const check = crawlCheck({
  id: 'near-copy',
  category: 'content',
  weight: 3,
  ease: 1,
  source: 'Screaming Frog',
  run: ({ pages, isCrawl }) => {
    if (!isCrawl) return notMeasured;
    const copies = pages.filter((page, at) =>
      pages.slice(0, at).some((other) => other.hash !== page.hash && likeness(other.sketch, page.sketch) >= ALIKE),
    );
    return preferNone(copies.map(({ url }) => seenPage(url)));
  },
});
