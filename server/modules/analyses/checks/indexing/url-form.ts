import { pageCheck } from '../../check.ts';
import { pass, seenAddress, warn } from '../../outcome.ts';

const LONGEST = 115;

export const check = pageCheck({
  id: 'url-form',
  category: 'indexing',
  weight: 1,
  ease: 1,
  source: 'SEOnaut, Screaming Frog',
  unit: 'letters',
  run: ({ url }) => {
    const path = decodeURIComponent(url.pathname.replaceAll(/%(?![0-9a-f]{2})/gi, '%25'));
    const isOdd = /\s|\/\/|_|\p{Lu}/u.test(path) || url.href.length > LONGEST;
    return isOdd ? warn([seenAddress(url.href)], { measured: url.href.length, limit: LONGEST }) : pass();
  },
});
