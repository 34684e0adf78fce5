import { articleOf, isArticlePage } from '#lib/articles.ts';
import { loadPage } from '#lib/content/load.ts';
import { formatDate } from '#lib/format/dates.ts';
import { formatNumber } from '#lib/format/numbers.ts';
import { isoOfPersianDate } from '#lib/format/persian-dates.ts';
import { fill } from '#lib/i18n/fill.ts';
import type { LanguageCode } from '#lib/i18n/languages.ts';
import { messagesOf } from '#lib/i18n/messages.ts';
import type { PageKind } from '#lib/pages/page-kinds.ts';
import { type PageId, pageOf } from '#lib/pages/registry.ts';
import { readingMinutes } from '#lib/reading-time.ts';
import { servicePrice } from '#lib/service-price.ts';
import { SERVICES } from '#lib/services.ts';
import type { ResultCard, ResultKind } from './index-file.ts';

const KINDS: Partial<Record<PageKind, ResultKind>> = {
  service: 'services',
  advertising: 'advertising',
  tariffs: 'prices',
  article: 'articles',
};

/** The filter a page stands under; what is neither sold nor an article is about the company. */
export const resultKind = (id: PageId): ResultKind => KINDS[pageOf(id).kind] ?? 'company';

/** The one figure a visitor compares: what it costs, or how long it is and how old. */
export function factOf(id: PageId, lng: LanguageCode): ResultCard['fact'] {
  if (isArticlePage(id)) {
    const minutes = formatNumber(readingMinutes(loadPage(lng, id), lng), lng);
    const date = formatDate(isoOfPersianDate(articleOf(id).published), lng);
    return [fill(messagesOf(lng, 'blog').minutes, { minutes }), date];
  }
  const service = SERVICES.find(({ page }) => page === id);
  const pricing = pageOf(id).kind === 'advertising' ? 'fee' : service?.pricing;
  return pricing ? [servicePrice(pricing, lng, loadPage(lng, 'home').services), ''] : null;
}
