import { FALLBACK_LANGUAGE, type LanguageCode } from '#lib/i18n/languages.ts';
import { checkLocales, namesOf } from '../check/check-locales.ts';
import type { Finding } from '../check/finding.ts';
import { wordsOf } from '../check/letters.ts';
import { readLocaleFile } from '../check/locale-file.ts';
import { sourceStates } from '../check/source-hashes.ts';
import { textsOf } from '../check/text-entry.ts';

/** How far a language is. */
export interface Coverage {
  readonly language: LanguageCode;
  /** Files without an error, of all files. */
  readonly complete: number;
  readonly files: number;
  readonly texts: number;
  readonly words: number;
  readonly stale: number;
  readonly errors: number;
  readonly warnings: number;
  readonly findings: readonly Finding[];
}

/** Words as a reader counts them; Chinese has no spaces, so its characters count. */
const wordCount = (text: string, language: LanguageCode): number =>
  language === 'zh' ? (text.match(/\p{Script=Han}|[A-Za-z\d]+/gu)?.length ?? 0) : wordsOf(text).length;

function coverageOf(folder: string, language: LanguageCode): Coverage {
  const names = namesOf(folder, language);
  const findings = checkLocales(folder, [language]).filter(({ level }) => level !== 'info');
  const errors = findings.filter(({ level }) => level === 'error');
  const broken = new Set(errors.map(({ file }) => file));
  const texts = names.flatMap((name) => {
    const file = readLocaleFile(folder, `${language}/${name}`);
    return [...textsOf(name, file.state === 'parsed' ? file.content : undefined).values()];
  });
  const states = language === FALLBACK_LANGUAGE ? [] : sourceStates(folder, language, names);
  return {
    language,
    complete: names.filter((name) => !broken.has(`${language}/${name}`)).length,
    files: names.length,
    texts: texts.length,
    words: texts.reduce((sum, text) => sum + wordCount(text, language), 0),
    stale: states.filter(({ state }) => state === 'stale').length,
    errors: errors.length,
    warnings: findings.length - errors.length,
    findings,
  };
}

export const coverage = (folder: string, languages: readonly LanguageCode[]): Coverage[] =>
  languages.map((language) => coverageOf(folder, language));
