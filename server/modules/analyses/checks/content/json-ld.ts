import { pageCheck } from '../../check.ts';
import { none, seenText, warn } from '../../outcome.ts';
import { jsonLdOf } from '../../page/json-ld.ts';

export const check = pageCheck({
  id: 'json-ld',
  category: 'content',
  weight: 4,
  ease: 2,
  source: 'Lighthouse',
  run: (page) => {
    const { blocks, broken } = jsonLdOf(page);
    return blocks === 0 ? warn() : none(broken.map(seenText));
  },
});
