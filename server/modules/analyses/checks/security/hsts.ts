import { pageCheck } from '../../check.ts';
import { fail, notApplicable, pass, seenHeader, warn } from '../../outcome.ts';
import { header } from '../../page/page.ts';

const ENOUGH_DAYS = 180;

export const check = pageCheck({
  id: 'hsts',
  category: 'security',
  weight: 3,
  ease: 3,
  source: 'Lighthouse, SEOnaut, sitespeed.io coach',
  unit: 'days',
  run: (page) => {
    if (page.url.protocol !== 'https:') return notApplicable;
    const value = header(page, 'strict-transport-security');
    const days = Math.floor(Number(/max-age=(\d+)/i.exec(value)?.[1] ?? 0) / 86_400);
    const measure = { measured: days, limit: ENOUGH_DAYS };
    if (days >= ENOUGH_DAYS) return pass(measure);
    return days > 0 ? warn([seenHeader('strict-transport-security', value)], measure) : fail([], measure);
  },
});
