import path from 'node:path';
import { FALLBACK_LANGUAGE, type LanguageCode } from '#lib/i18n/languages.ts';
import { isAsPublished, textsOf } from './check/text-entry.ts';
import { readJson } from './read-json.ts';
import { HASHES_FILE, hashOf, SourceHashes } from './source-hash.ts';

/**
 * Whether English has changed since the texts of a file were written or accepted as up to date.
 *
 * @param name path under the language: `articles/seo-guide-article.json`
 */
export function isOutdated(lng: LanguageCode, name: string, folder = 'locales'): boolean {
  if (lng === FALLBACK_LANGUAGE) return false;
  const recorded = SourceHashes.parse(readJson(path.join(folder, lng, HASHES_FILE)))[name];
  if (recorded === undefined || typeof recorded === 'string') return false;
  const english = textsOf(name, readJson(path.join(folder, FALLBACK_LANGUAGE, name)));
  return [...english].some(
    ([field, text]) =>
      !isAsPublished(`${lng}/${name}`, field) && recorded[field] !== undefined && recorded[field] !== hashOf(text),
  );
}
