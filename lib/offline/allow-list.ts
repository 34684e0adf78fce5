import { isLanguageCode, type LanguageCode } from '#lib/i18n/languages.ts';
import { findPageBySlug, isBuilt, pageOf } from '#lib/pages/registry.ts';

/*
 * What may be kept on a visitor's device. Everything else goes to the network as if there were no worker: the service,
 * pages behind a sign-in, pages that carry something in their address.
 */

/** Language and slug of an address: `/de/blog/seo-guide-article` is `de` and `blog/seo-guide-article`. */
function partsOf(pathname: string): { lng: LanguageCode; slug: string } | undefined {
  const [, lng = '', ...rest] = pathname.split('/');
  return isLanguageCode(lng) ? { lng, slug: rest.join('/') } : undefined;
}

/** The language of an address of a page, known or not. */
export const languageOfPath = (pathname: string): LanguageCode | undefined => partsOf(pathname)?.lng;

/** A page of the registry that anybody may read and find, so that a copy of it gives nothing away. */
export function isPublicPage(pathname: string): boolean {
  const parts = partsOf(pathname);
  const id = parts && findPageBySlug(parts.slug);
  return id !== undefined && isBuilt(id) && pageOf(id).indexed && pageOf(id).guard === 'none';
}

/** A file whose address changes with its content, as the export names them. */
export const isHashedFile = ({ pathname }: URL): boolean =>
  /^\/_next\/static\/[\w/.~-]+$/.test(pathname) ||
  /^\/(?:scripts|styles)\/[\w-]+\.[0-9a-f]{10}\.(?:js|css)$/.test(pathname);

/** Whether an answer is the same for everybody, complete and from where it was asked for. */
export function mayKeep({ status, type, redirected, headers }: Response): boolean {
  const isShared = !/no-store|private/.test(headers.get('cache-control') ?? '');
  return status === 200 && type === 'basic' && !redirected && isShared;
}
