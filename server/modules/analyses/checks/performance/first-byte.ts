import { siteCheck } from '../../check.ts';
import { between, notMeasured } from '../../outcome.ts';

export const check = siteCheck({
  id: 'first-byte',
  category: 'performance',
  weight: 6,
  ease: 1,
  source: 'SEOnaut',
  unit: 'ms',
  run: ({ probes: { firstBytes } }) => {
    const sorted = firstBytes.toSorted((a, b) => a - b);
    const median = sorted[Math.floor(sorted.length / 2)];
    return median === undefined ? notMeasured : between(Math.round(median), 800, 1800);
  },
});
