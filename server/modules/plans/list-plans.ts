import type * as z from 'zod';
import type { listPlans } from '#lib/contract/plans.ts';
import { FEE_TIERS, PLANS } from '#lib/plans.ts';
import { pricesOf } from './price-of.ts';

type PriceList = z.input<(typeof listPlans)['reply']>;

const CENTS = 100;

/** The catalogue of the site in minor units: cents, and whole tomans (IRT), which have none. */
export function priceList(): PriceList {
  const items = PLANS.map((plan) => {
    const { id, group, tier, billing } = plan;
    return { id, group, tier, billing, prices: pricesOf(plan) };
  });
  const feeTiers = FEE_TIERS.map(({ rate, upTo }) => ({ rate, upTo: upTo === null ? null : upTo * CENTS }));
  return { items, feeTiers };
}
