import { expect, it } from 'vitest';
import { grandTotal, placeNotes, pointsOf, topSeries } from '#components/account/overview/usage-figures.ts';
import type { UsageNote } from '#lib/contract/stats.ts';

const month = (from: string, until: string, web: number, seo: number) => ({
  from,
  until,
  web,
  seo,
  ads: 0,
  content: 1,
});
const MONTHS = [month('2026-08-23', '2026-09-23', 3, 9), month('2026-09-23', '2026-10-23', 4, 2)];
const BEFORE = [month('2026-06-22', '2026-07-23', 1, 0), month('2026-07-23', '2026-08-23', 0, 5)];
const note = (on: string, series: UsageNote['series']): UsageNote => ({
  on,
  kind: 'order_started',
  series,
  orderId: '0198c1de-0000-7000-8000-000000000001',
  reference: 'A-7KQ2-M4XT',
});

it('puts each month beside the one as many months before', () => {
  expect(pointsOf(MONTHS, BEFORE)[1]).toMatchObject({ from: '2026-09-23', web: 4, webBefore: 0, seo: 2, seoBefore: 5 });
});

it('sums, and finds the series with the most', () => {
  expect(grandTotal(MONTHS)).toBe(20);
  expect(topSeries(MONTHS)).toBe('seo');
});

it('places notes in their months, numbered', () => {
  const notes = placeNotes(
    [note('2026-07-01', 'web'), note('2026-08-25', 'web'), note('2026-09-22', 'web'), note('2026-09-23', 'seo')],
    MONTHS,
  );
  expect(notes.map(({ number, from, value }) => [number, from, value])).toEqual([
    [1, '2026-08-23', 3],
    [2, '2026-08-23', 3],
    [3, '2026-09-23', 2],
  ]);
});
