import { pageCheck } from '../../check.ts';
import { between } from '../../outcome.ts';
import { assetsOf } from '../../page/assets.ts';

export const check = pageCheck({
  id: 'requests',
  category: 'performance',
  weight: 3,
  ease: 1,
  source: 'YellowLabTools',
  run: (page) => between(assetsOf(page).length + 1, 80, 240),
});
