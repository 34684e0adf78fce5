import type { Language } from '#lib/i18n/languages.ts';
import type { Level, Problem } from './finding.ts';
import { isPluralKey, pluralKeys, pluralStem } from './plurals.ts';

export interface KeyProblem extends Problem {
  readonly rule: 'missing-key' | 'extra-key';
  readonly level: Level;
  readonly field: string;
}

/** The English key that differs least from a mistyped one: same letters when case and marks are ignored. */
function nearest(key: string, wanted: ReadonlySet<string>): string | undefined {
  const plain = (value: string) => value.toLowerCase().replace(/[^a-z0-9.]/g, '');
  return [...wanted].find((candidate) => plain(candidate) === plain(key));
}

/** The keys a language needs, when English has these: plurals in the forms of that language. */
export function wantedKeys(english: Iterable<string>, language: Language): Set<string> {
  return new Set([...english].flatMap((key) => (isPluralKey(key) ? pluralKeys(language, pluralStem(key)) : [key])));
}

/** Keys of an interface file that are missing or that nothing reads. */
export function keyProblems(english: Iterable<string>, given: Iterable<string>, language: Language): KeyProblem[] {
  const wanted = wantedKeys(english, language);
  const present = new Set(given);
  const missing = [...wanted].filter((key) => !present.has(key));
  const extra = [...present].filter((key) => !wanted.has(key));
  return [
    ...missing.map((field) => ({
      rule: 'missing-key' as const,
      level: 'error' as const,
      field,
      problem: 'the text is missing; visitors read English instead',
      mend: 'add the key with the text in this language',
    })),
    ...extra.map((field) => ({
      rule: 'extra-key' as const,
      level: 'warn' as const,
      field,
      problem: 'English has no such key, so nothing shows this text',
      mend: nearest(field, wanted) ? `did you mean "${nearest(field, wanted)}"?` : 'delete it, or mend its name',
    })),
  ];
}
