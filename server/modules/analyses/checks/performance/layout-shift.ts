import { browserCheck, metric } from '../../check.ts';

export const check = browserCheck(
  {
    id: 'layout-shift',
    category: 'performance',
    weight: 25,
    ease: 2,
    source: 'Lighthouse',
  },
  metric('layout-shift', 0.1),
);
