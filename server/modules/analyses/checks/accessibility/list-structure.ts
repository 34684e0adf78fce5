import { pageCheck } from '../../check.ts';
import { none, notApplicable } from '../../outcome.ts';
import { elements, seenTags } from '../../page/page.ts';

const STRAY =
  'ul > :not(li, script, template), ol > :not(li, script, template), dl > :not(dt, dd, div, script, template)';

export const check = pageCheck({
  id: 'list-structure',
  category: 'accessibility',
  weight: 7,
  ease: 2,
  source: 'Lighthouse',
  run: (page) => {
    const lists = elements(page, 'ul:not([role]), ol:not([role]), dl');
    const lost = elements(page, 'li').filter(
      ({ parent }) =>
        parent?.type === 'tag' && !['ul', 'ol', 'menu'].includes(parent.name) && parent.attribs.role !== 'list',
    );
    if (lists.length === 0 && lost.length === 0) return notApplicable;
    const stray = elements(page, STRAY).filter(
      ({ attribs, parent }) => attribs.role !== 'listitem' && !(parent?.type === 'tag' && parent.attribs.role),
    );
    return none(seenTags([...stray, ...lost]));
  },
});
