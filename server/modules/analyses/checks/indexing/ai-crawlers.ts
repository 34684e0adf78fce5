import { siteCheck } from '../../check.ts';
import { note, notMeasured, seenText } from '../../outcome.ts';
import { robotsRules } from '../../read/robots-rules.ts';

const CRAWLERS = ['GPTBot', 'ClaudeBot', 'PerplexityBot', 'Google-Extended', 'CCBot'];

export const check = siteCheck({
  id: 'ai-crawlers',
  category: 'indexing',
  weight: 0,
  ease: 3,
  source: 'own',
  run: ({ start, probes: { robots } }) => {
    if (!robots) return notMeasured;
    const rules = robotsRules(robots);
    return note(CRAWLERS.map((name) => seenText(`${name}: ${rules.allows(start.url, name) ? 'Allow' : 'Disallow'}`)));
  },
});
