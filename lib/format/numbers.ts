import { type LanguageCode, languageOf } from '#lib/i18n/languages.ts';

/** A number in a language's digits and separators. */
export const formatNumber = (value: number, lng: LanguageCode, options: Intl.NumberFormatOptions = {}): string =>
  new Intl.NumberFormat(languageOf(lng).locale, options).format(value);

/** Ordinal of a section or service as it is printed: `01`, `۰۱`. */
export const formatOrdinal = (value: number, lng: LanguageCode): string =>
  formatNumber(value, lng, { minimumIntegerDigits: 2, useGrouping: false });

/** A share as a percentage: 0.17 → `17%`, `۱۷٪`. */
export const formatPercent = (share: number, lng: LanguageCode): string =>
  formatNumber(share, lng, { style: 'percent' });

/** A month's count, weeks … without grouping. */
export const formatYear = (date: Date, lng: LanguageCode): string => {
  const { locale, calendar } = languageOf(lng);
  return new Intl.DateTimeFormat(locale, { year: 'numeric', calendar }).format(date).replace(/\D*(\p{Nd}{4}).*/u, '$1');
};
