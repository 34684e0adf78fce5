/** The currency a calculator counts in, and how a dollar turns into it. */
export interface FeeCurrency {
  readonly code: 'USD' | 'TOMAN';
  /** Units of the currency for one US dollar; 1 for the dollar itself. */
  readonly perUsd: number;
  /** Word after a toman amount; the dollar's sign comes from `Intl`. */
  readonly unit: string;
}

/** What the slider offers, in US dollars a month. The field takes any sum. */
export const RANGE = { min: 200, max: 10_000, step: 100, start: 2400 } as const;

/** Writes whole amounts in the locale's own form. */
export function moneyFormat(locale: string, { code, unit }: FeeCurrency): (amount: number) => string {
  if (code === 'TOMAN') {
    const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
    return (amount) => `${number.format(amount)}\u00a0${unit}`;
  }
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });
  return (amount) => money.format(amount);
}
