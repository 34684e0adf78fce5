import { pageCheck } from '../../check.ts';
import { notApplicable, preferNone, seenAddress } from '../../outcome.ts';

export const check = pageCheck({
  id: 'redirect-kind',
  category: 'indexing',
  weight: 2,
  ease: 3,
  source: 'SEOnaut',
  run: ({ answer: { hops } }) => {
    if (hops.length === 0) return notApplicable;
    const passing = hops.filter(({ status }) => status !== 301 && status !== 308);
    return preferNone(passing.map(({ status, url }) => seenAddress(`${status} ${url}`)));
  },
});
