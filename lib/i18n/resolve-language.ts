import { COUNTRY_LANGUAGE } from './countries.ts';
import {
  FALLBACK_LANGUAGE,
  findLanguageByLocale,
  isLanguageCode,
  LANGUAGE_CODES,
  type LanguageCode,
} from './languages.ts';

/** What is known about a visitor who asked for no language. Values come from outside and are never trusted. */
export interface LanguageSources {
  /** `locale` in local storage, such as `de-DE`. */
  readonly savedLocale: string | null;
  /** `langCode` cookie, such as `de`. */
  readonly cookie: string | null;
  /** Looks the visitor's ISO 3166-1 country up; called only when nothing is saved. Must not reject. */
  readonly country: () => Promise<string | null>;
  /** Languages of the browser, best first: `navigator.languages` or an `Accept-Language` header. */
  readonly languages: readonly string[];
}

/** The language somebody chose before: the saved locale, else the cookie. */
export function savedLanguage({
  savedLocale,
  cookie,
}: Pick<LanguageSources, 'savedLocale' | 'cookie'>): LanguageCode | null {
  return findLanguageByLocale(savedLocale) ?? (isLanguageCode(cookie) ? cookie : null);
}

/** Our language for a tag of any form, by its primary subtag: `de-AT` → de, `ZH_hant_TW` → zh. */
export function languageOfTag(tag: string): LanguageCode | null {
  const primary = tag.toLowerCase().split(/[-_]/)[0];
  return LANGUAGE_CODES.find((code) => code === primary) ?? null;
}

export function languageOfCountry(country: string | null): LanguageCode | null {
  const key = country?.toUpperCase() ?? '';
  return Object.hasOwn(COUNTRY_LANGUAGE, key) ? (COUNTRY_LANGUAGE[key] ?? null) : null;
}

/** The first of a browser's languages that is one of ours. */
export function preferredLanguage(languages: readonly string[]): LanguageCode | null {
  return languages.map(languageOfTag).find((code) => code !== null) ?? null;
}

/** Language tags of an `Accept-Language` header, best first; a weight of 0 refuses the language. */
export function parseAcceptLanguage(header: string | undefined): string[] {
  const weighted = (header ?? '').split(',').map((part) => {
    const [tag = '', ...parameters] = part.split(';').map((text) => text.trim());
    const weight = parameters.find((text) => text.startsWith('q='))?.slice(2);
    return { tag, weight: weight === undefined ? 1 : Number(weight) };
  });
  const wanted = weighted.filter(({ tag, weight }) => tag !== '' && weight > 0);
  return wanted.toSorted((a, b) => b.weight - a.weight).map(({ tag }) => tag);
}

/** Language of `/`, in the order of the specification, section 2: saved, country, browser, English. */
export async function resolveLanguage(sources: LanguageSources): Promise<LanguageCode> {
  return (
    savedLanguage(sources) ??
    languageOfCountry(await sources.country()) ??
    preferredLanguage(sources.languages) ??
    FALLBACK_LANGUAGE
  );
}
