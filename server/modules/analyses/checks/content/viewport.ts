import { pageCheck } from '../../check.ts';
import { fail, pass } from '../../outcome.ts';
import { elements, meta, seenTags } from '../../page/page.ts';

export const check = pageCheck({
  id: 'viewport',
  category: 'content',
  weight: 4,
  ease: 3,
  source: 'Lighthouse, SEOnaut',
  run: (page) => {
    const content = meta(page, 'viewport') ?? '';
    return /width\s*=\s*device-width/i.test(content)
      ? pass()
      : fail(seenTags(elements(page, 'meta[name="viewport" i]')));
  },
});
