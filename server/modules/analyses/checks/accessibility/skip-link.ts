import { pageCheck } from '../../check.ts';
import { fail, pass } from '../../outcome.ts';
import { elements } from '../../page/page.ts';

const EARLY = 4;

export const check = pageCheck({
  id: 'skip-link',
  category: 'accessibility',
  weight: 3,
  ease: 3,
  source: 'Lighthouse, SiteOne',
  run: (page) => {
    const ids = new Set(elements(page, '[id]').map(({ attribs }) => attribs.id));
    const isSkip = (href: string) => href.length > 1 && href.startsWith('#') && ids.has(href.slice(1));
    return page.links.slice(0, EARLY).some(({ href }) => isSkip(href)) ? pass() : fail();
  },
});
