import type { Fetched } from '../fetch/safe-fetch.ts';
import type { Outcome } from '../outcome.ts';
import { openPage } from '../page/page.ts';
import { factsOf, type PageFacts } from '../page/page-facts.ts';
import { CHECKS } from './load-checks.ts';

/** Parses a page and judges it by every check of a page. */
export function readPage(answer: Omit<Fetched, 'raw'>): PageFacts {
  const page = openPage(answer);
  const outcomes: Record<string, Outcome> = {};
  for (const check of CHECKS) if (check.scope === 'page') outcomes[check.id] = check.run(page);
  return { ...factsOf(page), outcomes };
}
