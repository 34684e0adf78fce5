import type { Currency, PriceRange } from '#lib/contract/money.ts';
import { PLANS, type Plan, type Price } from '#lib/plans.ts';

/** Minor units in one unit of the catalogue: cents; the toman has none. */
const MINOR: Readonly<Record<Currency, number>> = { USD: 100, IRT: 1 };

const inMinor = ({ from, to }: Price, currency: Currency): PriceRange => {
  const unit = MINOR[currency];
  return { currency, from: from * unit, ...(to !== undefined && { to: to * unit }) };
};

/** Every price of a plan in minor units: dollars, and toman where the catalogue has it. */
export const pricesOf = ({ usd, toman }: Plan): PriceRange[] => [
  inMinor(usd, 'USD'),
  ...(toman ? [inMinor(toman, 'IRT')] : []),
];

/** The catalogue's price of a plan; `undefined` for a plan or a currency it does not have. */
export function priceOf(planId: string, currency: Currency): PriceRange | undefined {
  const plan = PLANS.find(({ id }) => id === planId);
  return plan && pricesOf(plan).find((price) => price.currency === currency);
}
