import { siteCheck } from '../../check.ts';
import { seenAddress, share } from '../../outcome.ts';

export const check = siteCheck({
  id: 'hreflang-target',
  category: 'indexing',
  weight: 3,
  ease: 2,
  isOfStart: true,
  source: 'SEOnaut',
  run: ({ probes: { alternates } }) => {
    const bad = alternates.filter(({ visit, facts }) => {
      const isCanonical = !facts?.canonical || facts.canonical === visit.finalUrl;
      return visit.status !== 200 || visit.hops.length > 0 || facts?.isIndexable === false || !isCanonical;
    });
    return share(
      alternates.length,
      bad.map(({ visit }) => seenAddress(`${visit.status} ${visit.url}`)),
    );
  },
});
