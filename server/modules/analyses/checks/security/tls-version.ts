import { siteCheck } from '../../check.ts';
import { fail, notMeasured, pass, seenText } from '../../outcome.ts';

export const check = siteCheck({
  id: 'tls-version',
  category: 'security',
  weight: 3,
  ease: 2,
  source: 'SiteOne, YellowLabTools',
  run: ({ probes: { tls } }) => {
    if (!tls) return notMeasured;
    return tls.acceptsOld ? fail([seenText('TLS 1.0 / 1.1')]) : pass();
  },
});
