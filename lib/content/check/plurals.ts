import type { Language } from '#lib/i18n/languages.ts';

const SUFFIX = /_(zero|one|two|few|many|other)$/;

/** A key without its plural form: `orders_few` → `orders`. */
export const pluralStem = (key: string): string => key.replace(SUFFIX, '');

/** Whether a key is one form of a plural. */
export const isPluralKey = (key: string): boolean => SUFFIX.test(key);

/** The keys a plural of this language needs: `orders` → `orders_one`, `orders_other` … */
export function pluralKeys(language: Language, stem: string): string[] {
  const { pluralCategories } = new Intl.PluralRules(language.locale).resolvedOptions();
  return pluralCategories.map((category) => `${stem}_${category}`);
}
