import type { Level, Problem } from '#lib/content/check/finding.ts';
import type { LanguageCode } from '#lib/i18n/languages.ts';

/** A text in a language, beside the English one where there is one. */
export interface Case {
  language: LanguageCode;
  /** Path under the language. */
  file?: string;
  text: string;
  english?: string;
  field?: string;
}

/** By rule: texts that break it, with what the check says of each, and texts beside them that do not. */
export type Cases = Readonly<Record<string, { level: Level; bad: (Case & Problem)[]; good: Case[] }>>;
