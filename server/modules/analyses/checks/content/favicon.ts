import { siteCheck } from '../../check.ts';
import { fail, notMeasured, pass, seenAddress } from '../../outcome.ts';

export const check = siteCheck({
  id: 'favicon',
  category: 'content',
  weight: 1,
  ease: 3,
  source: 'sitespeed.io coach',
  run: ({ probes: { icon } }) => {
    if (!icon) return notMeasured;
    return icon.status === 200 ? pass() : fail([seenAddress(`${icon.status} ${icon.url}`)]);
  },
});
