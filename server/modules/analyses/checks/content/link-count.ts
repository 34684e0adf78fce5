import { pageCheck } from '../../check.ts';
import { fail, pass, warn } from '../../outcome.ts';

export const check = pageCheck({
  id: 'link-count',
  category: 'content',
  weight: 1,
  ease: 1,
  source: 'SEOnaut',
  run: ({ links }) => {
    const measure = { measured: links.length, limit: 100 };
    if (links.length <= 100) return pass(measure);
    return links.length <= 200 ? warn([], measure) : fail([], measure);
  },
});
