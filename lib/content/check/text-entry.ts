import type { Language, LanguageCode } from '#lib/i18n/languages.ts';

/** One text of one file, with the English text of the same place where there is one. */
export interface TextEntry {
  readonly language: Language & { readonly code: LanguageCode };
  readonly file: string;
  readonly field: string;
  readonly text: string;
  readonly english: string | undefined;
}

/** Fields that are no text: editors read `$schema`, people do not. */
const NOT_TEXT = new Set(['$schema']);

/** Every string of a parsed file by its dotted path. Lists count from 0, as in `features.2`. */
export function flatten(value: unknown, at = ''): Map<string, string> {
  if (typeof value === 'string') return new Map([[at, value]]);
  if (typeof value !== 'object' || value === null) return new Map();
  const fields = Object.entries(value).filter(([key]) => !NOT_TEXT.has(key));
  return new Map(fields.flatMap(([key, child]) => [...flatten(child, at ? `${at}.${key}` : key)]));
}
