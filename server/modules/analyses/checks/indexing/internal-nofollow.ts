import { pageCheck } from '../../check.ts';
import { preferNone } from '../../outcome.ts';
import { seenTags } from '../../page/page.ts';

export const check = pageCheck({
  id: 'internal-nofollow',
  category: 'indexing',
  weight: 1,
  ease: 3,
  source: 'SEOnaut',
  run: ({ links }) =>
    preferNone(seenTags(links.filter((link) => link.isInternal && link.isNofollow).map(({ element }) => element))),
});
