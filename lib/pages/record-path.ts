import type { LanguageCode } from '#lib/i18n/languages.ts';
import { pathOf } from './paths.ts';
import { isBuilt, type PageId } from './registry.ts';

/** Path of a page, or nothing while it is not built. */
export const builtPath = (id: PageId, lng: LanguageCode): string | undefined =>
  isBuilt(id) ? pathOf(id, lng) : undefined;

/** Path of one record on its page: a static export has no segments for records, so the id stands in the query. */
export function recordPath(page: PageId, lng: LanguageCode, id: string): string | undefined {
  const path = builtPath(page, lng);
  return path && `${path}?${new URLSearchParams({ id })}`;
}
