import { siteCheck } from '../../check.ts';
import { between, notApplicable, seenAddress } from '../../outcome.ts';
import { linkedFrom } from '../../page/linked-from.ts';

export const check = siteCheck({
  id: 'broken-external',
  category: 'content',
  weight: 2,
  ease: 3,
  source: 'SEOnaut',
  run: ({ pages, probes: { external } }) => {
    if (external.length === 0) return notApplicable;
    const broken = external.filter(({ status }) => status === 404 || status === 410);
    const sources = linkedFrom(pages, 'external');
    return between(
      broken.length,
      0,
      5,
      broken.map(({ url, status }) => ({ ...seenAddress(`${status} ${url}`), page: sources.get(url) })),
    );
  },
});
