import { priceParts } from '#lib/format/money.ts';
import type { LanguageCode } from '#lib/i18n/languages.ts';
import { PLANS, type Plan } from '#lib/plans.ts';

/** The cheapest plan with one fixed price that is paid once; in dollars, because every plan has a dollar price. */
export function smallestPlan(plans: readonly Plan[] = PLANS): Plan {
  const fixed = plans.filter(({ billing, usd }) => billing === 'once' && usd.to === undefined);
  const [smallest] = fixed.toSorted((a, b) => a.usd.from - b.usd.from);
  if (!smallest) throw new Error('The catalogue has no plan with a fixed price');
  return smallest;
}

/** Its price cut into amount and unit, so that a unit that is a word ("دلار") may be set smaller than the figure. */
export function smallestPriceParts(lng: LanguageCode): { text: string; isUnit: boolean }[] {
  const [price = ''] = priceParts(smallestPlan(), lng);
  return price
    .split(/(\s?\p{L}{2,})/u)
    .filter(Boolean)
    .map((text) => ({ text, isUnit: /\p{L}{2,}/u.test(text) }));
}
