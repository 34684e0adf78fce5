import { pageCheck } from '../../check.ts';
import { share } from '../../outcome.ts';
import { elements, seenTags } from '../../page/page.ts';

export const check = pageCheck({
  id: 'iframe-titles',
  category: 'accessibility',
  weight: 7,
  ease: 3,
  source: 'Lighthouse, SiteOne',
  run: (page) => {
    const frames = elements(page, 'iframe:not([hidden]):not([aria-hidden="true"])');
    return share(
      frames.length,
      seenTags(frames.filter(({ attribs }) => !attribs.title?.trim() && !attribs['aria-label']?.trim())),
    );
  },
});
