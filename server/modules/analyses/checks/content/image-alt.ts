import { pageCheck } from '../../check.ts';
import { notApplicable, pass, share, warn } from '../../outcome.ts';
import { lettersIn } from '../../page/letters.ts';
import { elements, seenTags } from '../../page/page.ts';

const LONGEST = 100;

export const check = pageCheck({
  id: 'image-alt',
  category: 'content',
  weight: 5,
  ease: 2,
  source: 'Lighthouse, SEOnaut',
  run: (page) => {
    const images = elements(page, 'img');
    const bad = images.filter(
      ({ attribs }) => !('alt' in attribs) && attribs.role !== 'presentation' && attribs['aria-hidden'] !== 'true',
    );
    if (bad.length > 0) return share(images.length, seenTags(bad));
    const long = images.filter(({ attribs }) => lettersIn(attribs.alt ?? '') > LONGEST);
    if (images.length === 0) return notApplicable;
    return long.length === 0 ? pass() : warn(seenTags(long), { measured: long.length, limit: 0 });
  },
});
