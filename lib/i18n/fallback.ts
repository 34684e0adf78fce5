import { isPluralKey, pluralKeys, pluralStem } from '#lib/content/check/plurals.ts';
import { flatten } from '#lib/content/check/text-entry.ts';
import { type LanguageCode, languageOf } from './languages.ts';

/** Texts that a language lacks, by their dotted field; plurals in the forms of that language. */
export function missingTexts(own: unknown, english: unknown, lng: LanguageCode): string[] {
  const given = flatten(own);
  const wanted = [...flatten(english).keys()].flatMap((key) =>
    isPluralKey(key) ? pluralKeys(languageOf(lng), pluralStem(key)) : [key],
  );
  return [...new Set(wanted)].filter((key) => !given.has(key));
}

const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A group of texts with the English one wherever it lacks its own, key by key. */
export function withFallback(own: unknown, english: unknown): unknown {
  if (!isGroup(english) || !isGroup(own)) return own ?? english;
  const keys = new Set([...Object.keys(english), ...Object.keys(own)]);
  return Object.fromEntries([...keys].map((key) => [key, withFallback(own[key], english[key])]));
}
