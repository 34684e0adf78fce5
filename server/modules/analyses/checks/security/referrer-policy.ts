import { pageCheck } from '../../check.ts';
import { fail, pass, seenHeader } from '../../outcome.ts';
import { header, meta } from '../../page/page.ts';

export const check = pageCheck({
  id: 'referrer-policy',
  category: 'security',
  weight: 2,
  ease: 3,
  source: 'SEOnaut, Lighthouse, sitespeed.io coach',
  run: (page) => {
    const value = header(page, 'referrer-policy') || (meta(page, 'referrer') ?? '');
    if (value === '') return fail();
    return /unsafe-url/i.test(value) ? fail([seenHeader('referrer-policy', value)]) : pass();
  },
});
