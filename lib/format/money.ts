import { type LanguageCode, languageOf } from '#lib/i18n/languages.ts';
import { translator } from '#lib/i18n/messages.ts';
import { type Plan, type Price, priceIn } from '#lib/plans.ts';
import { writeUsd } from './usd.ts';

const NBSP = '\u00a0';

/** Whole US dollars in a language's own form: `$1,500`, `1 500 $US`, `US$1,500`, `۵۰۰ دلار`. */
export const formatUsd = (amount: number, lng: LanguageCode): string => writeUsd(amount, languageOf(lng).locale);

/** Whole toman: the number, then the unit, never torn apart. Toman has no ISO code, so `Intl` cannot do it alone. */
export function formatToman(amount: number, lng: LanguageCode): string {
  const digits = new Intl.NumberFormat(languageOf(lng).locale).format(amount);
  return translator(lng)('plans:toman', { amount: digits }).replace(' ', NBSP);
}

export const formatMoney = (amount: number, currency: 'USD' | 'TOMAN', lng: LanguageCode): string =>
  currency === 'TOMAN' ? formatToman(amount, lng) : formatUsd(amount, lng);

/** How a language writes a sum, with `{}` for the number, for scripts that write sums of their own. */
export const moneyPattern = (currency: 'USD' | 'TOMAN', lng: LanguageCode): string =>
  formatMoney(1, currency, lng).replace(new Intl.NumberFormat(languageOf(lng).locale).format(1), '{}');

/** One price or both ends of a range, as a list of one or two texts, so that a layout may place the dash itself. */
export function priceParts(plan: Plan, lng: LanguageCode): string[] {
  const { price, currency } = priceIn(plan, languageOf(lng).currency);
  return ends(price).map((amount) => formatMoney(amount, currency, lng));
}

/** A plan's price in one line: `$1,500`, `$300–$600`. */
export const formatPrice = (plan: Plan, lng: LanguageCode): string => priceParts(plan, lng).join('–');

const ends = ({ from, to }: Price): number[] => (to === undefined ? [from] : [from, to]);
