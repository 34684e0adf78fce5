import { pageCheck } from '../../check.ts';
import { fail, notApplicable, pass, seenAddress, seenHeader } from '../../outcome.ts';
import { canonicalHeader, canonicalsOf } from '../../page/indexable.ts';
import { header, resolveUrl } from '../../page/page.ts';

export const check = pageCheck({
  id: 'canonical-header',
  category: 'indexing',
  weight: 2,
  ease: 2,
  source: 'SEOnaut',
  run: (page) => {
    const named = canonicalHeader(page);
    const tag = canonicalsOf(page)[0];
    if (!named || !tag) return notApplicable;
    const isSame = resolveUrl(named, page.url)?.href === resolveUrl(tag, page.url)?.href;
    return isSame ? pass() : fail([seenHeader('link', header(page, 'link')), seenAddress(tag)]);
  },
});
