/** Words of English figures from ten on; below ten every language writes words too. */
const TEENS = 'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ');
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const UNITS = 'one two three four five six seven eight nine'.split(' ');

const TENS_WITH_UNITS = TENS.flatMap((ten, at) => [
  [ten, (at + 2) * 10] as const,
  ...UNITS.map((unit, more) => [`${ten}-${unit}`, (at + 2) * 10 + more + 1] as const),
]);

const VALUES: ReadonlyMap<string, number> = new Map([
  ...TEENS.map((word, at) => [word, at + 10] as const),
  ...TENS_WITH_UNITS,
  ['half an hour', 30],
  ['half-hour', 30],
  ['a hundred', 100],
  ['one hundred', 100],
  ['a thousand', 1000],
  ['one thousand', 1000],
]);

/** Longest first, so that "twenty-five" is not read as "twenty". */
const WORDS = new RegExp(`\\b(?:${[...VALUES.keys()].sort((a, b) => b.length - a.length).join('|')})\\b`, 'gi');

/** Values that an English text writes in words: "thirty minutes", "twenty-five screens". */
export const wordNumbersOf = (english: string): string[] =>
  (english.match(WORDS) ?? []).map((word) => String(VALUES.get(word.toLowerCase())));
