import { createInstance, type i18n } from 'i18next';
import LanguageDetector from 'i18next-browser-languagedetector';
import HttpBackend from 'i18next-http-backend';
import { initReactI18next } from 'react-i18next';
import { STORAGE_KEYS } from '../storage-keys.ts';
import { FALLBACK_LANGUAGE, LANGUAGE_CODES } from './languages.ts';
import type { PublishedNamespace } from './published-namespaces.ts';

interface Options {
  readonly namespaces: readonly PublishedNamespace[];
  /** Marks the files' addresses; see `textsVersion`. */
  readonly version: string;
}

/** Reading the texts (specification, section 9): at most ten at once, five more tries from 350 ms on, doubling. */
const READING = { maxParallelReads: 10, maxRetries: 5, retryTimeout: 350 } as const;

/**
 * The translator of a page of the customer area, with its texts. The path names the language; English stands in for a
 * missing text, key by key.
 * @throws when the texts did not arrive.
 */
export async function loadTexts({ namespaces, version }: Options): Promise<i18n> {
  const instance = createInstance();
  await instance
    .use(HttpBackend)
    .use(LanguageDetector)
    .use(initReactI18next)
    .init({
      ...READING,
      ns: [...namespaces],
      supportedLngs: [...LANGUAGE_CODES],
      fallbackLng: FALLBACK_LANGUAGE,
      load: 'languageOnly',
      interpolation: { escapeValue: false }, // React escapes
      backend: { loadPath: `/locales/{{lng}}/ui/{{ns}}.json?v=${version}` },
      detection: {
        order: ['path', 'cookie', 'localStorage', 'navigator'],
        lookupFromPathIndex: 0,
        lookupCookie: STORAGE_KEYS.langCode,
        lookupLocalStorage: STORAGE_KEYS.langCode,
        caches: [], // the page's plain script has saved it
      },
    });
  const missing = namespaces.filter(
    (name) => ![instance.language, FALLBACK_LANGUAGE].some((lng) => instance.hasResourceBundle(lng, name)),
  );
  if (missing.length > 0) throw new Error(`No texts: ${missing.join(', ')}`);
  return instance;
}
