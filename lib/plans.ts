/** Tiers of every plan group; the third carries the brand's proposal (specification, section 3). */
export const TIERS = ['economy', 'popular', 'alphaProposal'] as const;
export type Tier = (typeof TIERS)[number];

/** Pricing sections of the specification that have plans with prices. */
export const PLAN_GROUPS = ['sale', 'complete', 'web', 'seo'] as const;
export type PlanGroup = (typeof PLAN_GROUPS)[number];

/** A price in whole units: one amount, or a range that is agreed after a consultation. */
export interface Price {
  readonly from: number;
  readonly to?: number;
}

export interface Plan {
  readonly id: PlanId;
  readonly group: PlanGroup;
  readonly tier: Tier;
  /** US dollars. */
  readonly usd: Price;
  /** Toman; `null` where the specification names no toman price, then dollars are shown in every language. */
  readonly toman: Price | null;
  readonly billing: 'once' | 'monthly';
}

export type PlanId = `${PlanGroup}-${Tier}`;

const range = (from: number, to: number): Price => ({ from, to });
const fixed = (from: number): Price => ({ from });

type Row = readonly [usd: Price, toman: Price | null];

/** Prices of the specification, section 9. No other price stands anywhere in the product. */
const PRICES: Record<PlanGroup, { billing: Plan['billing']; rows: Record<Tier, Row> }> = {
  sale: {
    billing: 'once',
    rows: { economy: [fixed(500), null], popular: [fixed(1050), null], alphaProposal: [fixed(1650), null] },
  },
  complete: {
    billing: 'once',
    rows: {
      economy: [range(1200, 2500), fixed(14_900_000)],
      popular: [range(3000, 6500), fixed(35_000_000)],
      alphaProposal: [range(7000, 15_000), fixed(55_000_000)],
    },
  },
  web: {
    billing: 'once',
    rows: {
      economy: [fixed(1500), fixed(12_900_000)],
      popular: [fixed(4500), fixed(34_900_000)],
      alphaProposal: [fixed(9800), fixed(57_000_000)],
    },
  },
  seo: {
    billing: 'monthly',
    rows: {
      economy: [range(300, 600), fixed(14_900_000)],
      popular: [range(1200, 2500), fixed(35_000_000)],
      alphaProposal: [range(4000, 10_000), fixed(75_000_000)],
    },
  },
};

/** The catalogue: feeds cards, tables, structured data, order messages and the service's `plans` call. */
export const PLANS: readonly Plan[] = PLAN_GROUPS.flatMap((group) =>
  TIERS.map((tier): Plan => {
    const { billing, rows } = PRICES[group];
    const [usd, toman] = rows[tier];
    return { id: `${group}-${tier}`, group, tier, usd, toman, billing };
  }),
);

export const plansOf = (group: PlanGroup): Plan[] => PLANS.filter((plan) => plan.group === group);

/** Looks a plan up. Every id of the type has a row, so this never fails. */
export function planOf(id: PlanId): Plan {
  const plan = PLANS.find((row) => row.id === id);
  if (!plan) throw new Error(`No plan "${id}" in the catalogue`);
  return plan;
}

/** The price a language shows: toman where the language pays in toman and the catalogue has it, else dollars. */
export const priceIn = (plan: Plan, currency: 'USD' | 'TOMAN'): { price: Price; currency: 'USD' | 'TOMAN' } =>
  currency === 'TOMAN' && plan.toman ? { price: plan.toman, currency } : { price: plan.usd, currency: 'USD' };

/** Advertising fee: a share of the month's ad spend that falls as the spend grows (specification, section 9). */
export interface FeeTier {
  /** Share of the spend, 0 to 1. */
  readonly rate: number;
  /** Highest monthly spend of the tier in US dollars; `null` for the last. Samples, to be replaced. */
  readonly upTo: number | null;
}

export const FEE_TIERS: readonly FeeTier[] = [
  { rate: 0.17, upTo: 1000 },
  { rate: 0.13, upTo: 5000 },
  { rate: 0.08, upTo: null },
];
