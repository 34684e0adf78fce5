import { sameName } from '../glossary-terms.ts';
import { proseOf } from '../letters.ts';
import type { TextRule } from '../rule.ts';

/** Single English words mean more than one thing ("Plan"), so only names of two words or more are held to their form. */
const isName = (english: string): boolean => /\S\s+\S/.test(english);

const isLetter = (char: string | undefined): boolean => char !== undefined && /\p{L}/u.test(char);

/** Whether a word stands in a text by itself, not inside a longer one. Chinese has no spaces, so any place counts. */
function contains(text: string, word: string, spaced: boolean): boolean {
  let at = text.indexOf(word);
  while (at !== -1) {
    if (!spaced || !(isLetter(text[at - 1]) || isLetter(text[at + word.length]))) return true;
    at = text.indexOf(word, at + 1);
  }
  return false;
}

/** One word for one thing: names as the glossary has them, and none of the words it rules out. */
export const glossary: TextRule = {
  id: 'glossary',
  level: 'warn',
  check({ language, text, english, glossary: terms }) {
    const wanted = english && isName(english) ? terms.fixed.get(sameName(english)) : undefined;
    if (wanted && !wanted.some((term) => sameName(term) === sameName(text))) {
      return { problem: `"${english}" has a fixed name here`, mend: `write "${wanted.join('" or "')}"` };
    }
    const lower = proseOf(text).toLowerCase();
    for (const [word, term] of terms.avoid) {
      if (contains(lower, word.toLowerCase(), language.script !== 'Hans')) {
        return { problem: `"${word}" is not the word used on this site`, mend: `write "${term}"` };
      }
    }
    return undefined;
  },
};
