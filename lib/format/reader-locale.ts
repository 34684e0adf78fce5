/** How a reader wants dates and digits; `null` follows the language. */
export interface Display {
  readonly calendar: 'gregory' | 'persian' | null;
  readonly numerals: 'latin' | 'native' | null;
}

export const USUAL_DISPLAY: Display = { calendar: null, numerals: null };

/** Numbering systems of languages that have digits of their own (CLDR); the others write Latin ones. */
const NATIVE_DIGITS: Readonly<Record<string, string>> = { fa: 'arabext', ar: 'arab' };

const languageOfLocale = (locale: string): string => locale.split('-')[0] ?? locale;

/** Whether there is anything to choose: digits of the language's own beside the Latin ones. */
export const hasNativeDigits = (locale: string): boolean => languageOfLocale(locale) in NATIVE_DIGITS;

function digitsOf(locale: string, numerals: Display['numerals']): string | undefined {
  if (numerals === 'latin') return 'latn';
  return numerals === 'native' ? NATIVE_DIGITS[languageOfLocale(locale)] : undefined;
}

/** The locale with what a reader chose, as `Intl` takes it: `fa-IR-u-ca-gregory-nu-latn`. */
export function readerLocale(locale: string, { calendar, numerals }: Display): string {
  const digits = digitsOf(locale, numerals);
  const choices = [calendar && `ca-${calendar}`, digits && `nu-${digits}`].filter(Boolean);
  return choices.length > 0 ? `${locale}-u-${choices.join('-')}` : locale;
}
