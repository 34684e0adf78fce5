import { siteCheck } from '../../check.ts';
import { fail, notMeasured, pass, seenAddress, seenText } from '../../outcome.ts';

export const check = siteCheck({
  id: 'https',
  category: 'security',
  weight: 10,
  ease: 2,
  source: 'Lighthouse, SiteOne, sitespeed.io coach',
  isBlocker: true,
  run: ({ start, probes: { tls } }) => {
    if (!start.url.startsWith('https:')) return fail([seenAddress(start.url)]);
    if (!tls) return notMeasured;
    return tls.isValid ? pass() : fail([seenText(tls.error ?? '')]);
  },
});
