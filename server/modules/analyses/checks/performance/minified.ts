import { siteCheck } from '../../check.ts';
import { seenAddress, share } from '../../outcome.ts';

const MOST_SAVED = 0.1;
const SMALLEST = 2000;
/** A careful guess: comments and indentation, which every minifier takes out. */
const savedBy = (text: string): number => {
  const rest = text
    .replaceAll(/\/\*(?!!)[\s\S]*?\*\//g, '')
    .replaceAll(/^[ \t]+|[ \t]+$/gm, '')
    .replaceAll(/\n{2,}/g, '\n');
  return 1 - rest.length / text.length;
};

export const check = siteCheck({
  id: 'minified',
  category: 'performance',
  weight: 2,
  ease: 3,
  source: 'Lighthouse, YellowLabTools',
  run: ({ probes: { assets } }) => {
    const texts = assets.filter(({ text }) => text.length > SMALLEST);
    return share(
      texts.length,
      texts.filter(({ text }) => savedBy(text) > MOST_SAVED).map(({ url }) => seenAddress(url)),
    );
  },
});
