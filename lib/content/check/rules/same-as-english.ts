import { proseOf, wordsOf } from '../letters.ts';
import type { TextRule } from '../rule.ts';

/** Shorter texts are often names that no language translates. */
const LONG_WORDS = 4;

/** A long text that equals the English one was never written. */
export const sameAsEnglish: TextRule = {
  id: 'same-as-english',
  level: 'error',
  check({ language, text, english }) {
    if (
      language.code === 'en' ||
      text !== english ||
      wordsOf(proseOf(text)).filter((word) => /\p{L}/u.test(word)).length < LONG_WORDS
    )
      return undefined;
    return { problem: 'the text is still the English one', mend: `write it in ${language.nativeName}` };
  },
};
