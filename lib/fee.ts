import { FEE_TIERS, type FeeTier } from './plans.ts';

/** What a month of advertising comes to, in the currency of the spend. */
export interface FeeSum {
  readonly tier: FeeTier;
  readonly rate: number;
  readonly fee: number;
  readonly total: number;
}

/** The tier that applies to a monthly ad spend in US dollars: the first whose limit it does not pass. */
function tierOf(spend: number): FeeTier {
  const tier = FEE_TIERS.find(({ upTo }) => upTo === null || spend <= upTo);
  if (!tier) throw new Error('The last fee tier must have no limit');
  return tier;
}

/** Fee and total of a monthly ad spend in US dollars; the whole spend is charged at its tier's rate. */
export function feeOf(spend: number): FeeSum {
  const tier = tierOf(spend);
  const fee = Math.round(spend * tier.rate * 100) / 100;
  return { tier, rate: tier.rate, fee, total: spend + fee };
}
