import { HASHES_FILE, hashOf, SourceHashes } from '#lib/content/source-hash.ts';
import { FALLBACK_LANGUAGE, type LanguageCode } from '#lib/i18n/languages.ts';
import { type Finding, fileFinding } from './finding.ts';
import { readLocaleFile } from './locale-file.ts';
import { pluralStem } from './plurals.ts';
import { isAsPublished, textsOf } from './text-entry.ts';

export type Hashes = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** What a language has recorded; nothing when it has no file. */
export function readHashes(folder: string, language: LanguageCode): Hashes {
  const file = readLocaleFile(folder, `${language}/${HASHES_FILE}`);
  const parsed = SourceHashes.safeParse(file.state === 'parsed' ? file.content : {});
  const entries = Object.entries(parsed.data ?? {}).flatMap(([name, fields]) =>
    typeof fields === 'string' ? [] : [[name, new Map(Object.entries(fields))] as const],
  );
  return new Map(entries);
}

const parsedTexts = (folder: string, language: LanguageCode, name: string): ReadonlyMap<string, string> => {
  const file = readLocaleFile(folder, `${language}/${name}`);
  return textsOf(name, file.state === 'parsed' ? file.content : undefined);
};

/** A text beside its English one: up to date, older than it, or never recorded. */
export interface SourceState {
  readonly name: string;
  readonly field: string;
  readonly text: string;
  readonly english: string;
  readonly state: 'current' | 'stale' | 'unrecorded';
}

/** How every text of some files stands to its English one. */
export function sourceStates(folder: string, language: LanguageCode, names: readonly string[]): SourceState[] {
  if (language === FALLBACK_LANGUAGE) return [];
  const recorded = readHashes(folder, language);
  return names.flatMap((name) => {
    const english = parsedTexts(folder, FALLBACK_LANGUAGE, name);
    const hashes = recorded.get(name);
    return [...parsedTexts(folder, language, name)].flatMap(([field, text]) => {
      const source = english.get(field) ?? english.get(`${pluralStem(field)}_other`);
      if (source === undefined || isAsPublished(`${language}/${name}`, field)) return [];
      const hash = hashes?.get(field);
      const state = hash === undefined ? 'unrecorded' : hash === hashOf(source) ? 'current' : 'stale';
      return [{ name, field, text, english: source, state } as const];
    });
  });
}

/** Texts whose English one was changed after they were written. */
export const staleFindings = (folder: string, language: LanguageCode, names: readonly string[]): Finding[] =>
  sourceStates(folder, language, names)
    .filter(({ state }) => state === 'stale')
    .map(({ name, field, text, english }) => {
      const shown = english.length > 80 ? `${english.slice(0, 80)}…` : english;
      const file = `${language}/${name}`;
      const mend = `write it anew, or say that it still holds: npm run locales stale -- --accept ${file}#${field}`;
      const problem = `English has changed since; it now says “${shown}”`;
      return { ...fileFinding({ language, file }, 'stale', problem, mend, 'warn'), field, text };
    });
