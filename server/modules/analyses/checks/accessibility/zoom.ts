import { pageCheck } from '../../check.ts';
import { fail, pass } from '../../outcome.ts';
import { elements, meta, seenTags } from '../../page/page.ts';

export const check = pageCheck({
  id: 'zoom',
  category: 'accessibility',
  weight: 10,
  ease: 3,
  source: 'Lighthouse',
  run: (page) => {
    const content = meta(page, 'viewport') ?? '';
    const largest = Number(/maximum-scale\s*=\s*([\d.]+)/i.exec(content)?.[1] ?? 10);
    const isBlocked = /user-scalable\s*=\s*(?:no|0)/i.test(content) || largest < 5;
    return isBlocked ? fail(seenTags(elements(page, 'meta[name="viewport" i]'))) : pass();
  },
});
