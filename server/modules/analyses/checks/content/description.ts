import { pageCheck } from '../../check.ts';
import { fail, pass } from '../../outcome.ts';
import { elements, seenTags } from '../../page/page.ts';

export const check = pageCheck({
  id: 'description',
  category: 'content',
  weight: 5,
  ease: 3,
  source: 'Lighthouse, SEOnaut',
  run: (page) => {
    const tags = elements(page, 'meta[name="description" i]');
    const isFilled = tags.length === 1 && (tags[0]?.attribs.content ?? '').trim() !== '';
    return isFilled ? pass() : fail(seenTags(tags), { measured: tags.length, limit: 1 });
  },
});
