/** The currency a calculator counts in, and how it is written. */
export interface FeeCurrency {
  /** Units of the currency for one US dollar; 1 for the dollar itself. */
  readonly perUsd: number;
  /** A sum as the page writes it, with `{}` in the place of the number: `${}`, `{} $`, `{} تومان`. */
  readonly pattern: string;
}

/** What the slider offers, in US dollars a month. The field takes any sum. */
export const RANGE = { min: 200, max: 10_000, step: 100, start: 2400 } as const;

/** Writes whole amounts in the locale's digits and the page's form. */
export function moneyFormat(locale: string, { pattern }: FeeCurrency): (amount: number) => string {
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
  return (amount) => pattern.replace('{}', number.format(amount));
}
