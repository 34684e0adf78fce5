import { browserCheck, metric } from '../../check.ts';

export const check = browserCheck(
  {
    id: 'first-paint',
    category: 'performance',
    weight: 10,
    ease: 1,
    source: 'Lighthouse',
    unit: 'ms',
  },
  metric('first-paint', 1800),
);
