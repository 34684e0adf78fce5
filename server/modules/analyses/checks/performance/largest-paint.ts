import { browserCheck, metric } from '../../check.ts';

export const check = browserCheck(
  {
    id: 'largest-paint',
    category: 'performance',
    weight: 25,
    ease: 1,
    source: 'Lighthouse',
    unit: 'ms',
  },
  metric('largest-paint', 2500),
);
