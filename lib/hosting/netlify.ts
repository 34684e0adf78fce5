import { COUNTRY_LANGUAGE } from '#lib/i18n/countries.ts';
import { LANGUAGES } from '#lib/i18n/languages.ts';

/** Tags of our languages; a rule of Netlify has no patterns, so those of the countries we know have to do. */
const tags = (): readonly (readonly [tag: string, code: string])[] => {
  const known = LANGUAGES.map(({ code, locale }) => [locale, code] as const);
  const byCountry = Object.entries(COUNTRY_LANGUAGE).map(([country, code]) => [`${code}-${country}`, code] as const);
  return [...new Map([...known, ...byCountry])];
};

/**
 * `_redirects` of Netlify, which keeps the query by itself, knows clean addresses (`/de` is `de.html`) and answers
 * `/de/` like `/de`. Tags that are not here are sent on by the 404 page.
 *
 * @param service address of the service, to which `/api` is passed on
 */
export const netlifyRedirects = (service?: string): string =>
  `${[
    ...(service ? [`/api/* ${service}/api/:splat 200`] : []),
    ...tags().flatMap(([tag, code]) => [`/${tag} /${code} 302`, `/${tag}/* /${code}/:splat 302`]),
    ...LANGUAGES.map(({ code }) => `/${code}/* /${code}/404.html 404`),
  ].join('\n')}\n`;
