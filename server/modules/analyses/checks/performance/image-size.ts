import { pageCheck } from '../../check.ts';
import { share } from '../../outcome.ts';
import { elements, seenTags } from '../../page/page.ts';

/** Whether a style keeps the place of its picture: a ratio, or a width and a height. */
function keepsPlace(style: string): boolean {
  const names = new Set(style.split(';').map((rule) => (rule.split(':', 1)[0] ?? '').trim().toLowerCase()));
  return names.has('aspect-ratio') || (names.has('width') && names.has('height'));
}

export const check = pageCheck({
  id: 'image-size',
  category: 'performance',
  weight: 3,
  ease: 2,
  source: 'Lighthouse, SEOnaut',
  run: (page) => {
    const images = elements(page, 'img');
    const bad = images.filter(({ attribs }) => !(attribs.width && attribs.height) && !keepsPlace(attribs.style ?? ''));
    return share(images.length, seenTags(bad));
  },
});
