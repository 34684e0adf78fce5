/** Letters with their marks; by code points in a browser that cannot tell more. */
const lettersOf = (text: string): string[] =>
  'Segmenter' in Intl
    ? Array.from(new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text), ({ segment }) => segment)
    : [...text];

/** A text as search engines and messengers cut it: at so many letters, and never inside one. */
export function cut(text: string, most: number): string {
  const letters = lettersOf(text);
  return letters.length > most ? `${letters.slice(0, most - 1).join('')}…` : text;
}
