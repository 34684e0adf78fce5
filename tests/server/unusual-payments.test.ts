import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { PaymentGateway } from '#server/adapters/payments/gateway.ts';
import { stripeSignature } from '#server/adapters/payments/stripe-signature.ts';
import { DAY, MINUTE } from '#server/clock.ts';
import { giveUpAndAsk } from '#server/modules/payments/ask-about.ts';
import { askForUnconfirmed } from '#server/modules/payments/find-forgotten.ts';
import { signUp } from '../support/customer.ts';
import { type FakeStripe, STRIPE_KEY, startFakeStripe, WEBHOOK_SECRET } from '../support/fake-stripe.ts';
import { type FakeZarinpal, MERCHANT, startFakeZarinpal } from '../support/fake-zarinpal.ts';
import { orderToPay, type SeenOrder, signUpStaff } from '../support/orders.ts';
import { books, decideAtSandbox, paramsOf, startPayment, verify } from '../support/pay.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import type { TestVisitor } from '../support/test-visitor.ts';

let t: TestApp;
let stripe: FakeStripe;
let zarinpal: FakeZarinpal;
let visitor: TestVisitor;
let phone: string;
let staff: TestVisitor;
/** Happens before a gateway is told to close a page. */
let beforeGivingUp: (() => void) | undefined;

const stripeSettings = () => ({
  STRIPE_SECRET_KEY: STRIPE_KEY,
  STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
  STRIPE_URL: stripe.url,
});

const watched = (gateway: PaymentGateway): PaymentGateway => ({
  ...gateway,
  ...(gateway.giveUp && {
    giveUp: async (authority) => {
      beforeGivingUp?.();
      await gateway.giveUp?.(authority);
    },
  }),
});

beforeAll(async () => {
  [stripe, zarinpal] = await Promise.all([startFakeStripe(), startFakeZarinpal()]);
  t = await startTestApp({
    settings: {
      RATE_LIMIT_FACTOR: '1000',
      PAYMENT_GATEWAYS: 'sandbox,zarinpal,stripe',
      ZARINPAL_MERCHANT_ID: MERCHANT,
      ZARINPAL_URL: zarinpal.url,
      ...stripeSettings(),
    },
    wrapGateways: (gateways) => new Map([...gateways].map(([id, gateway]) => [id, watched(gateway)])),
  });
});
beforeEach(async () => {
  beforeGivingUp = undefined;
  stripe.isSilent = false;
  ({ visitor, phone } = await signUp(t));
  staff = await signUpStaff(t);
});
afterAll(async () => {
  await t.close();
  await Promise.all([stripe.close(), zarinpal.close()]);
});

const paymentOf = ({ id }: SeenOrder) =>
  t.database.db.selectFrom('payments').selectAll().where('order_id', '=', id).executeTakeFirstOrThrow();
const checksOf = async (order: SeenOrder) => {
  const { id } = await paymentOf(order);
  const jobs = await t.database.db.selectFrom('jobs').select('payload').where('kind', '=', 'payment-check').execute();
  return jobs.filter(({ payload }) => JSON.stringify(payload).includes(id));
};

async function payAt(gateway: 'sandbox' | 'stripe' | 'zarinpal', currency = 'USD') {
  const order = await orderToPay(visitor, staff, { currency });
  return { order, page: await startPayment(visitor, order.id, gateway) };
}

describe('a payment is given up after a day', () => {
  test('that its gateway never heard of, and the order can be paid', async () => {
    const order = await orderToPay(visitor, staff);
    stripe.isSilent = true;
    const refused = await visitor.post('payments', { orderId: order.id, gateway: 'stripe', locale: 'en-US' });
    expect(refused.json()).toMatchObject({ code: 'gateway_unavailable' });
    stripe.isSilent = false;
    t.clock.advance(DAY + MINUTE);
    await t.settle(async () => (await paymentOf(order)).state === 'expired');
    expect(await checksOf(order)).toEqual([]);
    await visitor.checkSession();
    const page = await startPayment(visitor, order.id);
    expect(await verify(visitor, paramsOf(await decideAtSandbox(t, page, 'pay')))).toMatchObject({ status: 'paid' });
  });

  test('whose page nobody can close, and money that comes at it still counts', async () => {
    const { order, page } = await payAt('zarinpal', 'IRT');
    t.clock.advance(DAY + MINUTE);
    await t.settle(async () => (await paymentOf(order)).state === 'expired');
    const { Status: _, ...back } = paramsOf(zarinpal.decide(page, 'leave'));
    expect(await verify(visitor, back)).toMatchObject({ status: 'failed', retryAfter: null });
    zarinpal.decide(page, 'pay');
    expect(await verify(visitor, back)).toMatchObject({ status: 'paid', orderReference: order.reference });
  });

  test('but never one whose gateway is silent: a person looks at it, and after a month nobody asks any more', async () => {
    const { order } = await payAt('stripe');
    stripe.isSilent = true;
    t.clock.advance(DAY + MINUTE);
    await t.settle(async () => (await paymentOf(order)).state === 'unclear');
    expect(await checksOf(order)).toHaveLength(1);
    t.clock.advance(30 * DAY);
    await t.settle(async () => (await checksOf(order)).length === 0);
    expect((await paymentOf(order)).state).toBe('unclear');
  });
});

describe('nothing is called failed or cancelled for ever', () => {
  test('when the gateway falls silent while the page is closed', async () => {
    const { order, page } = await payAt('stripe');
    beforeGivingUp = () => {
      stripe.isSilent = true;
    };
    const left = paramsOf(stripe.decide(page, 'leave'));
    expect(await verify(visitor, left)).toMatchObject({ status: 'cancelled' });
    expect(await paymentOf(order)).toMatchObject({ state: 'cancelled', is_closed: false });
    stripe.isSilent = false;
    stripe.decide(page, 'pay');
    expect(await verify(visitor, left)).toMatchObject({ status: 'paid' });
  });

  test('when the bank does not know the payment any more', async () => {
    const { page } = await payAt('sandbox');
    const back = paramsOf(await decideAtSandbox(t, page, 'leave'));
    const authority = page.split('/').at(-1) ?? '';
    await t.database.db.deleteFrom('sandbox_payments').where('authority', '=', authority).execute();
    expect(await verify(visitor, back)).toMatchObject({ status: 'pending', retryAfter: 5 });
    expect((await t.app.inject(new URL(page).pathname)).statusCode).toBe(404);
  });

  test('when its gateway is not set up any more, whose own pages are gone with it', async () => {
    const { page } = await payAt('stripe');
    const back = paramsOf(stripe.decide(page, 'pay'));
    const sandbox = await payAt('sandbox');
    const start = (settings: Record<string, string>) => startTestApp({ database: t.database, settings });
    const without = await start({ PAYMENT_GATEWAYS: 'sandbox' });
    expect(await verify(await without.visit(), { ...back, Status: 'NOK' })).toMatchObject({ status: 'pending' });
    await without.close();
    const real = await start({ PAYMENT_GATEWAYS: 'stripe', ...stripeSettings() });
    expect((await real.app.inject(new URL(sandbox.page).pathname)).statusCode).toBe(404);
    await real.close();
    expect(await verify(visitor, back)).toMatchObject({ status: 'paid' });
  });

  test('when the fault is ours: it is not taken for a gateway that is silent', async () => {
    const { order } = await payAt('stripe');
    const fault = new TypeError('a fault of ours');
    const faulty = (part: object): PaymentGateway => ({
      id: 'stripe',
      currencies: ['USD'],
      begin: () => Promise.reject(fault),
      check: async () => ({ status: 'open' }),
      ...part,
    });
    for (const part of [{ giveUp: () => Promise.reject(fault) }, { check: () => Promise.reject(fault) }]) {
      const asked = giveUpAndAsk(new Map([['stripe', faulty(part)]]), await paymentOf(order));
      await expect(asked).rejects.toBe(fault);
    }
    const forgetful = new Map([['stripe', faulty({ listUnconfirmed: () => Promise.reject(fault) })]] as const);
    await expect(askForUnconfirmed(forgetful, 'stripe')).rejects.toBe(fault);
  });
});

test('money for an order whose customer is erased meanwhile is booked, and names nobody', async () => {
  const { order, page } = await payAt('sandbox');
  const back = paramsOf(await decideAtSandbox(t, page, 'pay'));
  await t.database.db.deleteFrom('users').where('phone', '=', phone).execute();
  expect(await verify(await t.visit(), back)).toMatchObject({ status: 'paid', orderReference: order.reference });
  expect((await books(t)).ledger.filter(({ order_id }) => order_id === order.id)).toHaveLength(1);
  const { id } = await paymentOf(order);
  const log = await t.database.db.selectFrom('audit_log').selectAll().where('event', '=', 'payment-paid').execute();
  expect(log.find(({ details }) => JSON.stringify(details).includes(id))).toMatchObject({ user_id: null });
});

test('a browser that names no origin is led back to the service’s own', async () => {
  const order = await orderToPay(visitor, staff);
  const body = { orderId: order.id, gateway: 'sandbox', locale: 'de-DE' };
  const own = { origin: undefined, 'sec-fetch-site': 'same-origin' };
  const { redirectUrl } = (await visitor.post('payments', body, own)).json<{ redirectUrl: string }>();
  expect(await decideAtSandbox(t, redirectUrl, 'leave')).toMatch(/^http:\/\/localhost\/de\/payment-verify\?/);
});

test('the page of the sandbox shows the sum in its currency, and asks once', async () => {
  const { page } = await payAt('sandbox', 'IRT');
  const html = async () => (await t.app.inject(new URL(page).pathname)).body;
  expect(await html()).toContain('12,900,000 toman');
  expect(await html()).toContain('Approve');
  await decideAtSandbox(t, page, 'fail');
  expect(await html()).toContain('It was declined.');
  expect(await html()).not.toContain('Approve');
  expect(paramsOf(await decideAtSandbox(t, page, 'pay')).Status).toBe('NOK');
});

describe('a message that Stripe has signed is taken and changes nothing', () => {
  const of = (type: string, id: string) => JSON.stringify({ type, data: { object: { id } } });

  test.each([
    ['is about something else', (id: string) => of('charge.refunded', id)],
    ['is about a session of somebody else', () => of('checkout.session.completed', 'cs_of_somebody')],
    ['has another form', () => '{"type":"checkout.session.completed"}'],
    ['is no JSON', () => 'oops'],
  ])('when it %s', async (_, bodyFor) => {
    const { order, page } = await payAt('stripe');
    stripe.decide(page, 'pay');
    const body = bodyFor(page.split('/').at(-1) ?? '');
    const seconds = Math.floor(t.clock.read().getTime() / 1000);
    const signature = `t=${seconds},v1=${stripeSignature(WEBHOOK_SECRET, body, seconds)}`;
    const response = await t.app.inject({
      method: 'POST',
      url: '/api/payments/webhooks/stripe',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      payload: body,
    });
    expect({ status: response.statusCode, json: response.json() }).toEqual({ status: 200, json: {} });
    expect((await paymentOf(order)).state).toBe('pending');
  });
});
