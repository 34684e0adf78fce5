import { pageCheck } from '../../check.ts';
import { none } from '../../outcome.ts';
import { elements, seenTags } from '../../page/page.ts';

export const check = pageCheck({
  id: 'meta-refresh',
  category: 'accessibility',
  weight: 10,
  ease: 3,
  source: 'Lighthouse',
  run: (page) =>
    none(
      seenTags(
        elements(page, 'meta[http-equiv="refresh" i]').filter(
          ({ attribs }) => !/^\s*0\s*(?:[;,]|$)/.test(attribs.content ?? ''),
        ),
      ),
    ),
});
