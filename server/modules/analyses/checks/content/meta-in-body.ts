import { pageCheck } from '../../check.ts';
import { none } from '../../outcome.ts';
import { elements, seenTags } from '../../page/page.ts';

export const check = pageCheck({
  id: 'meta-in-body',
  category: 'content',
  weight: 1,
  ease: 2,
  source: 'SEOnaut',
  run: (page) =>
    none(
      seenTags(elements(page, 'body meta:not([itemprop]), body link[rel~="canonical" i], body title:not(svg title)')),
    ),
});
