import { type LanguageCode, languageOf } from '#lib/i18n/languages.ts';

/** A Monday; only its weekday matters. */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;

/** Names of the five days from Monday on, as a language writes them in full. */
export function weekdayNames(lng: LanguageCode): string[] {
  const format = new Intl.DateTimeFormat(languageOf(lng).locale, { weekday: 'long', timeZone: 'UTC' });
  return Array.from({ length: 5 }, (_, index) => format.format(MONDAY + index * DAY_MS));
}
