import { expect, test } from 'vitest';
import { commaList } from '#lib/format/lists.ts';
import { weekdayNames } from '#lib/format/weekdays.ts';

test.each([
  ['en', 'A, B'],
  ['fa', 'A، B'],
  ['zh', 'A，B'],
] as const)('names are parted by the comma of %s', (lng, list) => {
  expect(commaList(['A', 'B'], lng)).toBe(list);
});

test('a week in Persian leaves out Friday, the day of rest, and works on Saturday', () => {
  expect(weekdayNames('fa')).toEqual(['دوشنبه', 'سه‌شنبه', 'چهارشنبه', 'پنجشنبه', 'شنبه']);
  expect(weekdayNames('en').at(-1)).toBe('Friday');
});
