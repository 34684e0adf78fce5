import { pageCheck } from '../../check.ts';
import { share } from '../../outcome.ts';
import { elements, seenTags } from '../../page/page.ts';

export const check = pageCheck({
  id: 'image-names',
  category: 'accessibility',
  weight: 10,
  ease: 2,
  source: 'Lighthouse, SiteOne',
  texts: 'image-alt',
  run: (page) => {
    const images = elements(page, 'img, input[type=image], area[href]');
    const bad = images.filter(
      ({ attribs }) =>
        !('alt' in attribs) &&
        !attribs['aria-label'] &&
        !attribs['aria-labelledby'] &&
        attribs.role !== 'presentation' &&
        attribs['aria-hidden'] !== 'true',
    );
    return share(images.length, seenTags(bad));
  },
});
