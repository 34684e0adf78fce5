import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DAY, HOUR, MINUTE } from '#server/clock.ts';
import { signUp } from '../support/customer.ts';
import { type FakeStripe, STRIPE_KEY, startFakeStripe, WEBHOOK_SECRET } from '../support/fake-stripe.ts';
import { deskStep, orderToPay, type SeenOrder, signUpStaff, step } from '../support/orders.ts';
import { books, decideAtSandbox, paramsOf, startPayment, verify } from '../support/pay.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import type { TestVisitor } from '../support/test-visitor.ts';

let t: TestApp;
let stripe: FakeStripe;
let visitor: TestVisitor;
let staff: TestVisitor;
/** Happens while a gateway is asked to begin a payment. */
let meanwhile: (() => Promise<unknown>) | undefined;

beforeAll(async () => {
  stripe = await startFakeStripe();
  t = await startTestApp({
    settings: {
      PAYMENT_GATEWAYS: 'sandbox,stripe',
      STRIPE_SECRET_KEY: STRIPE_KEY,
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_URL: stripe.url,
    },
    wrapGateways: (gateways) =>
      new Map(
        [...gateways].map(([id, gateway]) => [
          id,
          {
            ...gateway,
            begin: async (request) => {
              await meanwhile?.();
              return gateway.begin(request);
            },
          },
        ]),
      ),
  });
  staff = await signUpStaff(t);
});
beforeEach(async () => {
  meanwhile = undefined;
  stripe.isSilent = false;
  ({ visitor } = await signUp(t));
  await staff.checkSession();
});
afterAll(async () => {
  await t.close();
  await stripe.close();
});

const sessionOf = (page: string) => stripe.sessions.get(page.split('/').at(-1) ?? '') ?? { status: 'none' };
const pageState = (page: string) => sessionOf(page).status;
const read = async (id: string): Promise<SeenOrder> => (await visitor.get(`orders/${id}`)).json();
const begin = (orderId: string, gateway = 'sandbox', who = visitor) =>
  who.post('payments', { orderId, gateway, locale: 'en-US' });
const transfer = (id: string, reference: string) =>
  staff.post(`desk/orders/${id}/payments`, { amount: 150_000, reference });
const staffMails = ({ reference }: SeenOrder, words: string) =>
  t.printed.filter((text) => text.includes(words) && text.includes(reference));

async function payAt(gateway: 'stripe' | 'sandbox') {
  const order = await orderToPay(visitor, staff);
  return { order, page: await startPayment(visitor, order.id, gateway) };
}

describe('T19: no page stays open', () => {
  test('that its person has left', async () => {
    const { page } = await payAt('stripe');
    expect(await verify(visitor, paramsOf(stripe.decide(page, 'leave')))).toMatchObject({ status: 'cancelled' });
    expect(pageState(page)).toBe('expired');
    const sandbox = await payAt('sandbox');
    const left = paramsOf(await decideAtSandbox(t, sandbox.page, 'leave'));
    expect(await verify(visitor, left)).toMatchObject({ status: 'cancelled' });
    const late = paramsOf(await decideAtSandbox(t, sandbox.page, 'pay'));
    expect(await verify(visitor, late)).toMatchObject({ status: 'cancelled' });
    expect(await read(sandbox.order.id)).toMatchObject({ stage: 'awaiting_payment', paid: { amount: 0 } });
  });

  test.each([
    ['money by transfer', ({ id }: SeenOrder) => transfer(id, `bank ${id}`)],
    ['the customer cancels', ({ id }: SeenOrder) => step(visitor, id, { step: 'cancel', note: 'No time' })],
    ['the agency cancels', ({ id }: SeenOrder) => deskStep(staff, id, { step: 'cancel', note: 'By mistake' })],
  ])('after %s', async (_, settle) => {
    const { order, page } = await payAt('stripe');
    await settle(order);
    await t.settle(() => pageState(page) === 'expired');
  });

  test('of the gateway that its person has changed from', async () => {
    const { order, page } = await payAt('stripe');
    const second = await startPayment(visitor, order.id, 'sandbox');
    expect(pageState(page)).toBe('expired');
    const third = await startPayment(visitor, order.id, 'stripe');
    expect(await verify(visitor, paramsOf(await decideAtSandbox(t, second, 'pay')))).toMatchObject({
      status: 'failed',
    });
    expect(await verify(visitor, paramsOf(stripe.decide(third, 'pay')))).toMatchObject({ status: 'paid' });
  });

  test('beside another payment, also when its gateway was silent then', async () => {
    const { order, page } = await payAt('stripe');
    stripe.isSilent = true;
    const other = await startPayment(visitor, order.id, 'sandbox');
    Object.assign(sessionOf(page), { status: 'open' }); // it has not heard of it
    stripe.isSilent = false;
    t.clock.advance(10 * MINUTE);
    await t.settle(() => pageState(page) === 'expired');
    expect(await verify(visitor, paramsOf(await decideAtSandbox(t, other, 'pay')))).toMatchObject({ status: 'paid' });
  });

  test('that was begun while the money came by transfer', async () => {
    const order = await orderToPay(visitor, staff);
    meanwhile = () => transfer(order.id, 'bank meanwhile');
    expect((await begin(order.id, 'stripe')).json()).toMatchObject({ code: 'nothing_to_pay' });
    await t.settle(() => [...stripe.sessions.values()].at(-1)?.status === 'expired');
  });
});

describe('money that a gateway does not tell of', () => {
  test('waits for a person after a day, of whom nobody is asked to pay again, and counts when it speaks', async () => {
    const { order, page } = await payAt('stripe');
    const back = paramsOf(stripe.decide(page, 'pay'));
    stripe.isSilent = true;
    t.clock.advance(DAY + MINUTE);
    await t.settle(() => staffMails(order, 'has not told for a day').length > 0);
    expect(await verify(visitor, back)).toMatchObject({ status: 'unclear', reference: null, retryAfter: null });
    t.clock.advance(7 * HOUR);
    const jobs = () => t.database.db.selectFrom('jobs').select('run_at').where('kind', '=', 'payment-check').execute();
    await t.settle(async () => (await jobs()).every(({ run_at }) => run_at > t.clock.read()));
    expect(staffMails(order, 'has not told for a day')).toHaveLength(1);
    stripe.isSilent = false;
    t.clock.advance(7 * HOUR);
    await t.settle(async () => (await books(t)).ledger.some(({ order_id }) => order_id === order.id));
  });

  test('is never called declined where it is another amount', async () => {
    const { page } = await payAt('sandbox');
    const authority = page.split('/').at(-1) ?? '';
    await t.database.db.updateTable('sandbox_payments').set({ amount: 1 }).where('authority', '=', authority).execute();
    const back = paramsOf(await decideAtSandbox(t, page, 'pay'));
    expect(await verify(visitor, back)).toMatchObject({ status: 'unclear' });
    await t.database.db
      .updateTable('sandbox_payments')
      .set({ state: 'declined' })
      .where('authority', '=', authority)
      .execute();
    expect(await verify(visitor, back)).toMatchObject({ status: 'unclear' });
  });
});

test('payments are limited for each customer, before a gateway hears of them, and not for a whole network', async () => {
  const order = await orderToPay(visitor, staff);
  for (let at = 0; at < 10; at += 1) expect((await begin(order.id)).statusCode).toBe(201);
  const before = stripe.sessions.size;
  expect((await begin(order.id, 'stripe')).json()).toMatchObject({ code: 'rate_limited' });
  expect(stripe.sessions.size).toBe(before);
  const neighbour = Object.assign((await signUp(t)).visitor, { address: visitor.address });
  const theirs = await orderToPay(neighbour, staff);
  expect((await begin(theirs.id, 'sandbox', neighbour)).statusCode).toBe(201);
});
