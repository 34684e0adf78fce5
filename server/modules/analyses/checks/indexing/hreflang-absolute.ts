import { pageCheck } from '../../check.ts';
import { none, notApplicable, seenText } from '../../outcome.ts';
import { alternatesOf } from '../../page/hreflangs.ts';

export const check = pageCheck({
  id: 'hreflang-absolute',
  category: 'indexing',
  weight: 2,
  ease: 3,
  source: 'SEOnaut',
  run: (page) => {
    const found = alternatesOf(page);
    if (found.length === 0) return notApplicable;
    const wrong = found.filter(
      ({ lang, href }, at) => !/^https?:\/\//i.test(href) || found.findIndex((other) => other.lang === lang) !== at,
    );
    return none(wrong.map(({ lang, href }) => seenText(`hreflang="${lang}" ${href}`)));
  },
});
