import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DAY, HOUR, MINUTE } from '#server/clock.ts';
import { signUp } from '../support/customer.ts';
import { type FakeStripe, STRIPE_KEY, startFakeStripe, WEBHOOK_SECRET } from '../support/fake-stripe.ts';
import { MERCHANT, startFakeZarinpal } from '../support/fake-zarinpal.ts';
import { deskStep, orderToPay, type SeenOrder, signUpStaff } from '../support/orders.ts';
import { books, paramsOf, startPayment, verify } from '../support/pay.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import type { TestVisitor } from '../support/test-visitor.ts';

let t: TestApp;
let stripe: FakeStripe;
let zarinpal: Awaited<ReturnType<typeof startFakeZarinpal>>;
let visitor: TestVisitor;
let staff: TestVisitor;

beforeAll(async () => {
  [stripe, zarinpal] = await Promise.all([startFakeStripe(), startFakeZarinpal()]);
  t = await startTestApp({
    settings: {
      PAYMENT_GATEWAYS: 'sandbox,stripe,zarinpal',
      STRIPE_SECRET_KEY: STRIPE_KEY,
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_URL: stripe.url,
      ZARINPAL_MERCHANT_ID: MERCHANT,
      ZARINPAL_URL: zarinpal.url,
    },
  });
  staff = await signUpStaff(t);
});
beforeEach(async () => {
  stripe.isSilent = false;
  zarinpal.isSilent = false;
  ({ visitor } = await signUp(t));
  await staff.checkSession();
});
afterAll(async () => {
  await t.close();
  await Promise.all([stripe.close(), zarinpal.close()]);
});

interface DeskSeen extends SeenOrder {
  readonly deskSteps: readonly string[];
  readonly unclearPayments: readonly { id: string; gateway: string; authority: string; amount: object }[];
  readonly repayments: readonly { amount: object; reference: string }[];
}
const read = async (id: string) =>
  (await visitor.get(`orders/${id}`)).json<SeenOrder & { isPaymentUnclear: boolean }>();
const readAtDesk = async (id: string) => (await staff.get(`desk/orders/${id}`)).json<DeskSeen>();
const begin = async (orderId: string, gateway = 'sandbox') =>
  (await visitor.post('payments', { orderId, gateway, locale: 'en-US' })).json<object>();
const settle = async (orderId: string, payment: string, body: object, who = staff) =>
  (await who.post(`desk/orders/${orderId}/payments/${payment}/outcome`, body)).json<object>();
const audit = async (event: 'payment-settled' | 'payment-repaid', order: string) =>
  (
    await t.database.db.selectFrom('audit_log').select(['user_id', 'details']).where('event', '=', event).execute()
  ).filter(({ details }) => JSON.stringify(details).includes(order));
const toldSteps = async () =>
  (await visitor.get('notifications?limit=20'))
    .json<{ items: { data: { step?: string } }[] }>()
    .items.map(({ data }) => data.step);

/** A payment at Stripe of which Stripe says nothing for more than a day. */
async function unclearPayment() {
  stripe.isSilent = false;
  const order = await orderToPay(visitor, staff);
  const page = await startPayment(visitor, order.id, 'stripe');
  stripe.isSilent = true;
  t.clock.advance(DAY + MINUTE);
  await t.settle(async () => (await readUnclear(order.id)) === 1);
  await Promise.all([visitor.checkSession(), staff.checkSession()]);
  const [payment] = (await readAtDesk(order.id)).unclearPayments;
  return { order, page, payment: payment?.id ?? '' };
}
const readUnclear = async (orderId: string) =>
  (await books(t)).payments.filter(({ order_id, state }) => order_id === orderId && state === 'unclear').length;
const ledgerOf = async (orderId: string) => (await books(t)).ledger.filter(({ order_id }) => order_id === orderId);

describe('while a payment is unclear', () => {
  test('its order cannot be paid again, the customer reads why, and the desk what to look up', async () => {
    const { order, page } = await unclearPayment();
    expect(await begin(order.id)).toMatchObject({ status: 409, code: 'payment_unclear' });
    expect((await read(order.id)).isPaymentUnclear).toBe(true);
    expect((await readAtDesk(order.id)).unclearPayments).toMatchObject([
      { gateway: 'stripe', authority: page.split('/').at(-1), amount: { amount: 150_000, currency: 'USD' } },
    ]);
  });

  test('who tries again has the gateway asked once more, and what it tells counts', async () => {
    const { order, page } = await unclearPayment();
    stripe.isSilent = false;
    stripe.decide(page, 'pay');
    expect(await begin(order.id)).toMatchObject({ code: 'nothing_to_pay' });
    expect(await read(order.id)).toMatchObject({ stage: 'paid', isPaymentUnclear: false });
    expect(await ledgerOf(order.id)).toHaveLength(1);
  });

  test('one that its gateway cannot close and knows no money of gives the order free', async () => {
    const order = await orderToPay(visitor, staff, { currency: 'IRT' });
    await startPayment(visitor, order.id, 'zarinpal');
    zarinpal.isSilent = true;
    t.clock.advance(DAY + MINUTE);
    await t.settle(async () => (await readUnclear(order.id)) === 1);
    await visitor.checkSession();
    expect(await begin(order.id, 'zarinpal')).toMatchObject({ code: 'payment_unclear' });
    zarinpal.isSilent = false;
    expect(await begin(order.id, 'zarinpal')).toMatchObject({ redirectUrl: expect.stringContaining(zarinpal.url) });
  });
});

describe('somebody of the staff settles an unclear payment', () => {
  test('as paid: it is booked once, whatever the gateway says later', async () => {
    const { order, page, payment } = await unclearPayment();
    expect(await settle(order.id, payment, { outcome: 'paid', reference: '' })).toMatchObject({
      code: 'validation_failed',
    });
    expect(await settle(order.id, payment, { outcome: 'paid', reference: `pi ${order.id}` })).toMatchObject({
      stage: 'paid',
      unclearPayments: [],
      payments: [{ gateway: 'stripe', reference: `pi ${order.id}` }],
    });
    stripe.isSilent = false;
    expect(await verify(visitor, paramsOf(stripe.decide(page, 'pay')))).toMatchObject({ status: 'already' });
    expect(await ledgerOf(order.id)).toMatchObject([{ amount: 150_000, is_surplus: false }]);
    expect(await audit('payment-settled', order.id)).toMatchObject([{ user_id: expect.any(String) }]);
    expect(await settle(order.id, payment, { outcome: 'unpaid' })).toMatchObject({ code: 'order_step_refused' });
  });

  test('as unpaid: the customer hears that it can be paid, and it stays settled while the gateway is silent', async () => {
    const { order, payment } = await unclearPayment();
    expect(await settle(order.id, payment, { outcome: 'unpaid' })).toMatchObject({
      unclearPayments: [],
      paid: { amount: 0 },
    });
    expect((await toldSteps())[0]).toBe('ask_payment');
    t.clock.advance(7 * HOUR);
    const jobs = () => t.database.db.selectFrom('jobs').select('run_at').where('kind', '=', 'payment-check').execute();
    await t.settle(async () => (await jobs()).every(({ run_at }) => run_at > t.clock.read()));
    expect(await readUnclear(order.id)).toBe(0);
    await visitor.checkSession();
    expect(await begin(order.id)).toMatchObject({ redirectUrl: expect.any(String) });
    expect(await audit('payment-settled', order.id)).toHaveLength(1);
  });

  test('as unpaid, and the money comes after all: it counts', async () => {
    const { order, page, payment } = await unclearPayment();
    await settle(order.id, payment, { outcome: 'unpaid' });
    stripe.isSilent = false;
    expect(await verify(visitor, paramsOf(stripe.decide(page, 'pay')))).toMatchObject({ status: 'paid' });
    expect((await read(order.id)).stage).toBe('paid');
  });

  test('with a number of money that pays already, or of another order, or without the right: refused', async () => {
    const first = await unclearPayment();
    await settle(first.order.id, first.payment, { outcome: 'paid', reference: 'pi_once' });
    const { order, payment } = await unclearPayment();
    const twice = { outcome: 'paid', reference: 'pi_once' };
    expect(await settle(order.id, payment, twice)).toMatchObject({ fields: { reference: 'invalid' } });
    expect(await settle(first.order.id, payment, { outcome: 'unpaid' })).toMatchObject({ code: 'not_found' });
    expect(await settle(order.id, payment, { outcome: 'unpaid' }, visitor)).toMatchObject({ code: 'staff_only' });
    expect(await ledgerOf(order.id)).toEqual([]);
  });
});

test('money that was given back is written down once, and the customer hears of it', async () => {
  const order = await orderToPay(visitor, staff);
  const repay = async (body: object) => (await staff.post(`desk/orders/${order.id}/repayments`, body)).json<object>();
  expect(await repay({ amount: 1, reference: 'SEPA' })).toMatchObject({ code: 'order_step_refused' });
  const page = await startPayment(visitor, order.id, 'stripe');
  await verify(visitor, paramsOf(stripe.decide(page, 'pay')));
  expect(await repay({ amount: 150_000, reference: 'SEPA' })).toMatchObject({ code: 'order_step_refused' });
  await deskStep(staff, order.id, { step: 'cancel', note: 'By mistake' });
  expect((await readAtDesk(order.id)).deskSteps).toEqual(['repay']);
  expect(await repay({ amount: 149_999, reference: 'SEPA' })).toMatchObject({ fields: { amount: 'invalid' } });
  const reference = `SEPA ${order.reference}`;
  const answers = await Promise.all([1, 2, 3].map(() => repay({ amount: 150_000, reference })));
  expect(answers.filter((answer) => 'deskSteps' in answer)).toMatchObject([
    { paid: { amount: 0 }, repayments: [{ amount: { amount: 150_000 }, reference }], deskSteps: [] },
  ]);
  const { history } = await read(order.id);
  expect(history.at(-1)).toMatchObject({ step: 'repay', stage: 'cancelled', actor: 'agency', note: reference });
  expect((await toldSteps())[0]).toBe('repaid');
  expect(await audit('payment-repaid', order.id)).toHaveLength(1);
  expect(await ledgerOf(order.id)).toHaveLength(1);
});

test('money at a page of Zarinpal that was given up is found in its list when the next payment is given up', async () => {
  const givenUp = async (): Promise<{ id: string; page: string }> => {
    const { id } = await orderToPay(visitor, staff, { currency: 'IRT' });
    const page = await startPayment(visitor, id, 'zarinpal');
    t.clock.advance(DAY + MINUTE);
    const isExpired = async () =>
      (await books(t)).payments.some(({ order_id, state }) => order_id === id && state === 'expired');
    await t.settle(isExpired);
    await Promise.all([visitor.checkSession(), staff.checkSession()]);
    return { id, page };
  };
  const first = await givenUp();
  zarinpal.decide(first.page, 'pay');
  expect((await read(first.id)).stage).toBe('awaiting_payment');
  await givenUp();
  await t.settle(async () => (await read(first.id)).stage === 'paid');
  expect(await ledgerOf(first.id)).toHaveLength(1);
});
