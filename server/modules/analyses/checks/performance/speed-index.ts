import { browserCheck, metric } from '../../check.ts';

export const check = browserCheck(
  {
    id: 'speed-index',
    category: 'performance',
    weight: 10,
    ease: 1,
    source: 'Lighthouse',
    unit: 'ms',
  },
  metric('speed-index', 3400),
);
