import { formatPrice } from '#lib/format/money.ts';
import type { LanguageCode } from '#lib/i18n/languages.ts';
import { messagesOf, translator } from '#lib/i18n/messages.ts';
import { orderReference } from '#lib/order-reference.ts';
import { pageName } from '#lib/pages/page-name.ts';
import type { PageId } from '#lib/pages/registry.ts';
import type { Plan } from '#lib/plans.ts';

/** First message of an order by chat, with a reference the staff can read back. */
export function orderMessage(plan: Plan, lng: LanguageCode, page: PageId): string {
  const { groups, tiers } = messagesOf(lng, 'plans');
  return translator(lng)('plans:orderMessage', {
    brand: messagesOf(lng, 'shell').brand,
    group: groups[plan.group],
    tier: tiers[plan.tier],
    price: formatPrice(plan, lng),
    page: pageName(page, lng),
    reference: orderReference(plan.id, lng, page),
  });
}
