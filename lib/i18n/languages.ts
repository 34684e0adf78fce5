/** How a language reads, counts and pays. One row of the registry below. */
export interface Language {
  /** First path segment and folder under `locales/`. */
  readonly code: string;
  /** BCP 47 tag for `Intl`, `<html lang>` and the saved `locale`. */
  readonly locale: string;
  readonly dir: 'ltr' | 'rtl';
  /** The language's own name for itself; never translated. */
  readonly nativeName: string;
  /** Currency of prices on public pages; toman is ten rials and not an ISO 4217 code. */
  readonly currency: 'USD' | 'TOMAN';
  /** Calendar in which dates are shown. */
  readonly calendar: 'gregory' | 'persian';
  /** Script of running text: decides fonts and the locale check's letters. */
  readonly script: 'Latn' | 'Arab' | 'Cyrl' | 'Hans';
}

/**
 * The languages of the product, in the order the switch shows them.
 * Nothing else lists language codes: routes, fonts, `hreflang`, formats and tests derive from here.
 */
export const LANGUAGES = [
  {
    code: 'en',
    locale: 'en-US',
    dir: 'ltr',
    nativeName: 'English',
    currency: 'USD',
    calendar: 'gregory',
    script: 'Latn',
  },
  {
    code: 'fa',
    locale: 'fa-IR',
    dir: 'rtl',
    nativeName: 'فارسی',
    currency: 'TOMAN',
    calendar: 'persian',
    script: 'Arab',
  },
  {
    code: 'ar',
    locale: 'ar-AE',
    dir: 'rtl',
    nativeName: 'العربية',
    currency: 'USD',
    calendar: 'gregory',
    script: 'Arab',
  },
  {
    code: 'de',
    locale: 'de-DE',
    dir: 'ltr',
    nativeName: 'Deutsch',
    currency: 'USD',
    calendar: 'gregory',
    script: 'Latn',
  },
  {
    code: 'fr',
    locale: 'fr-FR',
    dir: 'ltr',
    nativeName: 'Français',
    currency: 'USD',
    calendar: 'gregory',
    script: 'Latn',
  },
  {
    code: 'es',
    locale: 'es-ES',
    dir: 'ltr',
    nativeName: 'Español',
    currency: 'USD',
    calendar: 'gregory',
    script: 'Latn',
  },
  {
    code: 'it',
    locale: 'it-IT',
    dir: 'ltr',
    nativeName: 'Italiano',
    currency: 'USD',
    calendar: 'gregory',
    script: 'Latn',
  },
  {
    code: 'tr',
    locale: 'tr-TR',
    dir: 'ltr',
    nativeName: 'Türkçe',
    currency: 'USD',
    calendar: 'gregory',
    script: 'Latn',
  },
  {
    code: 'ru',
    locale: 'ru-RU',
    dir: 'ltr',
    nativeName: 'Русский',
    currency: 'USD',
    calendar: 'gregory',
    script: 'Cyrl',
  },
  {
    code: 'zh',
    locale: 'zh-CN',
    dir: 'ltr',
    nativeName: '简体中文',
    currency: 'USD',
    calendar: 'gregory',
    script: 'Hans',
  },
] as const satisfies readonly Language[];

export type LanguageCode = (typeof LANGUAGES)[number]['code'];
export type Locale = (typeof LANGUAGES)[number]['locale'];

export const LANGUAGE_CODES: readonly LanguageCode[] = LANGUAGES.map(({ code }) => code);

/** Language whose texts stand in for a missing one, key by key (specification, section 4). */
export const FALLBACK_LANGUAGE: LanguageCode = 'en';

/** Language of a route whose first segment looks like a language but is none of ours (specification, section 2). */
export const UNKNOWN_ROUTE_LANGUAGE: LanguageCode = 'fa';

export function isLanguageCode(value: unknown): value is LanguageCode {
  return LANGUAGE_CODES.some((code) => code === value);
}

/** Looks a language up by its code. Every code of the type has a row, so this never fails. */
export function languageOf(code: LanguageCode): Language & { code: LanguageCode; locale: Locale } {
  const language = LANGUAGES.find((row) => row.code === code);
  if (!language) throw new Error(`No language "${code}" in the registry`);
  return language;
}

/** The language whose locale tag is saved in the browser, if it is one of ours. */
export function findLanguageByLocale(locale: string | null | undefined): LanguageCode | undefined {
  return LANGUAGES.find((row) => row.locale === locale)?.code;
}
