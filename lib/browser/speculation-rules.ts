import { livesAtOnce, PAGE_IDS, pageOf } from '../pages/registry.ts';

/** The first words of the slugs of applications; no page that waits begins with one. */
const APPLICATIONS = new Set(PAGE_IDS.filter(livesAtOnce).map((id) => pageOf(id).slug.split('-')[0] ?? ''));

const IN_SITE = { href_matches: '/*' };
const AT_ONCE = { href_matches: [...APPLICATIONS].map((word) => `/*/${word}*`) };
/** Answers of the service, and the address that chooses a language and leads on. */
const ELSEWHERE = { not: { href_matches: ['/', '/api/*'] } };

/**
 * Speculation rules of public pages (WICG): a page is drawn out of sight when somebody rests on its link or begins to press
 * it, and never before; its own script waits until it is opened (`after-paint.ts`), so that nothing is counted and nothing
 * asked of the service for a page nobody sees. Applications run at once and are therefore only fetched. Browsers without
 * such rules follow links as always; those that save data or power leave them out.
 */
export const SPECULATION_RULES = JSON.stringify({
  prerender: [{ where: { and: [IN_SITE, ELSEWHERE, { not: AT_ONCE }] }, eagerness: 'moderate' }],
  prefetch: [{ where: { and: [AT_ONCE, ELSEWHERE] }, eagerness: 'moderate' }],
});
