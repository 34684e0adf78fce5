import { type LanguageCode, languageOf } from '#lib/i18n/languages.ts';
import { wordsOf } from './letters.ts';

/** Words in a row that count as the same passage. */
const RUN = 8;

/** Share of a page's passages that may stand on another page too. Search engines and readers take more for a copy. */
export const OVERLAP_LIMIT = 0.15;

/** Words of a text. Chinese writes no spaces and needs a dictionary; elsewhere letters are enough, and much faster. */
function wordsIn(text: string, language: LanguageCode): string[] {
  const lower = text.toLowerCase();
  if (languageOf(language).script !== 'Hans') return wordsOf(lower);
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' });
  return [...segmenter.segment(lower)].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment);
}

/** Every run of eight words of a page, each text for itself: a run does not cross from one text into the next. */
export function passages(texts: Iterable<string>, language: LanguageCode): ReadonlySet<string> {
  const found = new Set<string>();
  for (const text of texts) {
    const words = wordsIn(text, language);
    for (let at = 0; at + RUN <= words.length; at += 1) found.add(words.slice(at, at + RUN).join(' '));
  }
  return found;
}

/** Two pages that share passages, and the part of the shorter one that they share, from 0 to 1. */
export interface Overlap {
  readonly pages: readonly [string, string];
  readonly share: number;
}

/** How many passages each two pages share, by the numbers of the two: `3 7`. */
function sharedPassages(pages: readonly ReadonlySet<string>[]): Map<string, number> {
  const holders = new Map<string, number[]>();
  const shared = new Map<string, number>();
  for (const [page, passagesOfPage] of pages.entries()) {
    for (const passage of passagesOfPage) {
      const before = holders.get(passage);
      for (const other of before ?? []) shared.set(`${other} ${page}`, (shared.get(`${other} ${page}`) ?? 0) + 1);
      if (before) before.push(page);
      else holders.set(passage, [page]);
    }
  }
  return shared;
}

/** Every pair of pages with a passage in common, the closest first. */
export function overlaps(pages: ReadonlyMap<string, ReadonlySet<string>>): Overlap[] {
  const names = [...pages.keys()];
  const sets = [...pages.values()];
  const pairs = [...sharedPassages(sets)].map(([pair, count]): Overlap => {
    const [first = 0, second = 0] = pair.split(' ').map(Number);
    const shorter = Math.min(sets[first]?.size ?? 0, sets[second]?.size ?? 0);
    return { pages: [names[first] ?? '', names[second] ?? ''], share: count / shorter };
  });
  return pairs.sort((a, b) => b.share - a.share);
}
