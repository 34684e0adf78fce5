import { siteCheck } from '../../check.ts';
import { seenAddress, share } from '../../outcome.ts';

const PACKED = /br|gzip|zstd|deflate/;
const SMALLEST = 1000;

export const check = siteCheck({
  id: 'compression',
  category: 'performance',
  weight: 5,
  ease: 3,
  source: 'sitespeed.io coach, SiteOne, YellowLabTools',
  run: ({ start, probes: { assets } }) => {
    const encoding = String(start.headers['content-encoding'] ?? '');
    const texts = assets.filter(
      ({ kind, type, status, wireBytes }) =>
        status === 200 && wireBytes > SMALLEST && (kind === 'style' || kind === 'script' || type.includes('svg')),
    );
    const bad = texts.filter((asset) => !PACKED.test(asset.encoding)).map(({ url }) => seenAddress(url));
    const isPagePacked = PACKED.test(encoding) || start.bytes <= SMALLEST;
    return share(texts.length + 1, [...(isPagePacked ? [] : [seenAddress(start.url)]), ...bad]);
  },
});
