import { pageCheck } from '../../check.ts';
import { fail, share } from '../../outcome.ts';
import { isLanguageTag } from '../../page/language-tag.ts';
import { elements, seenTags } from '../../page/page.ts';

export const check = pageCheck({
  id: 'lang-valid',
  category: 'accessibility',
  weight: 7,
  ease: 3,
  source: 'Lighthouse, SiteOne',
  texts: 'html-lang',
  run: (page) => {
    const tagged = elements(page, '[lang]');
    const bad = tagged.filter(({ attribs }) => !isLanguageTag((attribs.lang ?? '').trim()));
    return page.lang === '' ? fail(seenTags(elements(page, 'html'))) : share(tagged.length, seenTags(bad));
  },
});
