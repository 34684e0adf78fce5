import { pageCheck } from '../../check.ts';
import { none, notApplicable, seenText } from '../../outcome.ts';
import { alternatesOf } from '../../page/hreflangs.ts';
import { languageIn } from '../../page/language-tag.ts';
import { resolveUrl } from '../../page/page.ts';

export const check = pageCheck({
  id: 'hreflang-lang',
  category: 'indexing',
  weight: 2,
  ease: 3,
  source: 'SEOnaut',
  run: (page) => {
    const own = alternatesOf(page).filter(
      ({ lang, href }) => lang.toLowerCase() !== 'x-default' && resolveUrl(href, page.url)?.href === page.url.href,
    );
    if (own.length === 0 || page.lang === '') return notApplicable;
    const differing = own.filter(({ lang }) => languageIn(lang) !== languageIn(page.lang));
    return none(differing.map(({ lang }) => seenText(`hreflang="${lang}" lang="${page.lang}"`)));
  },
});
