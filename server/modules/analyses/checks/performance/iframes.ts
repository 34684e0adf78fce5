import { pageCheck } from '../../check.ts';
import { between } from '../../outcome.ts';
import { elements, seenTags } from '../../page/page.ts';

export const check = pageCheck({
  id: 'iframes',
  category: 'performance',
  weight: 1,
  ease: 2,
  source: 'YellowLabTools',
  run: (page) => {
    const found = elements(page, 'iframe');
    return between(found.length, 4, 15, seenTags(found));
  },
});
