/**
 * Speculation rules of public pages (WICG): a page is fetched when somebody rests on its link or begins to press it, and
 * never before, so nobody pays for pages they do not open. Calls of the service are left out. Browsers without them follow
 * links as always.
 */
export const PREFETCH_RULES = JSON.stringify({
  prefetch: [{ where: { and: [{ href_matches: '/*' }, { not: { href_matches: '/api/*' } }] }, eagerness: 'moderate' }],
});
