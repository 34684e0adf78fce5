import { asciiDigits } from './digits.ts';

/** Decimal marks of the ten languages before at most two digits at the end: `12.5`, `12,50`, `۱۲٫۵`. */
const DECIMALS = /[.,٫](\d{1,2})$/;

/**
 * Reads a sum of money in the way people type it: each of the three digit sets, with or without separators, signs and words.
 * A mark before three digits separates thousands, before one or two it is a decimal mark.
 *
 * @returns the amount, or `undefined` where there is no number above zero.
 */
export function readAmount(text: string): number | undefined {
  const kept = asciiDigits(text)
    .replace(/[^\d.,٫٬]/g, '')
    .replace(/^[.,٫٬]+|[.,٫٬]+$/g, '');
  const [, decimals = ''] = DECIMALS.exec(kept) ?? [];
  const whole = (decimals ? kept.replace(DECIMALS, '') : kept).replace(/\D/g, '');
  const amount = Number(`${whole || '0'}.${decimals || '0'}`);
  return amount > 0 && amount <= 1e12 ? amount : undefined;
}
