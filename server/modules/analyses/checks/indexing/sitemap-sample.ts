import { siteCheck } from '../../check.ts';
import { fail, notApplicable, notMeasured, pass, seenPage, warn } from '../../outcome.ts';
import type { CrawledPage, Site } from '../../site.ts';

/** Whether a page that a sitemap lists is one to be found. */
const isClean = (page: CrawledPage): boolean =>
  page.status === 200 && page.isIndexable && (page.canonical === null || page.canonical === page.url);

interface Listed {
  readonly url: string;
  readonly isGood: boolean;
}

/** What is known of the addresses of a sitemap: pages that were read, and those that only answered. */
function sampleOf({ pages, probes }: Site): Listed[] {
  const listed = new Set(probes.sitemap?.urls);
  const read = pages.map((page): Listed => {
    const isMoved = page.hops > 0 && listed.has(page.requestedUrl) && page.requestedUrl !== page.url;
    return isMoved ? { url: page.requestedUrl, isGood: false } : { url: page.url, isGood: isClean(page) };
  });
  const visited = [...probes.internal, ...probes.listed].map(
    ({ url, status, hops }): Listed => ({ url, isGood: status === 200 && hops.length === 0 }),
  );
  const known = new Map([...visited, ...read].map((one) => [one.url, one]));
  return [...known.values()].filter(({ url }) => listed.has(url));
}

export const check = siteCheck({
  id: 'sitemap-sample',
  category: 'indexing',
  weight: 3,
  ease: 2,
  source: 'SEOnaut',
  run: (site) => {
    if (!site.probes.sitemap) return notApplicable;
    const sample = sampleOf(site);
    if (sample.length === 0) return notMeasured;
    const bad = sample.filter(({ isGood }) => !isGood);
    const measure = { measured: Math.round((100 * (sample.length - bad.length)) / sample.length), limit: 95 };
    const proofs = bad.map(({ url }) => seenPage(url));
    if (measure.measured >= 95) return pass(measure);
    return measure.measured >= 80 ? warn(proofs, measure) : fail(proofs, measure);
  },
});
