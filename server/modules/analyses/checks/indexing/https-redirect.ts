import { siteCheck } from '../../check.ts';
import { fail, notApplicable, pass, seenAddress, warn } from '../../outcome.ts';

export const check = siteCheck({
  id: 'https-redirect',
  category: 'indexing',
  weight: 4,
  ease: 2,
  source: 'Lighthouse',
  run: ({ start, probes: { overHttp } }) => {
    if (!overHttp || !start.url.startsWith('https:')) return notApplicable;
    if (overHttp.status === 0) return pass();
    const first = overHttp.hops[0];
    if (!overHttp.finalUrl.startsWith('https:')) return fail([seenAddress(overHttp.url)]);
    const isPermanent = first?.status === 301 || first?.status === 308;
    if (overHttp.hops.length === 1 && isPermanent) return pass();
    return warn(overHttp.hops.map(({ status, url }) => seenAddress(`${status} ${url}`)));
  },
});
