import { pageCheck } from '../../check.ts';
import { fail, pass } from '../../outcome.ts';
import { isLanguageTag } from '../../page/language-tag.ts';
import { elements, seenTags } from '../../page/page.ts';

export const check = pageCheck({
  id: 'html-lang',
  category: 'content',
  weight: 5,
  ease: 3,
  source: 'Lighthouse, SEOnaut',
  run: (page) => (isLanguageTag(page.lang) ? pass() : fail(seenTags(elements(page, 'html')))),
});
