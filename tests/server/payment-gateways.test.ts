import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MINUTE } from '#server/clock.ts';
import { signUp } from '../support/customer.ts';
import { type FakeStripe, STRIPE_KEY, startFakeStripe, WEBHOOK_SECRET } from '../support/fake-stripe.ts';
import { type FakeZarinpal, MERCHANT, startFakeZarinpal } from '../support/fake-zarinpal.ts';
import { orderToPay, type SeenOrder, signUpStaff } from '../support/orders.ts';
import {
  books,
  type Decision,
  decideAtSandbox,
  findAtSandbox,
  paramsOf,
  startPayment,
  verify,
} from '../support/pay.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import type { TestVisitor } from '../support/test-visitor.ts';

let t: TestApp;
let stripe: FakeStripe;
let zarinpal: FakeZarinpal;
let visitor: TestVisitor;
let staff: TestVisitor;
beforeAll(async () => {
  stripe = await startFakeStripe();
  zarinpal = await startFakeZarinpal();
  t = await startTestApp({
    settings: {
      RATE_LIMIT_FACTOR: '1000',
      PAYMENT_GATEWAYS: 'sandbox,zarinpal,stripe',
      ZARINPAL_MERCHANT_ID: MERCHANT,
      ZARINPAL_URL: zarinpal.url,
      STRIPE_SECRET_KEY: STRIPE_KEY,
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_URL: stripe.url,
    },
  });
  ({ visitor } = await signUp(t));
  staff = await signUpStaff(t);
});
afterAll(async () => {
  await t.close();
  await stripe.close();
  await zarinpal.close();
});

const GATEWAYS = [
  { gateway: 'sandbox', currency: 'USD', amount: 150_000, isTest: true },
  { gateway: 'zarinpal', currency: 'IRT', amount: 12_900_000, isTest: false },
  { gateway: 'stripe', currency: 'USD', amount: 150_000, isTest: false },
] as const;
type Case = (typeof GATEWAYS)[number];

async function decide({ gateway }: Case, page: string, decision: Decision): Promise<Record<string, string>> {
  if (gateway === 'zarinpal') return paramsOf(zarinpal.decide(page, decision));
  if (gateway === 'stripe') return paramsOf(stripe.decide(page, decision));
  return paramsOf(await decideAtSandbox(t, page, decision));
}

async function begin({ gateway, currency }: Case): Promise<{ order: SeenOrder; page: string }> {
  const order = await orderToPay(visitor, staff, { currency });
  return { order, page: await startPayment(visitor, order.id, gateway) };
}

const read = async (id: string): Promise<SeenOrder> => (await visitor.get(`orders/${id}`)).json();

describe.each(GATEWAYS)('$gateway', (chosen) => {
  test('takes the amount of the order, and the order is paid with it', async () => {
    const { order, page } = await begin(chosen);
    const back = await decide(chosen, page, 'pay');
    const { amount, currency, gateway, isTest } = chosen;
    const paid = await verify(visitor, back);
    expect(paid).toMatchObject({ status: 'paid', orderId: order.id, orderReference: order.reference, gateway, isTest });
    expect(paid).toMatchObject({ amount: { amount, currency }, retryAfter: null });
    expect(paid.reference).toMatch(/./);
    const seen = await read(order.id);
    expect(seen).toMatchObject({ stage: 'paid', next: 'agency', paid: { amount, currency } });
    expect(seen.payments).toMatchObject([{ amount: { amount, currency }, isTest, reference: paid.reference }]);
    expect(seen.history.at(-1)).toMatchObject({ step: 'pay', actor: 'service', name: null });
  });

  test('says the same to every reload, also in a browser without a session', async () => {
    const { page } = await begin(chosen);
    const back = await decide(chosen, page, 'pay');
    const first = await verify(visitor, back);
    const stranger = await t.visit();
    for (const browser of [visitor, stranger, visitor])
      expect(await verify(browser, back)).toEqual({ ...first, status: 'already' });
  });

  test('leaves an order to be paid that was not', async () => {
    const { order, page } = await begin(chosen);
    const back = await decide(chosen, page, 'leave');
    expect(await verify(visitor, back)).toMatchObject({ status: 'cancelled', reference: null, paidAt: null });
    expect(await verify(visitor, back)).toMatchObject({ status: 'cancelled' });
    expect(await read(order.id)).toMatchObject({ stage: 'awaiting_payment', payments: [] });
    const again = await startPayment(visitor, order.id, chosen.gateway);
    expect(again).not.toBe(page);
    expect(await verify(visitor, await decide(chosen, again, 'pay'))).toMatchObject({ status: 'paid' });
  });

  test('tells a payment that failed', async () => {
    const { order, page } = await begin(chosen);
    const { Status: _, ...back } = await decide(chosen, page, 'fail');
    expect(await verify(visitor, back)).toMatchObject({ status: 'failed', retryAfter: null });
    expect(await read(order.id)).toMatchObject({ stage: 'awaiting_payment' });
  });

  test('T18: believes no parameter: not "OK" without money, not the payment of somebody else', async () => {
    const { order, page } = await begin(chosen);
    const back = await decide(chosen, page, 'leave');
    const other = await begin(chosen);
    const others = await decide(chosen, other.page, 'pay');
    const forged: Record<string, string> = {
      ...others,
      ...back,
      Status: 'OK',
      status: 'OK',
      payment_status: 'paid',
      amount: '1',
    };
    delete forged.Authority;
    for (const params of [forged, { ...others, payment: back.payment ?? '' }])
      expect(['pending', 'cancelled', 'failed']).toContain((await verify(visitor, { ...params, Status: 'OK' })).status);
    expect(await read(order.id)).toMatchObject({ stage: 'awaiting_payment', paid: { amount: 0 } });
  });

  test('money that comes after the person left is not lost', async () => {
    const { order, page } = await begin(chosen);
    const left = await decide(chosen, page, 'leave');
    expect(await verify(visitor, left)).toMatchObject({ status: 'cancelled' });
    const back = await decide(chosen, page, 'pay');
    await findAtSandbox(t, page);
    expect(await verify(visitor, back)).toMatchObject({ status: 'paid', orderId: order.id });
  });

  test('a person who never comes back has paid all the same', async () => {
    const { order, page } = await begin(chosen);
    await decide(chosen, page, 'pay');
    t.clock.advance(10 * MINUTE);
    await visitor.checkSession();
    await staff.checkSession();
    await t.settle(async () => (await read(order.id)).stage === 'paid');
  });

  test('asked twice, it gives the same page while that is good', async () => {
    const { order, page } = await begin(chosen);
    expect(await startPayment(visitor, order.id, chosen.gateway)).toBe(page);
    await decide(chosen, page, 'pay');
    const paid = await visitor.post('payments', { orderId: order.id, gateway: chosen.gateway, locale: 'en-US' });
    expect(paid.json()).toMatchObject({ code: 'nothing_to_pay' });
    expect((await read(order.id)).stage).toBe('paid');
  });
});

describe.each([
  { name: 'zarinpal', server: () => zarinpal, chosen: GATEWAYS[1] },
  { name: 'stripe', server: () => stripe, chosen: GATEWAYS[2] },
])('$name that is silent', ({ server, chosen }) => {
  test('leaves a payment pending, never failed, until it speaks', async () => {
    const { page } = await begin(chosen);
    const back = await decide(chosen, page, 'pay');
    server().isSilent = true;
    expect(await verify(visitor, { ...back, Status: 'NOK' })).toMatchObject({ status: 'pending', retryAfter: 5 });
    server().isSilent = false;
    expect(await verify(visitor, back)).toMatchObject({ status: 'paid' });
  });

  test('begins no payment, and charges nothing', async () => {
    const order = await orderToPay(visitor, staff, { currency: chosen.currency });
    server().isSilent = true;
    const refused = await visitor.post('payments', { orderId: order.id, gateway: chosen.gateway, locale: 'en-US' });
    server().isSilent = false;
    expect(refused.json()).toMatchObject({ code: 'gateway_unavailable' });
    const page = await startPayment(visitor, order.id, chosen.gateway);
    expect(await verify(visitor, await decide(chosen, page, 'pay'))).toMatchObject({ status: 'paid' });
  });
});

test('"already verified" of Zarinpal is the same success', async () => {
  const { order, page } = await begin(GATEWAYS[1]);
  const back = await decide(GATEWAYS[1], page, 'pay');
  // It confirmed the payment to a service that died before it could write that down.
  const authority = back.Authority ?? '';
  await fetch(`${zarinpal.url}/pg/v4/payment/verify.json`, {
    method: 'POST',
    body: JSON.stringify({ merchant_id: MERCHANT, authority, amount: zarinpal.payments.get(authority)?.amount }),
  });
  expect(zarinpal.payments.get(authority)?.status).toBe('VERIFIED');
  expect(await verify(visitor, back)).toMatchObject({ status: 'paid', orderId: order.id });
});

describe("Stripe's messages", () => {
  const send = (body: string, signature?: string) =>
    t.app.inject({
      method: 'POST',
      url: '/api/payments/webhooks/stripe',
      headers: { 'content-type': 'application/json', ...(signature && { 'stripe-signature': signature }) },
      payload: body,
    });

  test('pay the order, once, however often and in whatever order they come', async () => {
    const { order, page } = await begin(GATEWAYS[2]);
    const early = stripe.message(page, 'checkout.session.completed', t.clock.read());
    expect((await send(early.body, early.signature)).statusCode).toBe(200);
    expect((await read(order.id)).stage).toBe('awaiting_payment');
    stripe.decide(page, 'pay');
    const { body, signature } = stripe.message(page, 'checkout.session.completed', t.clock.read());
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(body, signature)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(await read(order.id)).toMatchObject({ stage: 'paid', payments: [{ isTest: false }] });
  });

  test.each([
    ['without a signature', (body: string, _: string) => send(body)],
    ['with one of another text', (body: string, signature: string) => send(`${body} `, signature)],
    ['with a wrong one', (body: string, signature: string) => send(body, signature.replace(/.$/, 'x'))],
    ['with a time that is none', (body: string, signature: string) => send(body, signature.replace(/t=\d+/, 't=x'))],
  ])('are refused %s', async (_, forge) => {
    const { order, page } = await begin(GATEWAYS[2]);
    stripe.decide(page, 'pay');
    const { body, signature } = stripe.message(page, 'checkout.session.completed', t.clock.read());
    expect((await forge(body, signature)).statusCode).toBe(400);
    expect((await read(order.id)).stage).toBe('awaiting_payment');
  });

  test('are refused when they are older than five minutes', async () => {
    const { page } = await begin(GATEWAYS[2]);
    const old = new Date(t.clock.read().getTime() - 6 * MINUTE);
    const { body, signature } = stripe.message(page, 'checkout.session.completed', old);
    expect((await send(body, signature)).statusCode).toBe(400);
  });

  test('are asked for again while Stripe does not answer', async () => {
    const { page } = await begin(GATEWAYS[2]);
    const { body, signature } = stripe.message(page, 'checkout.session.completed', t.clock.read());
    stripe.isSilent = true;
    expect((await send(body, signature)).statusCode).toBe(503);
    stripe.isSilent = false;
  });
});

test('T19: the books and the orders agree to the last unit', async () => {
  const { arrived, ofOrders, ledger, payments } = await books(t);
  expect(arrived).toEqual(ofOrders);
  expect(ledger).toHaveLength(payments.filter(({ state }) => state === 'paid').length);
  expect(ledger.filter(({ is_surplus }) => is_surplus)).toEqual([]);
});
