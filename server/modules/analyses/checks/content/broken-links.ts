import { siteCheck } from '../../check.ts';
import { between, notApplicable, seenAddress } from '../../outcome.ts';
import { linkedFrom } from '../../page/linked-from.ts';

const isBroken = (status: number): boolean => status === 0 || status === 404 || status === 410 || status >= 500;

export const check = siteCheck({
  id: 'broken-links',
  category: 'content',
  weight: 6,
  ease: 3,
  source: 'SEOnaut, SiteOne',
  run: ({ pages, probes: { internal } }) => {
    const sources = linkedFrom(pages);
    const visited = internal.filter(({ url }) => sources.has(url)); // the sitemap alone is no link
    if (pages.length + visited.length === 1) return notApplicable;
    const broken = visited.filter(({ status }) => isBroken(status));
    return between(
      broken.length,
      0,
      5,
      broken.map(({ url, status }) => ({ ...seenAddress(`${status} ${url}`), page: sources.get(url) })),
    );
  },
});
