import { siteCheck } from '../../check.ts';
import { between, notMeasured, seenAddress } from '../../outcome.ts';
import { knowsAssets } from '../../page/known-assets.ts';

const OK = 1_500_000;
const BAD = 3_000_000;

export const check = siteCheck({
  id: 'page-weight',
  category: 'performance',
  weight: 5,
  ease: 1,
  isOfStart: true,
  source: 'YellowLabTools',
  unit: 'bytes',
  run: (site) => {
    const { start, probes } = site;
    const { assets } = probes;
    const bytes = assets.reduce((sum, { wireBytes }) => sum + wireBytes, start.wireBytes);
    const isWhole = !start.isCut && knowsAssets(site);
    if (!isWhole && bytes < BAD) return notMeasured; // what is known already may be too much
    const heavy = assets
      .toSorted((a, b) => b.wireBytes - a.wireBytes)
      .map(({ url, wireBytes }) => seenAddress(`${Math.round(wireBytes / 1000)} kB ${url}`));
    return between(bytes, OK, BAD, heavy);
  },
});
