import { siteCheck } from '../../check.ts';
import { fail, notApplicable, pass, seenAddress, warn } from '../../outcome.ts';
import type { CrawledPage } from '../../site.ts';

const isClean = (page: CrawledPage): boolean =>
  page.status === 200 &&
  page.hops === 0 &&
  page.isIndexable &&
  (page.canonical === null || page.canonical === page.url);

export const check = siteCheck({
  id: 'sitemap-sample',
  category: 'indexing',
  weight: 3,
  ease: 2,
  source: 'SEOnaut',
  run: ({ pages, probes: { sitemap } }) => {
    const listed = new Set(sitemap?.urls);
    const sample = pages.filter(({ url }) => listed.has(url));
    if (sample.length === 0) return notApplicable;
    const bad = sample.filter((page) => !isClean(page));
    const measure = { measured: Math.round((100 * (sample.length - bad.length)) / sample.length), limit: 95 };
    const proofs = bad.map(({ url }) => seenAddress(url));
    if (measure.measured >= 95) return pass(measure);
    return measure.measured >= 80 ? warn(proofs, measure) : fail(proofs, measure);
  },
});
