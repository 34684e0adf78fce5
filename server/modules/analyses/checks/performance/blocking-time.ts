import { browserCheck, metric } from '../../check.ts';

export const check = browserCheck(
  {
    id: 'blocking-time',
    category: 'performance',
    weight: 30,
    ease: 1,
    source: 'Lighthouse',
    unit: 'ms',
  },
  metric('blocking-time', 200),
);
