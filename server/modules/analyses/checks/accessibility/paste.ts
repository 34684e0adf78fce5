import { pageCheck } from '../../check.ts';
import { none, notApplicable } from '../../outcome.ts';
import { elements, seenTags } from '../../page/page.ts';

export const check = pageCheck({
  id: 'paste',
  category: 'accessibility',
  weight: 3,
  ease: 3,
  source: 'Lighthouse',
  run: (page) => {
    const fields = elements(page, 'input, textarea');
    const bad = fields.filter(({ attribs }) => /return\s+false|preventDefault/.test(attribs.onpaste ?? ''));
    return fields.length === 0 ? notApplicable : none(seenTags(bad));
  },
});
