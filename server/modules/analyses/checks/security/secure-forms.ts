import { pageCheck } from '../../check.ts';
import { none, notApplicable } from '../../outcome.ts';
import { elements, resolveUrl, seenTags } from '../../page/page.ts';

export const check = pageCheck({
  id: 'secure-forms',
  category: 'security',
  weight: 5,
  ease: 3,
  source: 'SEOnaut',
  run: (page) => {
    const forms = elements(page, 'form');
    const bad = forms.filter(({ attribs }) => resolveUrl(attribs.action ?? '', page.url)?.protocol === 'http:');
    return forms.length === 0 ? notApplicable : none(seenTags(bad));
  },
});
