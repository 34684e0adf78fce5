import { articleOf, isArticlePage } from '#lib/articles.ts';
import type { LanguageCode } from '#lib/i18n/languages.ts';
import { messagesOf } from '#lib/i18n/messages.ts';
import { breadcrumbTrail } from './navigation.ts';
import { pageName } from './page-name.ts';
import type { PageId } from './registry.ts';

/**
 * Where a page stands, in words: `Advertising / Google`; the home page is left out. An article ends with its category,
 * because its name is a whole sentence.
 */
export const placeOf = (id: PageId, lng: LanguageCode): string =>
  breadcrumbTrail(id)
    .slice(1)
    .map((step) =>
      isArticlePage(step) ? messagesOf(lng, 'blog').categories[articleOf(step).category] : pageName(step, lng),
    )
    .join(' / ');
