import { siteCheck } from '../../check.ts';
import { fail, pass, seenAddress, warn } from '../../outcome.ts';

export const check = siteCheck({
  id: 'sitemap',
  category: 'indexing',
  weight: 4,
  ease: 2,
  source: 'SiteOne, SEOnaut',
  run: ({ probes: { sitemap } }) => {
    if (!sitemap) return warn();
    return sitemap.isValid && sitemap.urls.length > 0 ? pass() : fail([seenAddress(sitemap.url)]);
  },
});
