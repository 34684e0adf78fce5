import type { Money, PriceRange } from '#lib/contract/money.ts';
import { writeUsd } from './usd.ts';

const CENTS = 100;
const NBSP = '\u00a0';

/** How a reader wants sums: the locale of digits and separators, and the language's words around an amount in toman. */
export interface MoneyLook {
  readonly locale: string;
  readonly toman: (digits: string) => string;
}

/** A sum in minor units as the reader's locale writes it; cents only where there are some. */
export function writeMoney({ amount, currency }: Money, { locale, toman }: MoneyLook): string {
  if (currency === 'IRT') return toman(new Intl.NumberFormat(locale).format(amount)).replace(' ', NBSP);
  const dollars = amount / CENTS;
  return writeUsd(dollars, locale, Number.isInteger(dollars) ? 0 : 2);
}

/** A price, or both ends of one that is a range. */
export const writePrice = ({ from, to, currency }: PriceRange, look: MoneyLook): string =>
  [from, to]
    .filter((amount) => amount !== undefined)
    .map((amount) => writeMoney({ amount, currency }, look))
    .join('–');
