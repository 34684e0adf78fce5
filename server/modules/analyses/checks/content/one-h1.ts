import { pageCheck } from '../../check.ts';
import { fail, pass, warn } from '../../outcome.ts';
import { elements, seenTags } from '../../page/page.ts';

export const check = pageCheck({
  id: 'one-h1',
  category: 'content',
  weight: 5,
  ease: 3,
  source: 'SiteOne, SEOnaut',
  run: (page) => {
    const found = elements(page, 'h1');
    const measure = { measured: found.length, limit: 1 };
    if (found.length === 1) return pass(measure);
    return found.length === 0 ? fail([], measure) : warn(seenTags(found), measure);
  },
});
