/** What a text holds besides prose: placeholders, code and link targets of an article, addresses, isolated runs. */
const NOT_PROSE = /\{\{[^}]*\}\}|`[^`]*`|\]\([^)]*\)|https?:\/\/\S+|\S+@\S+|[\u2066-\u2068][^\u2069]*\u2069/g;

/** Most texts hold none of it, which is quickly seen. */
const MAY_HOLD = /[{`(@\u2066-\u2068]|https?:/;

const without = (text: string, gap: string): string => (MAY_HOLD.test(text) ? text.replace(NOT_PROSE, gap) : text);

/** The text without what no translator writes. */
export const proseOf = (text: string): string => without(text, ' ');

/** The same, with a sign in each gap, for rules about what stands beside what. */
export const maskedProse = (text: string): string => without(text, '\ufffc');

/** How many characters of a text match a pattern; the pattern needs the flag `g`. */
export const countOf = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** Words of any script that has spaces. */
export const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{M}\p{N}’'\u200c-]+/gu) ?? [];
