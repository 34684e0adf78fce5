import type * as z from 'zod';
import type { listPlans } from '#lib/contract/plans.ts';
import { FEE_TIERS, PLANS, type Price } from '#lib/plans.ts';

type PriceList = z.input<(typeof listPlans)['reply']>;
type ListedPrice = PriceList['items'][number]['prices'][number];

const CENTS = 100;

function priceIn(currency: ListedPrice['currency'], { from, to }: Price, minorUnits: number): ListedPrice {
  return { currency, from: from * minorUnits, ...(to !== undefined && { to: to * minorUnits }) };
}

/** The catalogue of the site in minor units: cents, and whole tomans (IRT), which have none. */
export function priceList(): PriceList {
  const items = PLANS.map(({ id, group, tier, billing, usd, toman }) => ({
    id,
    group,
    tier,
    billing,
    prices: [priceIn('USD', usd, CENTS), ...(toman ? [priceIn('IRT', toman, 1)] : [])],
  }));
  const feeTiers = FEE_TIERS.map(({ rate, upTo }) => ({ rate, upTo: upTo === null ? null : upTo * CENTS }));
  return { items, feeTiers };
}
