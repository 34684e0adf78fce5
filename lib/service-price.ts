import type { HomeContent } from '#lib/content/kinds/home.ts';
import { formatMoney } from '#lib/format/money.ts';
import { formatPercent } from '#lib/format/numbers.ts';
import { fill } from '#lib/i18n/fill.ts';
import { type LanguageCode, languageOf } from '#lib/i18n/languages.ts';
import { messagesOf, translator } from '#lib/i18n/messages.ts';
import { FEE_TIERS, planOf, priceIn } from '#lib/plans.ts';
import type { ServicePricing } from '#lib/services.ts';

type Texts = Pick<HomeContent['services'], 'fee'>;

/** What the index says a service costs: the smallest price of a plan, the span of the fee, or "after consultation". */
export function servicePrice(pricing: ServicePricing, lng: LanguageCode, texts: Texts): string {
  if (pricing === 'consultation') return messagesOf(lng, 'plans').onRequest;
  if (pricing === 'fee') {
    const rates = FEE_TIERS.map(({ rate }) => rate);
    const [from, to] = [Math.min(...rates), Math.max(...rates)].map((rate) => formatPercent(rate, lng));
    return fill(texts.fee, { from: from ?? '', to: to ?? '' });
  }
  const { price, currency } = priceIn(planOf(pricing.from), languageOf(lng).currency);
  return translator(lng)('plans:from', { price: formatMoney(price.from, currency, lng) });
}
