import { pageCheck } from '../../check.ts';
import { none } from '../../outcome.ts';
import { seenTags } from '../../page/page.ts';

export const check = pageCheck({
  id: 'insecure-links',
  category: 'content',
  weight: 2,
  ease: 3,
  source: 'SEOnaut',
  run: (page) => {
    const isSecure = page.url.protocol === 'https:';
    const bad = page.links.filter(({ url, isInternal }) => {
      if (!url) return false;
      const isLocal = url.hostname === 'localhost' || url.hostname === '127.0.0.1';
      return (isLocal && page.url.hostname !== url.hostname) || (isSecure && isInternal && url.protocol === 'http:');
    });
    return none(seenTags(bad.map(({ element }) => element)));
  },
});
