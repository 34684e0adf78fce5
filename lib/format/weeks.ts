import { type LanguageCode, languageOf } from '#lib/i18n/languages.ts';

/** Weeks of a phase: `1–2`, `9`, and `10+` for one that goes on. Weeks count from 1. */
export function formatWeeks(from: number, to: number | null, lng: LanguageCode): string {
  const numbers = new Intl.NumberFormat(languageOf(lng).locale);
  if (to === null) return `${numbers.format(from)}+`;
  return from === to ? numbers.format(from) : numbers.formatRange(from, to);
}
