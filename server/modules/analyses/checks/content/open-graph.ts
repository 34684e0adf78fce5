import { pageCheck } from '../../check.ts';
import { seenText, share } from '../../outcome.ts';
import { meta } from '../../page/page.ts';

const WANTED = ['og:title', 'og:description', 'og:image', 'og:url', 'og:type'];

export const check = pageCheck({
  id: 'open-graph',
  category: 'content',
  weight: 3,
  ease: 3,
  source: 'SiteOne',
  run: (page) => share(WANTED.length, WANTED.filter((name) => !meta(page, name)).map(seenText)),
});
