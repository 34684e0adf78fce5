import type { Money } from '#lib/contract/money.ts';
import type { PaymentTexts } from './payment-texts.ts';

const CENTS = 100;

/** A sum as the language writes it; cents only where there are some. */
export function writeAmount(
  { amount, currency }: Money,
  { locale, money }: Pick<PaymentTexts, 'locale' | 'money'>,
): string {
  const value = currency === 'USD' ? amount / CENTS : amount;
  const digits = Number.isInteger(value) ? 0 : 2;
  const number = new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  return money[currency].replace('{}', number.format(value));
}
