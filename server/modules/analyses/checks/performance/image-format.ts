import { siteCheck } from '../../check.ts';
import { between, fail, notApplicable, notMeasured, seenAddress } from '../../outcome.ts';
import { knowsAssets } from '../../page/known-assets.ts';
import type { Asset } from '../../site.ts';

const MODERN = /webp|avif|svg/;
const HEAVY = 500_000;

export const check = siteCheck({
  id: 'image-format',
  category: 'performance',
  weight: 3,
  ease: 2,
  isOfStart: true,
  source: 'YellowLabTools, SEOnaut',
  run: (site) => {
    const isWhole = knowsAssets(site, 'image');
    const asked = site.probes.assets.filter(({ kind }) => kind === 'image');
    const images = asked.filter(({ status }) => status === 200);
    if (images.length === 0) return isWhole ? notApplicable : notMeasured;
    const heavy = images.filter(({ wireBytes }) => wireBytes > HEAVY);
    const named = (list: readonly Asset[]) =>
      list.map(({ url, wireBytes }) => seenAddress(`${Math.round(wireBytes / 1000)} kB ${url}`));
    if (heavy.length > 0) return fail(named(heavy), { measured: heavy.length, limit: 0 });
    if (!isWhole) return notMeasured;
    const total = images.reduce((sum, { wireBytes }) => sum + wireBytes, 0);
    const old = images.filter(({ type, wireBytes }) => !MODERN.test(type) && wireBytes > 10_000);
    const oldBytes = old.reduce((sum, { wireBytes }) => sum + wireBytes, 0);
    return total === 0
      ? notMeasured
      : { ...between(oldBytes / total, 0, 1, named(old)), measured: Math.round((100 * oldBytes) / total), limit: 0 };
  },
});
