import { pageCheck } from '../../check.ts';
import { fail, notApplicable, pass, seenText, warn } from '../../outcome.ts';
import { lettersIn } from '../../page/letters.ts';
import { meta } from '../../page/page.ts';

export const check = pageCheck({
  id: 'description-length',
  category: 'content',
  weight: 2,
  ease: 3,
  source: 'SEOnaut',
  unit: 'letters',
  run: (page) => {
    const description = meta(page, 'description');
    if (!description) return notApplicable;
    const measured = lettersIn(description);
    const measure = { measured, limit: measured < 80 ? 80 : 160 };
    if (measured >= 80 && measured <= 160) return pass(measure);
    return measured >= 50 && measured <= 200
      ? warn([seenText(description)], measure)
      : fail([seenText(description)], measure);
  },
});
