import { audit, browserCheck } from '../../check.ts';

export const check = browserCheck(
  {
    id: 'contrast',
    category: 'accessibility',
    weight: 7,
    ease: 2,
    source: 'Lighthouse',
  },
  audit('contrast'),
);
