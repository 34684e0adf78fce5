import { pageCheck } from '../../check.ts';
import { pass, seenAddress, warn } from '../../outcome.ts';

const LONGEST = 115;

/** The path as people read it; one in another charset than UTF-8 stays as it is. */
function readable(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

export const check = pageCheck({
  id: 'url-form',
  category: 'indexing',
  weight: 1,
  ease: 1,
  source: 'SEOnaut, Screaming Frog',
  unit: 'letters',
  run: ({ url }) => {
    const path = readable(url.pathname);
    const isOdd = /\s|\/\/|_|\p{Lu}/u.test(path) || url.href.length > LONGEST;
    return isOdd ? warn([seenAddress(url.href)], { measured: url.href.length, limit: LONGEST }) : pass();
  },
});
