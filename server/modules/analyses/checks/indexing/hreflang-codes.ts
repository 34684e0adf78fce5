import { pageCheck } from '../../check.ts';
import { none, notApplicable, seenText } from '../../outcome.ts';
import { alternatesOf } from '../../page/hreflangs.ts';
import { isLanguageTag } from '../../page/language-tag.ts';

export const check = pageCheck({
  id: 'hreflang-codes',
  category: 'indexing',
  weight: 4,
  ease: 3,
  source: 'Lighthouse',
  run: (page) => {
    const found = alternatesOf(page);
    const wrong = found.filter(({ lang }) => lang.toLowerCase() !== 'x-default' && !isLanguageTag(lang));
    return found.length === 0
      ? notApplicable
      : none(wrong.map(({ lang, href }) => seenText(`hreflang="${lang}" ${href}`)));
  },
});
