import { languageOf } from '#lib/i18n/languages.ts';
import { type Finding, fileFinding, type Place } from './finding.ts';
import { wordNumbersOf } from './number-words.ts';
import { numbersOf } from './numbers.ts';
import { isAsPublished } from './text-entry.ts';

/** Hours of the day are written in two ways (6 pm, 18:00), and small numbers often as words. */
const SMALLEST_COMPARED = 25;

const numbersOfPage = (texts: ReadonlyMap<string, string>): Set<string> =>
  new Set([...texts.values()].flatMap((text) => [...numbersOf(text)]));

/** Prices in dollars, which a language with a currency of its own does not repeat. */
const IN_DOLLARS = /\$\s?[\d.,]+/g;

type Texts = ReadonlyMap<string, string>;

const figuresOf = (text: string): string[] =>
  [...numbersOf(text)].filter((value) => Number(value) >= SMALLEST_COMPARED);

const warning = (place: Place, field: string, text: string, problem: string): Finding => ({
  ...fileFinding(place, 'numbers', problem, 'check the figure on both pages', 'warn'),
  field,
  text,
});

/** Figures of a page that differ from the English page, or are lost: a price, a size or a limit that was mistyped. */
export function numberFindings(place: Place, texts: Texts, english: Texts): Finding[] {
  if (english.size === 0) return [];
  const wanted = new Set([...numbersOfPage(english), ...[...english.values()].flatMap(wordNumbersOf)]);
  const given = numbersOfPage(texts);
  const { currency } = languageOf(place.language);
  return [...texts].flatMap(([field, text]) => {
    if (isAsPublished(place.file, field)) return [];
    const added = figuresOf(text).filter((value) => !wanted.has(value));
    const source = english.get(field) ?? '';
    const compared = currency === 'USD' ? source : source.replaceAll(IN_DOLLARS, ' ');
    const lost = figuresOf(compared).filter((value) => !given.has(value));
    return [
      ...(added.length > 0 ? [warning(place, field, text, `the English page names no ${added.join(', ')}`)] : []),
      ...(lost.length > 0
        ? [warning(place, field, text, `this page does not name the ${lost.join(', ')} of English`)]
        : []),
    ];
  });
}
