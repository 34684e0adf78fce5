import { crawlCheck } from '../../check.ts';
import { fail, notMeasured, pass, seenPage } from '../../outcome.ts';

const DEEPEST = 4;

export const check = crawlCheck({
  id: 'click-depth',
  category: 'indexing',
  weight: 2,
  ease: 1,
  source: 'SEOnaut',
  run: ({ pages, isCrawl }) => {
    if (!isCrawl) return notMeasured;
    const deep = pages.filter(({ depth }) => depth !== null && depth > DEEPEST);
    const measured = Math.max(...pages.map(({ depth }) => depth ?? 0));
    return deep.length === 0
      ? pass({ measured, limit: DEEPEST })
      : fail(
          deep.map(({ url }) => seenPage(url)),
          { measured, limit: DEEPEST },
        );
  },
});
