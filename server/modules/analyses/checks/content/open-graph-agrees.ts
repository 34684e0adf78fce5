import { pageCheck } from '../../check.ts';
import { notApplicable, preferNone, seenText } from '../../outcome.ts';
import { canonicalsOf } from '../../page/indexable.ts';
import { languageIn } from '../../page/language-tag.ts';
import { meta, resolveUrl } from '../../page/page.ts';

export const check = pageCheck({
  id: 'open-graph-agrees',
  category: 'content',
  weight: 1,
  ease: 3,
  source: 'own',
  run: (page) => {
    const url = meta(page, 'og:url');
    const locale = meta(page, 'og:locale');
    const canonical = canonicalsOf(page)[0];
    const checks: [boolean, string][] = [];
    if (url && canonical)
      checks.push([
        resolveUrl(url, page.url)?.href === resolveUrl(canonical, page.url)?.href,
        `og:url ${url} ≠ ${canonical}`,
      ]);
    if (locale && page.lang)
      checks.push([languageIn(locale) === languageIn(page.lang), `og:locale ${locale} ≠ ${page.lang}`]);
    if (checks.length === 0) return notApplicable;
    return preferNone(checks.filter(([isGood]) => !isGood).map(([, text]) => seenText(text)));
  },
});
