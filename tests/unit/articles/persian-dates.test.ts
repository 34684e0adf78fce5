import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDate } from '#lib/format/dates.ts';
import { isoOfPersianDate, type PersianDate } from '#lib/format/persian-dates.ts';

const DAY_MS = 86_400_000;

const padded = (value: number) => String(value).padStart(2, '0');

describe('Persian dates', () => {
  it('become ISO dates of the Gregorian calendar', () => {
    expect(isoOfPersianDate('1404/06/17')).toBe('2025-09-08');
    expect(isoOfPersianDate('1403/12/30')).toBe('2025-03-20'); // a leap year's last day
    expect(isoOfPersianDate('1404/01/01')).toBe('2025-03-21');
  });

  it('follow one another without a gap, year after year', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1390, max: 1420 }),
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 1, max: 28 }),
        (year, month, day) => {
          const on = (d: number) =>
            Date.parse(isoOfPersianDate(`${year}/${padded(month)}/${padded(d)}` as PersianDate)); // built from three numbers
          expect(on(day + 1) - on(day)).toBe(DAY_MS);
        },
      ),
    );
  });

  it.each(['1404/12/30', '1404/13/01', '1404/07/31'] as const)('refuse %s, which is no day', (date) => {
    expect(() => isoOfPersianDate(date)).toThrow(date);
  });

  it('are shown in the calendar of the language', () => {
    const iso = isoOfPersianDate('1404/06/17');
    expect(formatDate(iso, 'fa')).toBe('۱۷ شهریور ۱۴۰۴');
    expect(formatDate(iso, 'de')).toBe('8. September 2025');
    expect(formatDate(iso, 'ar')).toBe('8 سبتمبر 2025');
  });
});
