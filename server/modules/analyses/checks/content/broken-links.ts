import { siteCheck } from '../../check.ts';
import { between, notApplicable, seenAddress } from '../../outcome.ts';

const isBroken = (status: number): boolean => status === 0 || status === 404 || status === 410 || status >= 500;

export const check = siteCheck({
  id: 'broken-links',
  category: 'content',
  weight: 6,
  ease: 3,
  source: 'SEOnaut, SiteOne',
  run: ({ pages, probes: { internal } }) => {
    const seen = [...pages.slice(1).map(({ url, status }) => ({ url, status })), ...internal];
    if (seen.length === 0) return notApplicable;
    const broken = seen.filter(({ status }) => isBroken(status));
    return between(
      broken.length,
      0,
      5,
      broken.map(({ url, status }) => seenAddress(`${status} ${url}`)),
    );
  },
});
