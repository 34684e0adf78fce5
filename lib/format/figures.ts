import { type Language, type LanguageCode, languageOf } from '#lib/i18n/languages.ts';

/** How a customer reads figures and days; what the account settings leave open follows the language. */
interface Reading {
  readonly calendar?: Language['calendar'] | undefined;
  /** The language's locale, with the reader's digits (`readerLocale`). */
  readonly locale?: string | undefined;
}

/** Writers of figures and days for one reader, for pages that come to life in the browser. */
export interface Figures {
  readonly calendar: Language['calendar'];
  /** A count with separators: `1,250`, `۱٬۲۵۰`. */
  readonly count: (value: number) => string;
  /** The same in little room: `1.3K`, `۱٫۳ هزار`. */
  readonly compact: (value: number) => string;
  /** A month by its first day (ISO 8601): `Sep`, `مهر`. */
  readonly month: (isoDay: string) => string;
  /** `September 2026`, `مهر ۱۴۰۵`. */
  readonly monthAndYear: (isoDay: string) => string;
  /** A day of this year: `18 September`. */
  readonly day: (isoDay: string) => string;
  /** A moment's day in the reader's own time zone, with its weekday. */
  readonly today: (moment: Date) => string;
  /** A moment's day in the reader's own time zone: `18 September 2026`. */
  readonly date: (moment: Date) => string;
}

const midnight = (isoDay: string): Date => new Date(`${isoDay}T00:00:00Z`);

/** Figures and days as a language writes them, in its calendar or another. */
export function figuresOf(lng: LanguageCode, reading: Reading = {}): Figures {
  const { calendar = languageOf(lng).calendar, locale = languageOf(lng).locale } = reading;
  const plain = new Intl.NumberFormat(locale);
  const short = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 });
  const dates = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, { calendar, ...options });
  const utc = (options: Intl.DateTimeFormatOptions) => {
    const format = dates({ ...options, timeZone: 'UTC' });
    return (isoDay: string): string => format.format(midnight(isoDay));
  };
  const local = (options: Intl.DateTimeFormatOptions) => {
    const format = dates(options);
    return (moment: Date): string => format.format(moment);
  };
  const long = dates({ month: 'long', year: 'numeric', timeZone: 'UTC' });
  /** The locale data put the year of the Persian calendar first, which nobody reads. */
  const persianMonth = (isoDay: string): string => {
    const parts = long.formatToParts(midnight(isoDay));
    return ['month', 'year'].map((type) => parts.find((part) => part.type === type)?.value).join(' ');
  };
  return {
    calendar,
    count: (value) => plain.format(value),
    compact: (value) => short.format(value),
    month: utc({ month: 'short' }),
    monthAndYear: calendar === 'persian' ? persianMonth : (isoDay) => long.format(midnight(isoDay)),
    day: utc({ day: 'numeric', month: 'long' }),
    today: local({ weekday: 'long', day: 'numeric', month: 'long' }),
    date: local({ dateStyle: 'long' }),
  };
}
