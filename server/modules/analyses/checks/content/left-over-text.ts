import { pageCheck } from '../../check.ts';
import { none, seenText } from '../../outcome.ts';

/** `TODO` without its colon is a word of Spanish and Portuguese. */
const LEFT_OVER = /lorem ipsum|\{\{\s*[\w.]+\s*\}\}|\bTODO:|\bFIXME\b|\bundefined\b|\[object Object\]|\bNaN\b/g;

export const check = pageCheck({
  id: 'left-over-text',
  category: 'content',
  weight: 3,
  ease: 3,
  source: 'own',
  run: (page) => {
    const prose = page.$('body code, body pre').length > 0 ? page.mainText.replaceAll(/`[^`]*`/g, '') : page.text;
    const title = page.$('head > title').text();
    return none([...new Set(`${title} ${prose}`.match(LEFT_OVER))].map(seenText));
  },
});
