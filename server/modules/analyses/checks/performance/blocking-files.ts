import { pageCheck } from '../../check.ts';
import { between } from '../../outcome.ts';
import { elements, seenTags } from '../../page/page.ts';

const BLOCKING =
  'head > script[src]:not([async]):not([defer]):not([type="module"]), head > link[rel~="stylesheet" i]:not([media="print"]):not([disabled])';

export const check = pageCheck({
  id: 'blocking-files',
  category: 'performance',
  weight: 4,
  ease: 2,
  source: 'Lighthouse, sitespeed.io coach',
  run: (page) => {
    const found = elements(page, BLOCKING);
    return between(found.length, 2, 8, seenTags(found));
  },
});
