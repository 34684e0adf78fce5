import { Glossary } from '#lib/content/glossary.ts';
import { FALLBACK_LANGUAGE, type LanguageCode } from '#lib/i18n/languages.ts';
import { readLocaleFile } from './locale-file.ts';

/** What the glossary says about a language, ready to be asked for each of its texts. */
export interface GlossaryTerms {
  /** The fixed forms of an English name in this language. One English word may be two terms. */
  readonly fixed: ReadonlyMap<string, readonly string[]>;
  /** A word not used here, and the term to use. */
  readonly avoid: ReadonlyMap<string, string>;
}

/** What a reader takes for the same name: letter case and the kind of space do not count. */
export const sameName = (name: string): string => name.replaceAll(/\s/g, ' ').toLowerCase();

/** The glossary of a language; one that is missing or broken holds nothing. */
export function readGlossary(folder: string, code: LanguageCode): Glossary {
  const file = readLocaleFile(folder, `${code}/glossary.json`);
  return file.state === 'parsed' ? Glossary.catch({}).parse(file.content) : {};
}

/** Reads a language's glossary beside the English one. A missing file says nothing; the file check reports it. */
export function glossaryTerms(folder: string, code: LanguageCode): GlossaryTerms {
  const here = readGlossary(folder, code);
  const fixed = new Map<string, string[]>();
  for (const [key, { term }] of Object.entries(readGlossary(folder, FALLBACK_LANGUAGE))) {
    const own = here[key]?.term;
    if (own) fixed.set(sameName(term), [...(fixed.get(sameName(term)) ?? []), own]);
  }
  const avoid = Object.values(here).flatMap(({ term, avoid: words = [] }) =>
    words.map((word) => [word, term] as const),
  );
  return { fixed, avoid: new Map(avoid) };
}
