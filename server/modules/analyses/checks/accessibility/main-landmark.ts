import { pageCheck } from '../../check.ts';
import { fail, pass } from '../../outcome.ts';
import { elements, seenTags } from '../../page/page.ts';

export const check = pageCheck({
  id: 'main-landmark',
  category: 'accessibility',
  weight: 3,
  ease: 3,
  source: 'Lighthouse, SiteOne',
  run: (page) => {
    const found = elements(page, 'main:not([hidden]), [role=main]');
    return found.length === 1 ? pass() : fail(seenTags(found), { measured: found.length, limit: 1 });
  },
});
