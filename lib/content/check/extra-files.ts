import { FALLBACK_LANGUAGE, type LanguageCode } from '#lib/i18n/languages.ts';
import { type Finding, fileFinding } from './finding.ts';
import { nearest } from './nearest.ts';

/**
 * Files that English does not have: no page shows them, and the usual reason is a misspelt name.
 *
 * @param given files of the language, as `pages/home.json`
 * @param wanted files of English
 */
export function extraFileFindings(
  language: LanguageCode,
  given: readonly string[],
  wanted: readonly string[],
): Finding[] {
  if (language === FALLBACK_LANGUAGE) return [];
  const missing = wanted.filter((name) => !given.includes(name));
  return given
    .filter((name) => !wanted.includes(name))
    .map((name) => {
      const meant = nearest(name, missing);
      const mend = meant ? `did you mean ${meant}?` : 'delete it, or write it in English too';
      const problem = 'English has no such file, so nothing shows it';
      return fileFinding({ language, file: `${language}/${name}` }, 'extra-file', problem, mend, 'warn');
    });
}
