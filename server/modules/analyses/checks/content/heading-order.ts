import { pageCheck } from '../../check.ts';
import { none, notApplicable } from '../../outcome.ts';
import { elements, seenTags } from '../../page/page.ts';

export const check = pageCheck({
  id: 'heading-order',
  category: 'content',
  weight: 2,
  ease: 2,
  source: 'Lighthouse, SEOnaut, SiteOne',
  run: (page) => {
    const found = elements(page, 'h1, h2, h3, h4, h5, h6');
    const level = (at: number) => Number(found[at]?.name[1] ?? 0);
    const skipping = found.filter((_, at) => at > 0 && level(at) > level(at - 1) + 1);
    return found.length === 0 ? notApplicable : none(seenTags(skipping));
  },
});
