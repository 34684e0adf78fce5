import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spreadMarks } from '#components/account/chart/spread-marks.ts';

const ROOM = { first: 10, last: 210, step: 20 };

describe('marks of one month', () => {
  it('stay where they are when they are far from each other', () => {
    expect(spreadMarks([150, 40, 100], ROOM)).toEqual([150, 40, 100]);
  });

  it('stand above each other on one spot, the first one highest', () => {
    expect(spreadMarks([100, 100, 100], ROOM)).toEqual([60, 80, 100]);
  });

  it('come down again under the top', () => {
    expect(spreadMarks([12, 12], ROOM)).toEqual([10, 30]);
    expect(spreadMarks([10, 15, 20], ROOM)).toEqual([10, 30, 50]);
  });

  it('stay inside, in their order and apart, whatever the figures are', () => {
    const places = fc.array(fc.integer({ min: 0, max: 220 }), { minLength: 1, maxLength: 9 });
    fc.assert(
      fc.property(places, (wanted) => {
        const tops = spreadMarks(wanted, ROOM);
        const sorted = tops.toSorted((a, b) => a - b);
        expect(sorted[0]).toBeGreaterThanOrEqual(ROOM.first);
        expect(sorted.at(-1)).toBeLessThanOrEqual(ROOM.last);
        for (const [at, top] of sorted.slice(1).entries())
          expect(top - (sorted[at] ?? 0)).toBeGreaterThanOrEqual(ROOM.step - 1e-9);
      }),
    );
  });

  it('are pressed together when there are more than there is room for', () => {
    const tops = spreadMarks(Array(21).fill(50), ROOM);
    expect([tops[0], tops.at(-1)]).toEqual([10, 210]);
  });
});
