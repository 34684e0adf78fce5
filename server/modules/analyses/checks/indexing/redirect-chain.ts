import { pageCheck } from '../../check.ts';
import { fail, pass, seenAddress, warn } from '../../outcome.ts';

export const check = pageCheck({
  id: 'redirect-chain',
  category: 'indexing',
  weight: 4,
  ease: 2,
  source: 'SEOnaut',
  run: ({ answer: { hops, isLoop, url } }) => {
    const proofs = [...hops.map((hop) => seenAddress(`${hop.status} ${hop.url}`)), seenAddress(url)];
    const measure = { measured: hops.length, limit: 1 };
    if (isLoop || hops.length > 2) return fail(proofs, measure);
    return hops.length === 2 ? warn(proofs, measure) : pass(measure);
  },
});
