import { isArticlePage } from '#lib/articles.ts';
import { loadPage } from '#lib/content/load.ts';
import type { LanguageCode } from '#lib/i18n/languages.ts';
import { messagesOf } from '#lib/i18n/messages.ts';
import type { PageId } from './registry.ts';

/** A page's name as menus and breadcrumbs print it; an article's is its title. */
export function pageName(id: PageId, lng: LanguageCode): string {
  if (isArticlePage(id)) return loadPage(lng, id).title;
  const names: Readonly<Record<string, string>> = {
    ...messagesOf(lng, 'services').names,
    ...messagesOf(lng, 'platforms').short,
    ...messagesOf(lng, 'shell').pages,
  };
  const name = names[id];
  if (name === undefined) throw new Error(`locales/${lng}/ui names no page "${id}"`);
  return name;
}
