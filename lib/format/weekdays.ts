import { type LanguageCode, languageOf } from '#lib/i18n/languages.ts';

/** A Monday; only its weekday matters. */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;

/** Days after Monday on which a market works; the others rest at the end of the week. */
const WORKDAYS: readonly number[] = [0, 1, 2, 3, 4];
/** In Iran Friday is the day of rest, and Saturday an ordinary one. */
const OWN_WORKDAYS: Partial<Record<LanguageCode, readonly number[]>> = { fa: [0, 1, 2, 3, 5] };

/** Names of five working days from Monday on, as a language writes them in full. */
export function weekdayNames(lng: LanguageCode): string[] {
  const format = new Intl.DateTimeFormat(languageOf(lng).locale, { weekday: 'long', timeZone: 'UTC' });
  return (OWN_WORKDAYS[lng] ?? WORKDAYS).map((day) => format.format(MONDAY + day * DAY_MS));
}
