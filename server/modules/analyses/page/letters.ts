const GRAPHEMES = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Marks of direction and places to break, which nobody sees. Joiners are part of the letter before them. */
const UNSEEN = /^[\u200b\u200e\u200f]+$/;

/** Nobody counts further; a stranger's title may have millions. */
const MOST = 2000;

/** Letters as a reader counts them: no bytes, no joiners, no combining marks of their own. */
export const lettersIn = (text: string): number =>
  [...GRAPHEMES.segment(text.slice(0, MOST))].filter(({ segment }) => !UNSEEN.test(segment)).length;

/** Languages written without spaces are counted by their characters, two to a word. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu;
const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}’'\u200c-]*/gu;

/** Words of a text; the zero-width non-joiner of Persian does not split one. */
export function wordsIn(text: string): number {
  const unspaced = text.match(UNSPACED)?.length ?? 0;
  return Math.round(unspaced / 2) + (text.replaceAll(UNSPACED, ' ').match(WORD)?.length ?? 0);
}

/** The words themselves; each character of a language without spaces is one. */
export const wordList = (text: string): string[] => text.toLowerCase().replaceAll(UNSPACED, ' $& ').match(WORD) ?? [];
