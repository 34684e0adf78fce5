import { countOf, proseOf, wordsOf } from '../letters.ts';
import type { TextRule } from '../rule.ts';

/** A name or two in Latin letters are right in any language; a sentence is not. */
const LATIN_WORDS = 4;
const LATIN_SHARE = 0.6;

/** A sentence in Latin letters inside a language that has its own. */
export const wrongScript: TextRule = {
  id: 'wrong-script',
  level: 'error',
  check({ language, text }) {
    if (language.script === 'Latn') return undefined;
    const prose = proseOf(text);
    const latin = countOf(prose, /\p{Script=Latin}/gu);
    // One Chinese character says what two or more letters do.
    const letters = countOf(prose, /\p{L}/gu) + countOf(prose, /\p{Script=Han}/gu);
    const latinWords = wordsOf(prose).filter((word) => /^\p{Script=Latin}/u.test(word));
    if (latinWords.length < LATIN_WORDS || latin / letters <= LATIN_SHARE) return undefined;
    return { problem: 'most of the letters are Latin', mend: `write it in ${language.nativeName}` };
  },
};
