import { describe, expect, it } from 'vitest';
import { priceAxis } from '#components/sections/price-axis.ts';
import { PLANS, type Plan, plansOf } from '#lib/plans.ts';

describe('priceAxis', () => {
  it('draws ranges as bars between their ends', () => {
    const { ticks, marks, currency } = priceAxis(plansOf('complete'), 'USD');
    expect(currency).toBe('USD');
    expect(ticks).toEqual([0, 4000, 8000, 12_000, 16_000]);
    expect(marks.map(({ from, to, isPoint }) => [from, to, isPoint])).toEqual([
      [1200 / 16_000, 2500 / 16_000, false],
      [3000 / 16_000, 6500 / 16_000, false],
      [7000 / 16_000, 15_000 / 16_000, false],
    ]);
  });

  it('draws single toman prices as points from the origin', () => {
    const { ticks, marks, currency } = priceAxis(plansOf('complete'), 'TOMAN');
    expect(currency).toBe('TOMAN');
    expect(ticks.at(-1)).toBe(80_000_000);
    expect(marks.every(({ from, isPoint }) => from === 0 && isPoint)).toBe(true);
    expect(marks.map(({ to }) => to)).toEqual([14.9 / 80, 35 / 80, 55 / 80]);
  });

  it('falls back to dollars when one plan has no toman price', () => {
    expect(priceAxis(plansOf('sale'), 'TOMAN').currency).toBe('USD');
  });

  it.each([1, 7, 99, 500, 1650, 9800, 15_000, 57_000_000])('holds a highest price of %d on a round axis', (highest) => {
    const plan = { ...(PLANS[0] as Plan), usd: { from: highest } }; // the catalogue is never empty
    const { ticks, marks } = priceAxis([plan], 'USD');
    const share = marks[0]?.to ?? 0;
    expect(share).toBeGreaterThan(0.35);
    expect(share).toBeLessThanOrEqual(1);
    expect(new Set(ticks).size).toBe(5);
  });
});
