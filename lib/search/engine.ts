import MiniSearch, { type SearchOptions, type SearchResult } from 'minisearch';
import { INDEX_OPTIONS, type IndexFile, type ResultCard, type ResultKind, type SearchRecord } from './index-file.ts';
import { otherLayouts } from './keyboard-layouts.ts';
import { unpackIndex } from './packed-index.ts';
import { typoDistance } from './typo-distance.ts';
import { fold, queryTerms } from './words.ts';

/** A result, and the words of the index by which it was found (folded). */
export interface Hit extends ResultCard {
  readonly found: ReadonlySet<string>;
}

export interface Answer {
  readonly hits: readonly Hit[];
  /** No page has every word: these have some. */
  readonly isPartial: boolean;
  /** The query as it was perhaps meant, when nothing was found. */
  readonly suggestion: string | null;
}

const NOTHING: Answer = { hits: [], isPartial: false, suggestion: null };

/** A word is looked for as a beginning too, from the length on where that means something. */
const PREFIX_FROM = 3;
/** Endings that languages hang on a word: at most so many letters are taken off and put on, and so many must stay. */
const LONGEST_ENDING = 3;
const SHORTEST_STEM = 4;
/** Letters that may differ among the words looked at, as a share of the word; a swap counts twice there. */
const TYPO_SHARE = 0.34;
/** Of those, a word is meant with one slip for so many letters, and one in any case. */
const LETTERS_A_SLIP = 4;
const SHORTEST_TYPO = 4;

const isHan = (term: string): boolean => /\p{Script=Han}/u.test(term);

/** Of pages that say a word equally often, the one that sells it comes before the one that mentions it. */
const WEIGHTS: Readonly<Record<ResultKind, number>> = {
  services: 1.4,
  advertising: 1.4,
  prices: 1.2,
  articles: 1.1,
  company: 1,
};

const OPTIONS: SearchOptions = {
  boostDocument: (_id, _term, stored) => WEIGHTS[(stored as Pick<ResultCard, 'kind'>).kind], // what INDEX_OPTIONS stores
  boost: { title: 6, headings: 2.5 },
  combineWith: 'AND',
  tokenize: (query) => query.split(' '),
  prefix: (term) => term.length >= PREFIX_FROM || (isHan(term) && term.length === 1),
};

/** Answers queries from the index of one language. Every answer takes a few milliseconds. */
export class SearchEngine {
  readonly #index: MiniSearch<SearchRecord>;
  readonly #spellings: ReadonlyMap<string, string>;

  readonly #lng: string;

  constructor({ index, spellings }: IndexFile, lng: string) {
    this.#lng = lng;
    this.#index = MiniSearch.loadJS(unpackIndex(index), INDEX_OPTIONS);
    this.#spellings = new Map(spellings.map((word) => [fold(word), word]));
  }

  /** Answers what a visitor typed. An empty query has no results. */
  answer(query: string): Answer {
    const terms = queryTerms(query);
    if (terms.length === 0) return NOTHING;
    const hits = this.#find(terms.map((term) => this.#stemOf(term)));
    if (hits.length > 0) return { ...NOTHING, hits };
    const retyped = otherLayouts(query, this.#lng).find((text) => this.#find(queryTerms(text)).length > 0);
    if (retyped !== undefined) return { ...NOTHING, suggestion: retyped };
    const meant = terms.map((term) => this.#meantBy(term));
    if (meant.some((word, at) => word !== terms[at]) && this.#find(meant).length > 0) {
      return { ...NOTHING, suggestion: meant.map((word) => this.#spellings.get(word) ?? word).join(' ') };
    }
    return terms.length > 1 ? { ...NOTHING, hits: this.#find(terms, { combineWith: 'OR' }), isPartial: true } : NOTHING;
  }

  #search = (terms: readonly string[], options: SearchOptions = {}): SearchResult[] =>
    this.#index.search(terms.join(' '), { ...OPTIONS, ...options });

  #find = (terms: readonly string[], options?: SearchOptions): Hit[] =>
    this.#search(terms, options).map(({ path, kind, title, description, place, fact, text, terms: found }) => ({
      ...({ path, kind, title, description, place, fact, text } as ResultCard), // what INDEX_OPTIONS stores
      found: new Set(found),
    }));

  #isKnown = (term: string): boolean => this.#search([term]).length > 0;

  /**
   * The word itself, or what is left of it without an ending the index does not have: "designing", "сайтов". Another
   * ending may stand in its place, if both together are short: "refund" is not "refused".
   */
  #stemOf(term: string): string {
    if (this.#isKnown(term)) return term;
    const shortest = Math.max(SHORTEST_STEM, term.length - LONGEST_ENDING);
    for (let length = term.length - 1; length >= shortest; length -= 1) {
      const stem = term.slice(0, length);
      const longest = length + LONGEST_ENDING - (term.length - length);
      const words = this.#search([stem]).flatMap((result) => result.terms);
      if (words.some((word) => word.length <= longest)) return stem;
    }
    return term;
  }

  /** The nearest word of the index to one it does not have; the commonest of several. */
  #meantBy(term: string): string {
    if (term.length < SHORTEST_TYPO || isHan(term) || this.#isKnown(term)) return term;
    const near = this.#search([term], { fuzzy: TYPO_SHARE, prefix: false });
    const counts = new Map<string, number>();
    for (const word of near.flatMap((result) => result.terms)) counts.set(word, (counts.get(word) ?? 0) + 1);
    const most = Math.max(1, Math.floor(term.length / LETTERS_A_SLIP));
    const ranked = [...counts]
      .map(([word, count]) => ({ word, count, slips: typoDistance(word, term) }))
      .filter(({ slips }) => slips <= most)
      .toSorted((a, b) => a.slips - b.slips || b.count - a.count);
    return ranked[0]?.word ?? term;
  }
}
