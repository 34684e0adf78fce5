import { pageCheck } from '../../check.ts';
import { fail, pass, warn } from '../../outcome.ts';
import { canonicalHeader, canonicalsOf } from '../../page/indexable.ts';
import { elements, isSameSite, seenTags } from '../../page/page.ts';

export const check = pageCheck({
  id: 'canonical',
  category: 'indexing',
  weight: 5,
  ease: 3,
  source: 'Lighthouse, SEOnaut, SiteOne',
  run: (page) => {
    const tags = elements(page, 'link[rel~="canonical" i]');
    const [first, ...more] = canonicalsOf(page);
    if (first === undefined) return canonicalHeader(page) ? pass() : warn();
    const isAbsolute = /^https?:\/\//i.test(first) && URL.canParse(first);
    if (more.length > 0 || !isAbsolute || !isSameSite(new URL(first), page.url)) return fail(seenTags(tags));
    return pass();
  },
});
