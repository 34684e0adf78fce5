import type { LanguageCode } from './languages.ts';

/** The Arab countries whose visitors are shown Arabic (specification, section 4). */
const ARAB_COUNTRIES = 'AE SA QA KW BH OM YE IQ JO SY LB PS EG LY TN DZ MA SD'.split(' ');

/** ISO 3166-1 alpha-2 country code → language, as the specification maps them. */
export const COUNTRY_LANGUAGE: Readonly<Record<string, LanguageCode>> = {
  IR: 'fa',
  ES: 'es',
  IT: 'it',
  FR: 'fr',
  DE: 'de',
  RU: 'ru',
  TR: 'tr',
  CN: 'zh',
  US: 'en',
  GB: 'en',
  ...Object.fromEntries(ARAB_COUNTRIES.map((country) => [country, 'ar'] as const)),
};
