import { browserCheck } from '../../check.ts';

export const check = browserCheck(
  {
    id: 'input-delay',
    category: 'performance',
    weight: 0,
    ease: 1,
    source: 'Lighthouse',
    unit: 'ms',
  },
  // Nobody presses anything during a measurement.
  () => undefined,
);
