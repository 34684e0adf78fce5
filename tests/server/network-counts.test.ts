import { expect, test } from 'vitest';
import { after, SECOND } from '#server/clock.ts';
import { NetworkCounts } from '#server/http/network-counts.ts';
import { GENERAL_LIMIT } from '#server/http/rate-limit.ts';

/** Networks beside one visitor, as many as are counted at once. */
function flood(counts: NetworkCounts, now: Date): void {
  for (let at = 1; at < 50_000; at += 1) counts.hit(`network-${at}`, now);
}

test('where too many networks are counted, those go whose time is over, and no others', () => {
  const counts = new NetworkCounts();
  const began = new Date();
  flood(counts, began);
  const visit = (now: Date) => counts.hit('visitor', now).hits;
  const late = after(began, GENERAL_LIMIT.window - SECOND);
  expect([visit(late), visit(late), visit(late)]).toEqual([1, 2, 3]);
  const over = after(began, GENERAL_LIMIT.window);
  counts.hit('one too many', over);
  expect(visit(over)).toBe(4);
});

test('a flood within one window is forgotten rather than kept', () => {
  const counts = new NetworkCounts();
  const now = new Date();
  const visit = () => counts.hit('visitor', now).hits;
  expect([visit(), visit()]).toEqual([1, 2]);
  flood(counts, now);
  expect(visit()).toBe(3);
  counts.hit('one too many', now);
  expect(visit()).toBe(1);
});
