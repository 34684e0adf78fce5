import type { LanguageCode } from '#lib/i18n/languages.ts';

/** `error` stops a build, `warn` is shown to the person who writes, `info` only to who asks for it. */
export type Level = 'error' | 'warn' | 'info';

/** What is wrong with a text, and what a marketer does about it. */
export interface Problem {
  readonly problem: string;
  readonly mend: string;
}

/** One problem at one place. */
export interface Finding extends Problem {
  /** Name of the rule, for `--json` and tests. */
  readonly rule: string;
  readonly level: Level;
  readonly language: LanguageCode;
  /** Path under the locales folder: `de/pages/home.json`. */
  readonly file: string;
  /** Dotted path of the text inside the file; empty for the file as a whole. */
  readonly field: string;
  readonly text: string;
  /** Where the text is read, `/de/web-design`; interface texts and glossaries have no page of their own. */
  readonly address?: string;
}

export type Place = Pick<Finding, 'language' | 'file'>;

/** A problem of a file as a whole. */
export const fileFinding = (
  place: Place,
  rule: string,
  problem: string,
  mend: string,
  level: Level = 'error',
): Finding => ({ ...place, rule, level, field: '', text: '', problem, mend });
