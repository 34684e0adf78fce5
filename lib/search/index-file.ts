import type { Options } from 'minisearch';
import type { PackedIndex } from './packed-index.ts';
import { indexTerms } from './words.ts';

/** Kinds a visitor can narrow results to, in the order they are shown. */
export const RESULT_KINDS = ['services', 'advertising', 'prices', 'articles', 'company'] as const;
export type ResultKind = (typeof RESULT_KINDS)[number];

/** What a result shows before anything of its page is fetched. */
export interface ResultCard {
  /** Path of the page, with the fragment of a section where the section is a result of its own. */
  readonly path: string;
  readonly kind: ResultKind;
  readonly title: string;
  readonly description: string;
  /** Names of the pages on the way to it, the home page left out. */
  readonly place: string;
  /** One figure of it, and what the figure is: `['9 min', '21 November 2026']`. */
  readonly fact: readonly [string, string] | null;
  /** File that holds its text, below the folder of the language. */
  readonly text: string;
}

/** One entry of the index as it is written. */
export interface SearchRecord extends ResultCard {
  readonly id: number;
  readonly headings: string;
  readonly body: string;
}

/** The file of a language: everything needed to answer, nothing that only some results show. */
export interface IndexFile {
  readonly index: PackedIndex;
  /** Words as they are spelt, where folding changes more than their case; for suggestions. */
  readonly spellings: readonly string[];
}

/** A stretch of a page under one heading: id to jump to, or empty; heading; paragraphs. */
export type TextSection = readonly [id: string, heading: string, paragraphs: readonly string[]];

export const SEARCH_FOLDER = 'search-index';
export const indexPath = (lng: string): string => `/${SEARCH_FOLDER}/${lng}/index.json`;
export const textPath = (lng: string, file: string): string => `/${SEARCH_FOLDER}/${lng}/${file}`;

/** How records are stored and compared; the same for who writes the index and who reads it. */
export const INDEX_OPTIONS: Options<SearchRecord> = {
  fields: ['title', 'headings', 'body'],
  storeFields: ['path', 'kind', 'title', 'description', 'place', 'fact', 'text'],
  tokenize: indexTerms,
  processTerm: (term) => term,
};
