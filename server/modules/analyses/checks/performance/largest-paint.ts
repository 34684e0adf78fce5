import { browserCheck } from '../../check.ts';

export const check = browserCheck({
  id: 'largest-paint',
  category: 'performance',
  weight: 25,
  ease: 1,
  source: 'Lighthouse',
  unit: 'ms',
});
