/** What no repair may touch: placeholders, code and link targets of an article, addresses, isolated runs. */
const KEPT = /\{\{[^}]*\}\}|`[^`]*`|\]\([^)]*\)|https?:\/\/\S+|\S+@\S+|[\u2066-\u2068][^\u2069]*\u2069/;

/** Latin names with their digits (WCAG 2.2, 4K), and telephone numbers. */
const LATIN = /\+\d[\d -]*|[A-Za-z][\w.+/#&-]*(?:[ \u00a0]\d+(?:\.\d+)*)?|\d+[A-Za-z]+/;

const split = (text: string, kept: RegExp): string[] => text.split(new RegExp(`(${kept.source})`));

const between = (text: string, kept: RegExp, change: (prose: string) => string): string =>
  split(text, kept)
    .map((part, at) => (at % 2 === 0 ? change(part) : part))
    .join('');

/** Changes the prose of a text and leaves placeholders, code and addresses as they are. */
export const inProse = (text: string, change: (prose: string) => string): string => between(text, KEPT, change);

/** The same, leaving Latin names with their digits too. */
export const outsideLatin = (text: string, change: (prose: string) => string): string =>
  inProse(text, (prose) => between(prose, LATIN, change));
