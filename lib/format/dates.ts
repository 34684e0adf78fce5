import { type LanguageCode, languageOf } from '#lib/i18n/languages.ts';

/** A day (ISO 8601, Gregorian) in words, in a language's own calendar: `September 8, 2025`, `۱۷ شهریور ۱۴۰۴`. */
export function formatDate(isoDate: string, lng: LanguageCode): string {
  const { locale, calendar } = languageOf(lng);
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', calendar, timeZone: 'UTC' });
  return format.format(new Date(`${isoDate}T00:00:00Z`));
}
