import { siteCheck } from '../../check.ts';
import { fail, notMeasured, pass, seenAddress } from '../../outcome.ts';

export const check = siteCheck({
  id: 'unknown-address',
  category: 'indexing',
  weight: 3,
  ease: 2,
  source: 'own',
  run: ({ probes: { unknown } }) => {
    if (!unknown || unknown.status === 0) return notMeasured;
    if (unknown.status === 404 || unknown.status === 410) return pass();
    return fail([seenAddress(`${unknown.status} ${unknown.url}`)]);
  },
});
