import { siteCheck } from '../../check.ts';
import { none, notApplicable, seenAddress } from '../../outcome.ts';

const isJquery = (url: string): boolean => /\/jquery(?:[.-]\d[\d.]*)?(?:\.slim)?(?:\.min)?\.js/i.test(url);

export const check = siteCheck({
  id: 'same-file-twice',
  category: 'performance',
  weight: 1,
  ease: 2,
  source: 'YellowLabTools',
  run: ({ probes: { assets } }) => {
    const texts = assets.filter(({ text }) => text.length > 100);
    if (texts.length === 0) return notApplicable;
    const twice = texts.filter((asset, at) => texts.findIndex(({ text }) => text === asset.text) !== at);
    const libraries = texts.filter(({ url }) => isJquery(url)).slice(1);
    return none([...new Set([...twice, ...libraries])].map(({ url }) => seenAddress(url)));
  },
});
