import { siteCheck } from '../../check.ts';
import { fail, notMeasured, pass, seenText, warn } from '../../outcome.ts';

const DAY = 24 * 3600 * 1000;

export const check = siteCheck({
  id: 'certificate-days',
  category: 'security',
  weight: 3,
  ease: 2,
  source: 'SiteOne',
  unit: 'days',
  run: ({ now, probes: { tls } }) => {
    if (!tls?.validUntil) return notMeasured;
    const measured = Math.floor((new Date(tls.validUntil).getTime() - now.getTime()) / DAY);
    const measure = { measured, limit: 21 };
    if (measured > 21) return pass(measure);
    return measured >= 7 ? warn([seenText(tls.validUntil)], measure) : fail([seenText(tls.validUntil)], measure);
  },
});
