/** Longest text that is looked at; what a message quotes can be a whole document. */
const READ = 1000;

/**
 * What may stand in a message besides the words of the engine and of the code, and what it becomes. In this order: an
 * address holds what later rules would cut out of it.
 */
const RULES: readonly (readonly [RegExp, string])[] = [
  // Engines and code speak ASCII; whatever does not is text of the visitor's or of the page.
  [/[^ -~]+/g, '…'],
  [/\b[a-z][a-z\d+.-]{1,9}:\/\/\S+|\b(?:data|blob|mailto|tel):\S+/gi, '[address]'],
  [/[^\s"'<>(]+@[^\s"'<>)]+/g, '[email]'],
  // Engines quote data in double quotes, and may cut it off; single ones hold names of code as well.
  [/"[^"]*(?:"|$)/g, '"…"'],
  [/`[^`]*(?:`|$)/g, '`…`'],
  [/(?<!\w)'(?![A-Za-z_$][\w$.]{0,39}')[^']*(?:'|$)/g, "'…'"],
  [/[\w.~%-]+=[^\s&]+/g, '[value]'],
  // Keys, tokens, ids: long, or letters and digits mixed at length.
  [/[\w~+/-]{32,}|(?=[\w-]*\d)(?=[\w-]*[A-Za-z])[\w-]{16,}/g, '[token]'],
  [/\+?\d(?:[\s().-]{0,2}\d){3,}/g, '[number]'],
];

/** A message without anything that could be a person's: numbers, addresses, tokens, quoted or foreign text. */
export function scrub(message: string, longest: number): string {
  const bare = RULES.reduce((text, [pattern, instead]) => text.replace(pattern, instead), message.slice(0, READ));
  return bare.trim().slice(0, longest);
}
