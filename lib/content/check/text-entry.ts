import type { Language, LanguageCode } from '#lib/i18n/languages.ts';
import type { GlossaryTerms } from './glossary-terms.ts';

/** One text of one file, with the English text of the same place where there is one. */
export interface TextEntry {
  readonly language: Language & { readonly code: LanguageCode };
  readonly glossary: GlossaryTerms;
  readonly file: string;
  readonly field: string;
  readonly text: string;
  readonly english: string | undefined;
}

/** Fields that are no text: editors read `$schema`, people do not. */
const NOT_TEXT: ReadonlySet<string> = new Set(['$schema']);

/** Fields of an article that programs read. They are the same in every language. */
export const SAME_FIELDS: ReadonlySet<string> = new Set(['id', 'type', 'kind', 'language', 'code', 'url']);

function collect(value: unknown, skipped: ReadonlySet<string>, at: string, into: Map<string, string>): void {
  if (typeof value === 'string') into.set(at, value);
  if (typeof value !== 'object' || value === null) return;
  for (const [key, child] of Object.entries(value)) {
    if (!skipped.has(key)) collect(child, skipped, at ? `${at}.${key}` : key, into);
  }
}

/** Every string of a parsed file by its dotted path. Lists count from 0, as in `features.2`. */
export function flatten(value: unknown, skipped = NOT_TEXT): Map<string, string> {
  const texts = new Map<string, string>();
  collect(value, skipped, '', texts);
  return texts;
}

/** Whether a file under the folder of a language is an article. */
export const isArticle = (name: string): boolean => name.startsWith('articles/');

/** A source of an article keeps its title and publisher as published: in its own language, letters and digits. */
export const isAsPublished = (file: string, field: string): boolean =>
  file.includes('/articles/') && /^sources\.\d+\.(?:title|publisher)$/.test(field);

const NOT_TEXT_OF_ARTICLES: ReadonlySet<string> = new Set([...NOT_TEXT, ...SAME_FIELDS]);

/** The English texts are asked for by nine languages, and each file by several checks. */
const known = new WeakMap<object, ReadonlyMap<string, string>>();

/** The texts of a file that people read. */
export function textsOf(name: string, content: unknown): ReadonlyMap<string, string> {
  if (typeof content !== 'object' || content === null) return new Map();
  const before = known.get(content);
  if (before) return before;
  const texts = flatten(content, isArticle(name) ? NOT_TEXT_OF_ARTICLES : NOT_TEXT);
  known.set(content, texts);
  return texts;
}
