import { pageCheck } from '../../check.ts';
import { fail, pass, seenHeader, seenTag } from '../../outcome.ts';
import { noindexOf } from '../../page/indexable.ts';

export const check = pageCheck({
  id: 'noindex',
  category: 'indexing',
  weight: 10,
  ease: 3,
  source: 'Lighthouse, SiteOne',
  isBlocker: true,
  run: (page) => {
    const found = noindexOf(page);
    if (!found) return pass();
    const isTag = found.kind === 'meta';
    return fail([
      isTag ? seenTag(`<meta name="robots" content="${found.value}">`) : seenHeader('x-robots-tag', found.value),
    ]);
  },
});
