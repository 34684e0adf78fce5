import { pageCheck } from '../../check.ts';
import { none, notApplicable } from '../../outcome.ts';
import { elements, seenTags } from '../../page/page.ts';

export const check = pageCheck({
  id: 'mixed-content',
  category: 'security',
  weight: 5,
  ease: 3,
  source: 'sitespeed.io coach',
  run: (page) => {
    if (page.url.protocol !== 'https:') return notApplicable;
    const found = elements(
      page,
      'script[src^="http:" i], img[src^="http:" i], iframe[src^="http:" i], link[rel~="stylesheet" i][href^="http:" i], video[src^="http:" i], audio[src^="http:" i], source[src^="http:" i]',
    );
    return none(seenTags(found));
  },
});
