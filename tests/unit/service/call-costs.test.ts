import { expect, test } from 'vitest';
import { ENDPOINTS } from '#server/endpoints.ts';
import { RAW_ROUTES } from '#server/raw-routes.ts';
import { ALL_CALLS } from '#tests/bench/costs/all-calls.ts';

/** `POST payments (stripe)` is a way of `POST payments`. */
const routeOf = (name: string): string => name.replace(/ \(.*$/, '');

test('the cost of every call of the contract, and of every route beside it, is measured', () => {
  const known = [...ENDPOINTS, ...RAW_ROUTES].map(({ method, path }) => `${method} ${path}`);
  const measured = new Set(Object.values(ALL_CALLS).flatMap((calls) => Object.keys(calls).map(routeOf)));
  expect([...measured].sort()).toEqual(known.sort());
});
