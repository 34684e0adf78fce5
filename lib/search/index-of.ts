import MiniSearch from 'minisearch';
import { INDEX_OPTIONS, type IndexFile } from './index-file.ts';
import { packIndex } from './packed-index.ts';
import type { Entry } from './records.ts';
import { fold, wordsIn } from './words.ts';

/** Words that folding changes in more than case: suggestions must spell them as their language does. */
function spellingsIn(texts: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const text of texts) {
    for (const { start, end, forms } of wordsIn(text)) {
      const word = text.slice(start, end).toLowerCase();
      if (forms[0] !== word && !/[\p{Script=Han}\p{N}]/u.test(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  // Once may be a slip. The commonest spelling of a folded word comes last and wins.
  return [...counts]
    .filter(([, count]) => count > 1)
    .toSorted(([, a], [, b]) => a - b)
    .map(([word]) => word);
}

/** One spelling for each folded form. */
function onePerForm(words: readonly string[]): string[] {
  return [...new Map(words.map((word) => [fold(word), word])).values()];
}

/** The index of a language from its entries. */
export function indexOf(entries: readonly Entry[]): IndexFile {
  const index = new MiniSearch(INDEX_OPTIONS);
  index.addAll(entries.map(({ record }, id) => ({ id, ...record })));
  const texts = entries.flatMap(({ record }) => [record.title, record.headings, record.body]);
  return { index: packIndex(index.toJSON()), spellings: onePerForm(spellingsIn(texts)) };
}
