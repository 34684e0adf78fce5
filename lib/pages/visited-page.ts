import { isLanguageCode, type Language, languageOf } from '../i18n/languages.ts';
import type { PageKind } from './page-kinds.ts';
import { findPageBySlug, pageOf } from './registry.ts';

/** Kind and language of a page by its path; `undefined` for an address that is no page of ours. */
export function visitedPage(path: string): { kind: PageKind; locale: Language['locale'] } | undefined {
  const [code = '', ...slug] = path.split('/').filter(Boolean);
  const id = findPageBySlug(slug.join('/'));
  return isLanguageCode(code) && id ? { kind: pageOf(id).kind, locale: languageOf(code).locale } : undefined;
}
