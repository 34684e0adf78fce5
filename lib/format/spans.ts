import { type LanguageCode, languageOf } from '#lib/i18n/languages.ts';
import type { Span } from '#lib/storage-keys.ts';

/** A length of time in words: `365 days`, `۴۸ ساعت`. */
export function formatSpan(span: Span, lng: LanguageCode): string {
  const [unit = 'days', value = 0] = Object.entries(span)[0] ?? [];
  const options = { style: 'unit', unit: unit.slice(0, -1), unitDisplay: 'long' } as const;
  return new Intl.NumberFormat(languageOf(lng).locale, options).format(value);
}
