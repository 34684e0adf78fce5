import { pageCheck } from '../../check.ts';
import { fail, notApplicable, pass, seenText, warn } from '../../outcome.ts';
import { alternatesOf } from '../../page/hreflangs.ts';
import { resolveUrl } from '../../page/page.ts';

export const check = pageCheck({
  id: 'hreflang-self',
  category: 'indexing',
  weight: 3,
  ease: 3,
  source: 'SEOnaut',
  run: (page) => {
    const found = alternatesOf(page);
    if (found.length === 0) return notApplicable;
    const hasSelf = found.some(({ href }) => resolveUrl(href, page.url)?.href === page.url.href);
    const hasDefault = found.some(({ lang }) => lang.toLowerCase() === 'x-default');
    const proofs = found.map(({ lang, href }) => seenText(`hreflang="${lang}" ${href}`));
    if (hasSelf && hasDefault) return pass();
    return hasSelf || hasDefault ? warn(proofs) : fail(proofs);
  },
});
