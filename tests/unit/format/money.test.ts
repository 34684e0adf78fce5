import { expect, test } from 'vitest';
import { formatToman, formatUsd } from '#lib/format/money.ts';

test.each([
  ['en', '$1,500'],
  ['de', '1.500 $'],
  ['fr', '1 500 $US'],
  ['zh', 'US$1,500'],
  ['it', '1500 USD'],
  ['ru', '1 500 $'],
  ['es', '1500 US$'],
  ['tr', '$1.500'],
  ['fa', '۱٬۵۰۰ دلار'],
] as const)('dollars in %s', (lng, expected) => {
  expect(formatUsd(1500, lng).replace(/\s/g, ' ')).toBe(expected);
});

test('the sign of the dollar stays beside its letters in Arabic', () => {
  expect(formatUsd(1500, 'ar')).toBe('\u200f1,500\u00a0US$\u200e');
});

test('toman in Persian digits, never torn from their unit', () => {
  expect(formatToman(14_900_000, 'fa')).toBe('۱۴٬۹۰۰٬۰۰۰\u00a0تومان');
});
