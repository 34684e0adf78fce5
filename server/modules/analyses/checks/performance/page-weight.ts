import { siteCheck } from '../../check.ts';
import { between, seenAddress } from '../../outcome.ts';

const OK = 1_500_000;
const BAD = 3_000_000;

export const check = siteCheck({
  id: 'page-weight',
  category: 'performance',
  weight: 5,
  ease: 1,
  source: 'YellowLabTools',
  unit: 'bytes',
  run: ({ start, probes: { assets } }) => {
    if (assets.length === 0) return between(start.wireBytes, OK, BAD);
    const heavy = assets
      .toSorted((a, b) => b.wireBytes - a.wireBytes)
      .map(({ url, wireBytes }) => seenAddress(`${Math.round(wireBytes / 1000)} kB ${url}`));
    return between(
      assets.reduce((sum, { wireBytes }) => sum + wireBytes, start.wireBytes),
      OK,
      BAD,
      heavy,
    );
  },
});
