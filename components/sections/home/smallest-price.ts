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

const AMOUNT = /\p{Nd}[\p{Nd}.,٬٫\u2019\s]*\p{Nd}/u;

/** Its price cut at the amount, so that a unit with letters ("دلار", "US$") may be set smaller than the figure. */
export function smallestPriceParts(lng: LanguageCode): { text: string; isUnit: boolean }[] {
  const [price = ''] = priceParts(smallestPlan(), lng);
  const amount = AMOUNT.exec(price)?.[0] ?? price;
  const [before = '', after = ''] = price.split(amount);
  if (!/\p{L}/u.test(before + after)) return [{ text: price, isUnit: false }];
  return [before, amount, after].filter(Boolean).map((text) => ({ text, isUnit: text !== amount }));
}
