import { siteCheck } from '../../check.ts';
import { fail, notApplicable, pass, seenAddress } from '../../outcome.ts';

export const check = siteCheck({
  id: 'one-host',
  category: 'indexing',
  weight: 3,
  ease: 2,
  source: 'own',
  run: ({ start, probes: { otherHost } }) => {
    if (!otherHost || otherHost.status === 0) return notApplicable;
    const isSame = new URL(otherHost.finalUrl).host === new URL(start.url).host;
    return isSame ? pass() : fail([seenAddress(otherHost.finalUrl)]);
  },
});
