/** What a text holds besides prose: placeholders, addresses, isolated runs, hashtags and code. */
const NOT_PROSE = /\{\{[^}]*\}\}|https?:\/\/\S+|\S+@\S+|[\u2066-\u2068][^\u2069]*\u2069/g;

/** The text without what no translator writes. */
export const proseOf = (text: string): string => text.replace(NOT_PROSE, ' ');

/** How many characters of a text match a pattern; the pattern needs the flag `g`. */
export const countOf = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** Words of any script that has spaces. */
export const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{M}\p{N}’'\u200c-]+/gu) ?? [];
