import { expect, it, test } from 'vitest';
import { figuresOf } from '#lib/format/figures.ts';

const plain = (text: string): string => text.replace(/\s/g, ' ');

test.each([
  ['en', '1,250', 'Sep', 'September 2026', 'September 23'],
  ['fa', '۱٬۲۵۰', 'مهر', 'مهر ۱۴۰۵', '۱ مهر'],
  ['ar', '1,250', 'سبتمبر', 'سبتمبر 2026', '23 سبتمبر'],
  ['de', '1.250', 'Sep', 'September 2026', '23. September'],
  ['fr', '1 250', 'sept.', 'septembre 2026', '23 septembre'],
  ['es', '1250', 'sept', 'septiembre de 2026', '23 de septiembre'],
  ['it', '1250', 'set', 'settembre 2026', '23 settembre'],
  ['tr', '1.250', 'Eyl', 'Eylül 2026', '23 Eylül'],
  ['ru', '1 250', 'сент.', 'сентябрь 2026 г.', '23 сентября'],
  ['zh', '1,250', '9月', '2026年9月', '9月23日'],
] as const)('counts, months and days in %s', (lng, count, month, monthAndYear, day) => {
  const figures = figuresOf(lng);
  expect(plain(figures.count(1250))).toBe(count);
  expect(plain(figures.month('2026-09-23'))).toBe(month);
  expect(plain(figures.monthAndYear('2026-09-23'))).toBe(monthAndYear);
  expect(plain(figures.day('2026-09-23'))).toBe(day);
});

it('takes another calendar than the language’s', () => {
  expect(figuresOf('en', { calendar: 'persian' }).month('2026-09-23')).toBe('Mehr');
  expect(figuresOf('fa', { calendar: 'gregory' }).month('2026-09-23')).toBe('سپتامبر');
});
