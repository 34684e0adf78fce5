import type { LanguageCode } from '#lib/i18n/languages.ts';
import { LANGUAGE_COOKIE_DAYS, STORAGE_KEYS } from '../storage-keys.ts';
import { local, store } from './storage.ts';

const DAY_IN_SECONDS = 86_400;

/** Remembers a language in local storage and in the cookie that the service reads. */
export function saveLanguage(code: LanguageCode, locale: string): void {
  store(local, STORAGE_KEYS.locale, locale);
  store(local, STORAGE_KEYS.langCode, code);
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers we support
  document.cookie = `${STORAGE_KEYS.langCode}=${code}; Path=/; Max-Age=${LANGUAGE_COOKIE_DAYS * DAY_IN_SECONDS}; SameSite=Lax${secure}`;
}
