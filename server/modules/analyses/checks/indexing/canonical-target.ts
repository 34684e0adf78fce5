import { siteCheck } from '../../check.ts';
import { fail, notApplicable, pass, seenAddress } from '../../outcome.ts';

export const check = siteCheck({
  id: 'canonical-target',
  category: 'indexing',
  weight: 4,
  ease: 2,
  isOfStart: true,
  source: 'SEOnaut',
  run: ({ probes: { canonical } }) => {
    if (!canonical) return notApplicable;
    const { visit, facts } = canonical;
    const isGood = visit.status === 200 && visit.hops.length === 0 && (facts?.isIndexable ?? true);
    return isGood ? pass() : fail([seenAddress(`${visit.status} ${visit.finalUrl}`)]);
  },
});
