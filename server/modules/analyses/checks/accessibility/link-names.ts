import { pageCheck } from '../../check.ts';
import { share } from '../../outcome.ts';
import { nameOf } from '../../page/accessible-name.ts';
import { seenTags } from '../../page/page.ts';

export const check = pageCheck({
  id: 'link-names',
  category: 'accessibility',
  weight: 7,
  ease: 2,
  source: 'Lighthouse, SiteOne',
  run: (page) => {
    const links = page.links.filter(
      ({ element }) => 'href' in element.attribs && element.attribs['aria-hidden'] !== 'true',
    );
    return share(
      links.length,
      seenTags(links.map(({ element }) => element).filter((element) => nameOf(page, element) === '')),
    );
  },
});
