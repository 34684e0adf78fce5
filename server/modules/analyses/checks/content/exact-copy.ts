import { crawlCheck } from '../../check.ts';
import { none, notMeasured, seenPage } from '../../outcome.ts';

export const check = crawlCheck({
  id: 'exact-copy',
  category: 'content',
  weight: 4,
  ease: 2,
  source: 'SEOnaut, Screaming Frog',
  run: ({ pages, isCrawl }) => {
    if (!isCrawl) return notMeasured;
    const copies = pages.filter(
      (page, at) => page.hash !== null && pages.findIndex(({ hash }) => hash === page.hash) !== at,
    );
    return none(copies.map(({ url }) => seenPage(url)));
  },
});
