import type { Language } from '#lib/i18n/languages.ts';
import type { Level, Problem } from './finding.ts';
import { nearest } from './nearest.ts';
import { isPluralKey, pluralKeys, pluralStem } from './plurals.ts';

export interface KeyProblem extends Problem {
  readonly rule: 'missing-key' | 'extra-key' | 'plural-forms';
  readonly level: Level;
  readonly field: string;
}

/** The keys a language needs, when English has these: plurals in the forms of that language. */
export function wantedKeys(english: Iterable<string>, language: Language): Set<string> {
  return new Set([...english].flatMap((key) => (isPluralKey(key) ? pluralKeys(language, pluralStem(key)) : [key])));
}

function missingKey(field: string, language: Language): KeyProblem {
  if (!isPluralKey(field)) {
    const mend = 'add the key with the text in this language';
    return {
      rule: 'missing-key',
      level: 'error',
      field,
      problem: 'the text is missing; visitors read English instead',
      mend,
    };
  }
  const forms = pluralKeys(language, pluralStem(field));
  const problem = `${language.nativeName} counts in ${forms.length} forms, and this one is missing`;
  return { rule: 'plural-forms', level: 'error', field, problem, mend: `write all of ${forms.join(', ')}` };
}

/** Keys of an interface file that are missing or that nothing reads. */
export function keyProblems(english: Iterable<string>, given: Iterable<string>, language: Language): KeyProblem[] {
  const wanted = wantedKeys(english, language);
  const present = new Set(given);
  const missing = [...wanted].filter((key) => !present.has(key));
  const extra = [...present].filter((key) => !wanted.has(key));
  return [
    ...missing.map((field) => missingKey(field, language)),
    ...extra.map((field) => {
      const meant = nearest(field, missing) ?? nearest(field, wanted);
      return {
        rule: 'extra-key' as const,
        level: 'warn' as const,
        field,
        problem: 'English has no such key, so nothing shows this text',
        mend: meant ? `did you mean "${meant}"?` : 'delete it, or mend its name',
      };
    }),
  ];
}
