import { pageCheck } from '../../check.ts';
import { none } from '../../outcome.ts';
import { elements, seenTags } from '../../page/page.ts';

export const check = pageCheck({
  id: 'tab-order',
  category: 'accessibility',
  weight: 7,
  ease: 3,
  source: 'Lighthouse',
  run: (page) => none(seenTags(elements(page, '[tabindex]').filter(({ attribs }) => Number(attribs.tabindex) > 0))),
});
