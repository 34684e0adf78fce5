import { pageCheck } from '../../check.ts';
import { fail, pass } from '../../outcome.ts';
import { header } from '../../page/page.ts';

export const check = pageCheck({
  id: 'frame-guard',
  category: 'security',
  weight: 2,
  ease: 3,
  source: 'SEOnaut, Lighthouse, sitespeed.io coach',
  run: (page) => {
    const isGuarded =
      /deny|sameorigin/i.test(header(page, 'x-frame-options')) ||
      /frame-ancestors/i.test(header(page, 'content-security-policy'));
    return isGuarded ? pass() : fail();
  },
});
