import { pageCheck } from '../../check.ts';
import { fail, pass } from '../../outcome.ts';
import { elements, seenTags } from '../../page/page.ts';

export const check = pageCheck({
  id: 'title',
  category: 'content',
  weight: 8,
  ease: 3,
  source: 'Lighthouse, SEOnaut, SiteOne',
  run: (page) => {
    const titles = elements(page, 'title').filter(({ parent }) => parent?.type !== 'tag' || parent.name !== 'svg');
    const isFilled = titles.length === 1 && page.$(titles[0]).text().trim() !== '';
    return isFilled ? pass() : fail(seenTags(titles), { measured: titles.length, limit: 1 });
  },
});
