import { pageCheck } from '../../check.ts';
import { fail, notApplicable, pass, warn } from '../../outcome.ts';
import { seenTags } from '../../page/page.ts';

export const check = pageCheck({
  id: 'links-crawlable',
  category: 'indexing',
  weight: 3,
  ease: 2,
  source: 'Lighthouse',
  run: ({ links }) => {
    const real = links.filter(
      ({ element }) => 'href' in element.attribs || 'onclick' in element.attribs || element.attribs.role === 'link',
    );
    if (real.length === 0) return notApplicable;
    const bad = real.filter(({ href }) => href.trim() === '' || /^javascript:/i.test(href.trim()));
    const proofs = seenTags(bad.map(({ element }) => element));
    const measured = Math.round((100 * (real.length - bad.length)) / real.length);
    if (bad.length === 0) return pass();
    return measured >= 95 ? warn(proofs, { measured, limit: 100 }) : fail(proofs, { measured, limit: 100 });
  },
});
