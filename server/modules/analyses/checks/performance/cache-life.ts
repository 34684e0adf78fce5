import { siteCheck } from '../../check.ts';
import { seenText, share } from '../../outcome.ts';

const ENOUGH_SECONDS = 30 * 24 * 3600;
const isHashed = (url: string): boolean => /[.-][0-9a-f]{8,}\.|[?&](?:v|ver|hash)=|\/_next\/static\//i.test(url);
const secondsOf = (cacheControl: string): number =>
  /no-store|no-cache/.test(cacheControl) ? 0 : Number(/max-age=(\d+)/.exec(cacheControl)?.[1] ?? 0);

export const check = siteCheck({
  id: 'cache-life',
  category: 'performance',
  weight: 4,
  ease: 3,
  source: 'Lighthouse, sitespeed.io coach, SiteOne',
  run: ({ probes: { assets } }) => {
    const hashed = assets.filter(({ url, status }) => status === 200 && isHashed(url));
    const short = hashed.filter(({ cacheControl }) => secondsOf(cacheControl) < ENOUGH_SECONDS);
    return share(
      hashed.length,
      short.map(({ url, cacheControl }) => seenText(`${url} cache-control: ${cacheControl || '–'}`)),
    );
  },
});
