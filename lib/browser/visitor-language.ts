import type { LanguageCode } from '#lib/i18n/languages.ts';
import { resolveLanguage } from '#lib/i18n/resolve-language.ts';
import { STORAGE_KEYS } from '../storage-keys.ts';
import { local, readCookie, readStored } from './storage.ts';

const LOOK_UP_LIMIT_MS = 1500;

/** Asks the configured service where the visitor is; `null` when it is not configured, slow, down or odd. */
async function lookUpCountry(geolocationUrl: string): Promise<string | null> {
  if (!geolocationUrl) return null;
  try {
    const response = await fetch(geolocationUrl, {
      signal: AbortSignal.timeout(LOOK_UP_LIMIT_MS),
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    });
    const answer: unknown = await response.json();
    const country =
      typeof answer === 'object' && answer !== null && 'country_code' in answer ? answer.country_code : null;
    return typeof country === 'string' ? country : null;
  } catch {
    return null;
  }
}

/** Language of a visitor whose path names none. */
export const visitorLanguage = (geolocationUrl: string): Promise<LanguageCode> =>
  resolveLanguage({
    savedLocale: readStored(local, STORAGE_KEYS.locale),
    cookie: readCookie(STORAGE_KEYS.langCode),
    country: () => lookUpCountry(geolocationUrl),
    languages: navigator.languages,
  });
