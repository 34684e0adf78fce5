import type { Plan, Price, Tier } from '#lib/plans.ts';
import { priceIn } from '#lib/plans.ts';

export interface AxisMark {
  readonly tier: Tier;
  readonly price: Price;
  /** Shares of the axis, 0 to 1. A single price runs from the axis' origin and ends in a point. */
  readonly from: number;
  readonly to: number;
  readonly isPoint: boolean;
}

export interface PriceAxis {
  readonly currency: 'USD' | 'TOMAN';
  /** Amounts at equal distances, from 0 to the end of the axis. */
  readonly ticks: readonly number[];
  readonly marks: readonly AxisMark[];
}

const INTERVALS = 4;
const ROUND_STEPS = [1, 2, 2.5, 4, 5, 10] as const;

/** The smallest round distance between ticks whose four intervals hold `highest`. */
function roundStep(highest: number): number {
  const raw = highest / INTERVALS;
  const magnitude = 10 ** Math.floor(Math.log10(raw));
  return (ROUND_STEPS.find((step) => step * magnitude >= raw) ?? 10) * magnitude;
}

/**
 * Where plans sit on one axis, in the currency a language pays in. Dollars are used for all of them as soon as one
 * has no toman price: two currencies cannot share an axis.
 */
export function priceAxis(plans: readonly Plan[], wanted: PriceAxis['currency']): PriceAxis {
  const currency = plans.every(({ toman }) => toman) ? wanted : 'USD';
  const prices = plans.map((plan) => ({ tier: plan.tier, price: priceIn(plan, currency).price }));
  const step = roundStep(Math.max(...prices.map(({ price }) => price.to ?? price.from)));
  const end = step * INTERVALS;
  return {
    currency,
    ticks: Array.from({ length: INTERVALS + 1 }, (_, i) => i * step),
    marks: prices.map(({ tier, price }) => {
      const isPoint = price.to === undefined;
      return { tier, price, isPoint, from: isPoint ? 0 : price.from / end, to: (price.to ?? price.from) / end };
    }),
  };
}
