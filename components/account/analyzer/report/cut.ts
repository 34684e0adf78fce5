const LETTERS = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** A text as search engines and messengers cut it: at so many letters, with their marks, and never inside one. */
export function cut(text: string, most: number): string {
  const letters = Array.from(LETTERS.segment(text), ({ segment }) => segment);
  return letters.length > most ? `${letters.slice(0, most - 1).join('')}…` : text;
}
