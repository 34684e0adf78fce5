import { pageCheck } from '../../check.ts';
import { fail, notApplicable, pass } from '../../outcome.ts';
import { languageIn, RTL_LANGUAGES } from '../../page/language-tag.ts';
import { elements, seenTags } from '../../page/page.ts';

export const check = pageCheck({
  id: 'text-direction',
  category: 'content',
  weight: 4,
  ease: 3,
  source: 'own',
  run: (page) => {
    if (!RTL_LANGUAGES.has(languageIn(page.lang))) return notApplicable;
    const dir = page.$('html').attr('dir') ?? page.$('body').attr('dir') ?? '';
    return dir.toLowerCase() === 'rtl' ? pass() : fail(seenTags(elements(page, 'html')));
  },
});
