import { pageCheck } from '../../check.ts';
import { share } from '../../outcome.ts';
import { elements, seenTags } from '../../page/page.ts';

export const check = pageCheck({
  id: 'table-structure',
  category: 'accessibility',
  weight: 7,
  ease: 2,
  source: 'Lighthouse',
  run: (page) => {
    const tables = elements(page, 'table:not([role=presentation], [role=none])');
    const bad = tables.filter((table) => page.$(table).find('td').length > 0 && page.$(table).find('th').length === 0);
    return share(tables.length, seenTags(bad));
  },
});
