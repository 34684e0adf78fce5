import type { LanguageCode } from '#lib/i18n/languages.ts';
import { messagesOf } from '#lib/i18n/messages.ts';
import { pageName } from './page-name.ts';
import type { PageId } from './registry.ts';

/** A page's name inside the customer area: its own there, where two pages would else be called alike. */
export function accountName(id: PageId, lng: LanguageCode): string {
  const names: Readonly<Record<string, string>> = messagesOf(lng, 'account').entries;
  return names[id] ?? pageName(id, lng);
}
