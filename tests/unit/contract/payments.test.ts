import { describe, expect, it } from 'vitest';
import { Gateway, listGateways, PaymentResult, startPayment, verifyPayment } from '#lib/contract/payments.ts';

const id = '019aa3f0-0000-7000-8000-000000000001';

describe('payments in the contract', () => {
  it('never take an amount from the browser', () => {
    const right = { orderId: id, gateway: 'sandbox', locale: 'fa-IR' };
    expect(startPayment.body.safeParse(right).success).toBe(true);
    for (const more of [{ amount: 1 }, { currency: 'USD' }, { price: 0 }])
      expect(startPayment.body.safeParse({ ...right, ...more }).success).toBe(false);
  });

  it('take the address of the page as it is, and no flood', () => {
    const params = { payment: 'abc', Authority: 'A0000000000000000000000000000wwOGYpd', Status: 'OK' };
    expect(verifyPayment.body.safeParse({ params }).success).toBe(true);
    expect(verifyPayment.body.safeParse({ params: {} }).success).toBe(true);
    const many = Object.fromEntries(Array.from({ length: 21 }, (_, at) => [`p${at}`, 'x']));
    for (const flood of [many, { payment: 'x'.repeat(501) }])
      expect(verifyPayment.body.safeParse({ params: flood }).success).toBe(false);
  });

  it('name every outcome a page has to show', () => {
    const none = { orderId: null, orderReference: null, amount: null, gateway: null, reference: null, paidAt: null };
    const statuses = ['paid', 'already', 'pending', 'cancelled', 'failed', 'unknown'];
    for (const status of statuses)
      expect(PaymentResult.parse({ status, ...none, isTest: true, retryAfter: null }).status).toBe(status);
    expect(listGateways.reply.parse({ items: [] }).items).toEqual([]);
    expect(Gateway.options).toContain('sandbox');
  });
});
