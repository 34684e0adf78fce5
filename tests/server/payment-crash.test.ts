import { expect, test } from 'vitest';
import { killPayments } from '../support/kill-payments.ts';

/** Each costs a start; the bench kills twenty times. */
const ROUNDS = 2;

test('kill -9 in the middle of a payment loses no money and doubles none', { timeout: 300_000 }, async () => {
  const report = await killPayments(ROUNDS);
  expect(report).toMatchObject({ orders: ROUNDS, paidOrders: ROUNDS, ledgerRows: ROUNDS, surplus: 0 });
  expect(report.moneyAtGateway).toBe(ROUNDS);
});
