import { pageCheck } from '../../check.ts';
import { fail, notApplicable, pass, seenText, warn } from '../../outcome.ts';
import { lettersIn } from '../../page/letters.ts';

export const check = pageCheck({
  id: 'title-length',
  category: 'content',
  weight: 3,
  ease: 3,
  source: 'SEOnaut',
  unit: 'letters',
  run: ({ $ }) => {
    const title = $('head > title').first().text().trim();
    if (title === '') return notApplicable;
    const measured = lettersIn(title);
    const measure = { measured, limit: measured < 20 ? 20 : 60 };
    if (measured >= 20 && measured <= 60) return pass(measure);
    return measured >= 10 && measured <= 75 ? warn([seenText(title)], measure) : fail([seenText(title)], measure);
  },
});
