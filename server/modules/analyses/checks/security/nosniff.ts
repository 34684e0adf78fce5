import { pageCheck } from '../../check.ts';
import { fail, pass } from '../../outcome.ts';
import { header } from '../../page/page.ts';

export const check = pageCheck({
  id: 'nosniff',
  category: 'security',
  weight: 2,
  ease: 3,
  source: 'SEOnaut, Lighthouse, sitespeed.io coach',
  run: (page) => (/nosniff/i.test(header(page, 'x-content-type-options')) ? pass() : fail()),
});
