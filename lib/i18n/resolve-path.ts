import { findPageBySlug, isBuilt } from '#lib/pages/registry.ts';
import { isLanguageCode, type LanguageCode, UNKNOWN_ROUTE_LANGUAGE } from './languages.ts';
import { languageOfTag } from './resolve-language.ts';

/**
 * What becomes of an address that no file answers:
 * `redirect` to another path; `resolve` the visitor's language, then go to `pathIn(language, slug)`;
 * `notFound` in the language of the path, `null` where the path names none.
 */
export type PathDecision =
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'resolve'; readonly slug: string }
  | { readonly kind: 'notFound'; readonly lng: LanguageCode | null };

/** Shape of a language tag as sites write it: language, then script and region where given (RFC 5646). */
const LANGUAGE_TAG = /^[a-z]{2,3}([-_][a-z]{4})?([-_]([a-z]{2}|\d{3}))?$/i;

/** Whether a segment of a path could name a language, ours or not. */
export const isLanguageTag = (segment: string): boolean => LANGUAGE_TAG.test(segment);

const isBuiltSlug = (slug: string): boolean => {
  const id = findPageBySlug(slug);
  return id !== undefined && isBuilt(id);
};

/** Path of a slug in a language; the empty slug is the home page. */
export const pathIn = (lng: LanguageCode, slug: string): string => (slug === '' ? `/${lng}` : `/${lng}/${slug}`);

/**
 * Decides on an address that no file answers. Used by the service, by the exported 404 page and by hosting
 * rules, so that all three agree; the caller keeps query and fragment.
 *
 * @param pathname path of the address, still percent-encoded, without query and fragment
 */
export function resolvePath(pathname: string): PathDecision {
  const segments = pathname.split('/').filter(Boolean);
  const [first = '', ...others] = segments;
  const rest = others.join('/');
  if (isLanguageCode(first)) return withKnownLanguage(first, rest, pathname);
  const slug = segments.join('/');
  if (isBuiltSlug(slug)) return { kind: 'resolve', slug };
  // A missing file (`/en-US/logo.png`, `/wp/login.php`) is a missing file; no page has a dot in its address.
  if (findPageBySlug(slug) || !isLanguageTag(first) || rest.includes('.')) return { kind: 'notFound', lng: null };
  return { kind: 'redirect', to: pathIn(languageOfTag(first) ?? UNKNOWN_ROUTE_LANGUAGE, rest) };
}

/** A page that stands is only spelt differently (`/de/`, `/de//web-design/`); anything else is not found. */
function withKnownLanguage(lng: LanguageCode, slug: string, pathname: string): PathDecision {
  const to = pathIn(lng, slug);
  return isBuiltSlug(slug) && to !== pathname ? { kind: 'redirect', to } : { kind: 'notFound', lng };
}
