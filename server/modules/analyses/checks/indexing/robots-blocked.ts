import { siteCheck } from '../../check.ts';
import { none, notMeasured, seenText } from '../../outcome.ts';
import { robotsRules } from '../../read/robots-rules.ts';

const WHO = ['Googlebot', 'Bingbot', '*'];

export const check = siteCheck({
  id: 'robots-blocked',
  category: 'indexing',
  weight: 10,
  ease: 3,
  source: 'Lighthouse, SEOnaut',
  isBlocker: true,
  run: ({ start, probes }) => {
    if (!probes.robots) return notMeasured;
    const rules = robotsRules(probes.robots);
    const refused = WHO.filter((name) => !rules.allows(start.url, name));
    return none(refused.map((name) => seenText(`User-agent: ${name} → ${new URL(start.url).pathname}`)));
  },
});
