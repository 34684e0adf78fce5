import { FALLBACK_LANGUAGE, type LanguageCode } from '#lib/i18n/languages.ts';
import { type Finding, fileFinding } from './finding.ts';
import { sameName } from './glossary-terms.ts';
import { wordsOf } from './letters.ts';
import { readLocaleFile } from './locale-file.ts';
import { textsOf } from './text-entry.ts';

/** One word means more than one thing; from two words on, one English text should read alike everywhere. */
const FEWEST_WORDS = 2;

/** The names of English texts: nine languages ask for each. */
const known = new Map<string, string>();

function nameOfEnglish(text: string): string {
  const name = known.get(text) ?? sameName(text);
  known.set(text, name);
  return name;
}

interface Said {
  readonly file: string;
  readonly field: string;
  readonly text: string;
}

/** What the language says for each English text, by the name of that. */
function saidFor(folder: string, language: LanguageCode, names: readonly string[]): Map<string, Said[]> {
  const texts = (code: LanguageCode, name: string) => {
    const file = readLocaleFile(folder, `${code}/${name}`);
    return textsOf(name, file.state === 'parsed' ? file.content : undefined);
  };
  const said = new Map<string, Said[]>();
  for (const name of names) {
    const own = texts(language, name);
    for (const [field, english] of texts(FALLBACK_LANGUAGE, name)) {
      const text = own.get(field);
      if (text === undefined) continue;
      const key = nameOfEnglish(english);
      const one = { file: `${language}/${name}`, field, text };
      const others = said.get(key);
      if (others) others.push(one);
      else said.set(key, [one]);
    }
  }
  return said;
}

/** One English text that the language says in several ways. */
export function inconsistentFindings(folder: string, language: LanguageCode, names: readonly string[]): Finding[] {
  if (language === FALLBACK_LANGUAGE) return [];
  return [...saidFor(folder, language, names)].flatMap(([english, all]) => {
    if (all.length < 2 || wordsOf(english).length < FEWEST_WORDS) return [];
    const ways = new Map<string, Said>();
    for (const one of all) {
      const way = sameName(one.text);
      if (!ways.has(way)) ways.set(way, one);
    }
    const [first, ...others] = ways;
    if (!first) return [];
    return others.map(([text, { file, field }]) => {
      const problem = `“${english}” reads “${first[0]}” in ${first[1].file} › ${first[1].field}`;
      return { ...fileFinding({ language, file }, 'inconsistent', problem, 'one wording may do', 'info'), field, text };
    });
  });
}
