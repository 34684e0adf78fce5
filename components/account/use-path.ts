import { FALLBACK_LANGUAGE, findLanguageByLocale } from '#lib/i18n/languages.ts';
import { pathOf } from '#lib/pages/paths.ts';
import type { PageId } from '#lib/pages/registry.ts';
import { useAppSelector } from '#store/hooks.ts';

/** Paths of pages in the page's language. */
export function usePath(): (id: PageId) => string {
  const lng = useAppSelector((state) => findLanguageByLocale(state.locale)) ?? FALLBACK_LANGUAGE;
  return (id) => pathOf(id, lng);
}
