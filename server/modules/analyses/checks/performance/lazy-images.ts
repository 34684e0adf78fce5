import { pageCheck } from '../../check.ts';
import { fail, notApplicable, pass, warn } from '../../outcome.ts';
import { elements, seenTags } from '../../page/page.ts';

const FOLD = 4;

export const check = pageCheck({
  id: 'lazy-images',
  category: 'performance',
  weight: 3,
  ease: 3,
  source: 'YellowLabTools, Lighthouse',
  run: (page) => {
    const images = elements(page, 'img');
    if (images.length === 0) return notApplicable;
    const isLazy = ({ attribs }: (typeof images)[number]) => attribs.loading?.toLowerCase() === 'lazy';
    const main = page.$('main img')[0] ?? images[0];
    const lazyFirst = main && images.indexOf(main) === 0 && isLazy(main) ? [main] : [];
    const eager = images.slice(FOLD).filter((image) => !isLazy(image));
    if (lazyFirst.length === 0 && eager.length === 0) return pass();
    const proofs = seenTags([...lazyFirst, ...eager]);
    return lazyFirst.length > 0 && eager.length > 0 ? fail(proofs) : warn(proofs);
  },
});
