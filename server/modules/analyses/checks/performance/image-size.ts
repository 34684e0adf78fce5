import { pageCheck } from '../../check.ts';
import { share } from '../../outcome.ts';
import { elements, seenTags } from '../../page/page.ts';

export const check = pageCheck({
  id: 'image-size',
  category: 'performance',
  weight: 3,
  ease: 2,
  source: 'Lighthouse, SEOnaut',
  run: (page) => {
    const images = elements(page, 'img');
    const bad = images.filter(
      ({ attribs }) =>
        !(attribs.width && attribs.height) && !/aspect-ratio|(?:^|;)\s*width[^;]*;.*height/.test(attribs.style ?? ''),
    );
    return share(images.length, seenTags(bad));
  },
});
