import { expect, test } from 'vitest';
import { ENDPOINTS } from '#server/endpoints.ts';
import { RAW_ROUTES } from '#server/raw-routes.ts';
import { ALL_CALLS } from '#tests/bench/costs/all-calls.ts';
import { planSums } from '#tests/bench/costs/plan.ts';

/** `POST payments (stripe)` is a way of `POST payments`. */
const routeOf = (name: string): string => name.replace(/ \(.*$/, '');

const MEASURED = Object.values(ALL_CALLS).flatMap((calls) => Object.keys(calls));

test('the cost of every call of the contract, and of every route beside it, is measured', () => {
  const known = [...ENDPOINTS, ...RAW_ROUTES].map(({ method, path }) => `${method} ${path}`);
  expect([...new Set(MEASURED.map(routeOf))].sort()).toEqual(known.sort());
  expect(new Set(MEASURED).size).toBe(MEASURED.length);
});

test('the plan is made of calls that are measured, at what they cost', () => {
  const asked = new Set<string>();
  const sums = planSums((call) => {
    asked.add(call);
    return { processor: 3, statements: 2 };
  });
  expect([...asked].filter((call) => !MEASURED.includes(call))).toEqual([]);
  // 5,000 a second of 3 ms are 15 cores.
  expect(sums).toContain('| reads, one in twenty seconds | 5,000 | 3.00 | 15.00 | 10,000 |');
});
