import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { VITAL_NAMES } from '#lib/contract/vitals.ts';
import { bucketOf, goodShare, quantile } from '#server/modules/vitals/buckets.ts';

const countsOf = (name: (typeof VITAL_NAMES)[number], values: readonly number[]) =>
  values.map((value) => ({ bucket: bucketOf(name, value), hits: 1 }));

describe('buckets', () => {
  test('give quantiles within five per cent of the exact ones', () => {
    const values = fc.array(fc.integer({ min: 1000, max: 600_000 }), { minLength: 1, maxLength: 200 });
    fc.assert(
      fc.property(values, fc.double({ min: 0.01, max: 1, noNaN: true }), (list, share) => {
        const exact = list.toSorted((a, b) => a - b)[Math.ceil(list.length * share) - 1] ?? 0;
        const read = quantile('LCP', countsOf('LCP', list), share);
        expect(Math.abs(read / exact - 1)).toBeLessThanOrEqual(0.05);
      }),
    );
  });

  test('fit the column of every value the contract accepts', () => {
    for (const name of VITAL_NAMES) expect(bucketOf(name, 600_000)).toBeLessThan(2 ** 15);
    expect(bucketOf('CLS', 0)).toBe(0);
  });

  test('a page without shifts has none', () => {
    expect(quantile('CLS', countsOf('CLS', [0, 0, 0, 0.3]), 0.75)).toBe(0);
    expect(goodShare('CLS', countsOf('CLS', [0, 0, 0, 0.3]))).toBe(0.75);
  });
});
