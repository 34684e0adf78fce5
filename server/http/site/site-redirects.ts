import type { FastifyRequest } from 'fastify';
import { FALLBACK_LANGUAGE, type LanguageCode } from '#lib/i18n/languages.ts';
import { parseAcceptLanguage, preferredLanguage, savedLanguage } from '#lib/i18n/resolve-language.ts';
import { pathIn, resolvePath } from '#lib/i18n/resolve-path.ts';
import { STORAGE_KEYS } from '#lib/storage-keys.ts';

/** What to answer where there is no file. */
export type Missing =
  | { readonly status: 302 | 308; readonly to: string; readonly dependsOnVisitor: boolean }
  | { readonly status: 404; readonly lng: LanguageCode | null };

/** The language chosen before, else the browser's, else English; a server has no look at the local storage. */
function languageOf({ cookies, headers }: FastifyRequest): LanguageCode {
  const chosen = savedLanguage({ savedLocale: null, cookie: cookies[STORAGE_KEYS.langCode] ?? null });
  return chosen ?? preferredLanguage(parseAcceptLanguage(headers['accept-language'])) ?? FALLBACK_LANGUAGE;
}

const spelling = (path: string): string => path.split('/').filter(Boolean).join('/');

/** Decides on an address without a file by the rules the 404 page and the hosting files follow too. */
export function answerMissing(pathname: string, search: string, request: FastifyRequest): Missing {
  const decision = resolvePath(pathname);
  switch (decision.kind) {
    case 'notFound':
      return { status: 404, lng: decision.lng };
    case 'resolve':
      return { status: 302, to: `${pathIn(languageOf(request), decision.slug)}${search}`, dependsOnVisitor: true };
    case 'redirect': {
      // The same page spelt differently has one address for good; another language is only where we send people today.
      const status = spelling(pathname) === spelling(decision.to) ? 308 : 302;
      return { status, to: `${decision.to}${search}`, dependsOnVisitor: false };
    }
  }
}
