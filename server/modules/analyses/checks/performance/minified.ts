import { siteCheck } from '../../check.ts';
import { seenAddress, share } from '../../outcome.ts';

const MOST_SAVED = 0.1;
const SMALLEST = 2000;

/** Text without its comments, but for those that name a licence. */
function withoutComments(text: string): string {
  const kept: string[] = [];
  let from = 0;
  for (let begin = text.indexOf('/*'); begin !== -1; begin = text.indexOf('/*', from)) {
    const end = text.indexOf('*/', begin + 2);
    if (end === -1) break;
    kept.push(text.slice(from, text[begin + 2] === '!' ? end + 2 : begin));
    from = end + 2;
  }
  return kept.join('') + text.slice(from);
}

/** A careful guess: comments and indentation, which every minifier takes out. */
const savedBy = (text: string): number => {
  const lines = withoutComments(text)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return 1 - lines.join('\n').length / text.length;
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
