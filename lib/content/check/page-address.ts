import type { LanguageCode } from '#lib/i18n/languages.ts';
import { pathOf } from '#lib/pages/paths.ts';
import { PAGE_IDS, type PageId } from '#lib/pages/registry.ts';
import { contentName } from '../load.ts';

const BY_NAME: ReadonlyMap<string, PageId> = new Map(PAGE_IDS.map((id) => [contentName(id), id]));

/** The page whose content a file holds: `pages/home.json` holds the home page. */
export const pageOfFile = (name: string): PageId | undefined => BY_NAME.get(name);

/** Where a file is read on the site: `/de/web-design`. Interface texts and glossaries stand on many pages. */
export function addressOf(language: LanguageCode, name: string): string | undefined {
  const id = pageOfFile(name);
  return id && pathOf(id, language);
}
