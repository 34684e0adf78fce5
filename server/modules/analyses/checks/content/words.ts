import { pageCheck } from '../../check.ts';
import { fail, pass, warn } from '../../outcome.ts';
import { wordsIn } from '../../page/letters.ts';

export const check = pageCheck({
  id: 'words',
  category: 'content',
  weight: 3,
  ease: 1,
  source: 'SEOnaut',
  unit: 'words',
  run: ({ mainText }) => {
    const measure = { measured: wordsIn(mainText), limit: 200 };
    if (measure.measured >= 200) return pass(measure);
    return measure.measured >= 100 ? warn([], measure) : fail([], measure);
  },
});
