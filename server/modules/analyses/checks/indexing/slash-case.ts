import { siteCheck } from '../../check.ts';
import { notApplicable, pass, seenAddress, warn } from '../../outcome.ts';

export const check = siteCheck({
  id: 'slash-case',
  category: 'indexing',
  weight: 2,
  ease: 2,
  isOfStart: true,
  source: 'own',
  run: ({ start, probes: { variant } }) => {
    if (!variant || variant.visit.status === 0) return notApplicable;
    const { visit, canonical } = variant;
    const isCopy = visit.status === 200 && visit.finalUrl !== start.url && canonical !== start.url;
    return isCopy ? warn([seenAddress(visit.finalUrl)]) : pass();
  },
});
