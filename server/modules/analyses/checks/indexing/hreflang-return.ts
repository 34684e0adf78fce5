import { siteCheck } from '../../check.ts';
import { seenAddress, share } from '../../outcome.ts';
import { resolveUrl } from '../../page/page.ts';

export const check = siteCheck({
  id: 'hreflang-return',
  category: 'indexing',
  weight: 4,
  ease: 2,
  isOfStart: true,
  source: 'SEOnaut',
  run: ({ start, probes: { alternates } }) => {
    const read = alternates.filter(({ facts }) => facts !== null);
    const silent = read.filter(({ facts, visit }) => {
      const back = facts?.alternates.map(({ href }) => resolveUrl(href, new URL(visit.finalUrl))?.href) ?? [];
      return !back.includes(start.url);
    });
    return share(
      read.length,
      silent.map(({ visit }) => seenAddress(visit.finalUrl)),
    );
  },
});
