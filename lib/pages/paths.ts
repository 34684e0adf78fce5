import { LANGUAGES, type LanguageCode } from '#lib/i18n/languages.ts';
import { siteUrl } from '#lib/site.ts';
import { type PageId, pageOf } from './registry.ts';

/** Path of a page in a language: `/de/web-design`; the home page is `/de`. */
export function pathOf(id: PageId, lng: LanguageCode): string {
  const { slug } = pageOf(id);
  return slug === '' ? `/${lng}` : `/${lng}/${slug}`;
}

/** Absolute address of a page, without a trailing slash. */
export const urlOf = (id: PageId, lng: LanguageCode): string => `${siteUrl}${pathOf(id, lng)}`;

/** The blog's Atom feed in a language. */
export const feedPath = (lng: LanguageCode): string => `/${lng}/feed.xml`;

/**
 * `hreflang` → address for one page. Every language is published together (a text that is missing in one
 * fails the build), so the set is complete and reciprocal; `x-default` is the page that picks a language.
 */
export function alternatesOf(id: PageId): Record<string, string> {
  const languages = LANGUAGES.map(({ code }) => [code, urlOf(id, code)] as const);
  const fallback = id === 'home' ? `${siteUrl}/` : urlOf(id, 'en');
  return { ...Object.fromEntries(languages), 'x-default': fallback };
}
