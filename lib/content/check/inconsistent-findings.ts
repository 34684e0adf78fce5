import { FALLBACK_LANGUAGE, type LanguageCode } from '#lib/i18n/languages.ts';
import { type Finding, fileFinding } from './finding.ts';
import { sameName } from './glossary-terms.ts';
import { wordsOf } from './letters.ts';
import { readLocaleFile } from './locale-file.ts';
import { textsOf } from './text-entry.ts';

/** One word means more than one thing; from two words on, one English text should read alike everywhere. */
const FEWEST_WORDS = 2;

/** One English text that the language says in several ways. */
export function inconsistentFindings(folder: string, language: LanguageCode, names: readonly string[]): Finding[] {
  if (language === FALLBACK_LANGUAGE) return [];
  const texts = (code: LanguageCode, name: string) => {
    const file = readLocaleFile(folder, `${code}/${name}`);
    return textsOf(name, file.state === 'parsed' ? file.content : undefined);
  };
  const ways = new Map<string, Map<string, { file: string; field: string }>>();
  for (const name of names) {
    const own = texts(language, name);
    for (const [field, english] of texts(FALLBACK_LANGUAGE, name)) {
      const text = own.get(field);
      if (text === undefined || wordsOf(english).length < FEWEST_WORDS) continue;
      const known = ways.get(sameName(english)) ?? new Map<string, { file: string; field: string }>();
      if (!known.has(sameName(text))) known.set(sameName(text), { file: `${language}/${name}`, field });
      ways.set(sameName(english), known);
    }
  }
  return [...ways].flatMap(([english, known]) => {
    const [first, ...others] = [...known];
    if (!first) return [];
    return others.map(([text, { file, field }]) => {
      const problem = `“${english}” reads “${first[0]}” in ${first[1].file} › ${first[1].field}`;
      return { ...fileFinding({ language, file }, 'inconsistent', problem, 'one wording may do', 'info'), field, text };
    });
  });
}
