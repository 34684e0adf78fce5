import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HOUR, MINUTE } from '#server/clock.ts';
import type { Gateways } from '#server/modules/payments/gateways.ts';
import { signUp } from '../support/customer.ts';
import { deskStep, orderToPay, placeOrder, type SeenOrder, signUpStaff } from '../support/orders.ts';
import {
  books,
  type Decision,
  decideAtSandbox,
  findAtSandbox,
  paramsOf,
  startPayment,
  verify,
} from '../support/pay.ts';
import { propertyRuns } from '../support/property-runs.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { BACKENDS } from '../support/test-database.ts';
import type { TestVisitor } from '../support/test-visitor.ts';

const RUNS = propertyRuns(40);
const PATIENCE = 120_000 * Math.ceil(RUNS / 40);

/** Where the service dies next: before the gateway hears of it, or after it has answered. */
type Death = 'begin' | 'begun' | 'check' | 'checked' | undefined;
let death: Death;

function die(at: Death): void {
  if (death !== at) return;
  death = undefined;
  throw new Error('killed');
}

/** Dies once at the place that is set: what was to be written after it is not written. */
const mortal = (gateways: Gateways): Gateways =>
  new Map(
    [...gateways].map(([id, gateway]) => [
      id,
      {
        ...gateway,
        begin: async (request) => {
          die('begin');
          const begun = await gateway.begin(request);
          die('begun');
          return begun;
        },
        check: async (payment) => {
          die('check');
          const outcome = await gateway.check(payment);
          die('checked');
          return outcome;
        },
      },
    ]),
  );

describe.each(BACKENDS)('payments on $name', (backend) => {
  let t: TestApp;
  let visitor: TestVisitor;
  let staff: TestVisitor;
  beforeAll(async () => {
    t = await startTestApp({ backend, settings: { RATE_LIMIT_FACTOR: '100000' }, wrapGateways: mortal });
    ({ visitor } = await signUp(t));
    staff = await signUpStaff(t);
  });
  afterAll(() => t.close());

  const read = async (id: string): Promise<SeenOrder> => (await visitor.get(`orders/${id}`)).json();

  test('lead back to the page in the language of who pays', async () => {
    const order = await orderToPay(visitor, staff);
    const page = await startPayment(visitor, order.id);
    expect(page).toMatch(/^http:\/\/localhost\/api\/payments\/sandbox\/[\w-]{43}$/);
    const html = await t.app.inject(new URL(page).pathname);
    expect(html.body).toContain('$1500.00');
    const back = new URL(await decideAtSandbox(t, page, 'pay'));
    expect(`${back.origin}${back.pathname}`).toBe('http://localhost/fa/payment-verify');
  });

  test('begin only for what is due', async () => {
    const requested = await placeOrder(visitor);
    const begin = (orderId: string, who = visitor) =>
      who.post('payments', { orderId, gateway: 'sandbox', locale: 'en-US' });
    expect((await begin(requested.id)).json()).toMatchObject({ code: 'nothing_to_pay' });
    const { visitor: other } = await signUp(t);
    const order = await orderToPay(visitor, staff);
    expect((await begin(order.id, other)).json()).toMatchObject({ code: 'not_found' });
    const stripe = await visitor.post('payments', { orderId: order.id, gateway: 'stripe', locale: 'en-US' });
    expect(stripe.json()).toMatchObject({ code: 'validation_failed', fields: { gateway: 'invalid' } });
  });

  test.each([{}, { payment: '' }, { payment: 'x' }, { payment: '01a1fe06-1ff5-7e52-a731-3dbbe7d13216.AAAA' }])(
    '%o is no payment',
    async (params) => {
      expect(await verify(visitor, params)).toMatchObject({ status: 'unknown', orderId: null, amount: null });
    },
  );

  test('that are pending are asked about again for a day, and then given up', async () => {
    const order = await orderToPay(visitor, staff);
    const page = await startPayment(visitor, order.id);
    const state = async () =>
      (await t.database.db.selectFrom('payments').select('state').where('order_id', '=', order.id).execute())[0]?.state;
    const jobs = () => t.database.db.selectFrom('jobs').select('run_at').where('kind', '=', 'payment-check').execute();
    t.clock.advance(11 * MINUTE);
    await t.settle(async () => (await jobs()).every(({ run_at }) => run_at > t.clock.read()));
    expect(await state()).toBe('pending');
    t.clock.advance(24 * HOUR);
    await t.settle(async () => (await state()) === 'failed');
    // Its page is closed. Even now money would count.
    const back = paramsOf(await decideAtSandbox(t, page, 'pay'));
    expect(await verify(visitor, back)).toMatchObject({ status: 'failed' });
    await findAtSandbox(t, page);
    expect(await verify(visitor, back)).toMatchObject({ status: 'paid' });
    await visitor.checkSession();
    await staff.checkSession();
    expect((await read(order.id)).stage).toBe('paid');
  });

  test('that arrive for an order which is over are kept for a person to give back', async () => {
    const order = await orderToPay(visitor, staff);
    const page = await startPayment(visitor, order.id);
    const back = paramsOf(await decideAtSandbox(t, page, 'pay'));
    await deskStep(staff, order.id, { step: 'cancel', note: 'By mistake' });
    expect((await verify(visitor, back)).status).toMatch(/^paid|already$/);
    expect(await read(order.id)).toMatchObject({ stage: 'cancelled', paid: { amount: 150_000 } });
    const { ledger } = await books(t);
    expect(ledger.filter(({ is_surplus }) => is_surplus)).toHaveLength(1);
    const told = (await visitor.get('notifications?limit=1')).json<{ items: { data: object }[] }>();
    expect(told.items[0]?.data).toMatchObject({ step: 'surplus', reference: order.reference });
  });

  test('of another amount than the order’s wait for a person', async () => {
    const order = await orderToPay(visitor, staff);
    const page = await startPayment(visitor, order.id);
    const authority = page.split('/').at(-1) ?? '';
    await t.database.db.updateTable('sandbox_payments').set({ amount: 1 }).where('authority', '=', authority).execute();
    const back = paramsOf(await decideAtSandbox(t, page, 'pay'));
    expect(await verify(visitor, back)).toMatchObject({ status: 'unclear' });
    expect(await read(order.id)).toMatchObject({ stage: 'awaiting_payment', paid: { amount: 0 } });
    await verify(visitor, back);
    const mails = () => t.printed.filter((text) => text.includes('another amount') && text.includes(order.reference));
    await t.settle(() => mails().length > 0);
    expect(mails()).toHaveLength(1);
  });

  test('with the number of another payment’s money wait for a person: one movement of money pays once', async () => {
    const orders = [await orderToPay(visitor, staff), await orderToPay(visitor, staff)];
    const pages = await Promise.all(orders.map(({ id }) => startPayment(visitor, id)));
    const [first = {}, second = {}] = await Promise.all(
      pages.map(async (page) => paramsOf(await decideAtSandbox(t, page, 'pay'))),
    );
    expect(await verify(visitor, first)).toMatchObject({ status: 'paid' });
    const number = `test-${pages[1]?.split('/').at(-1)?.slice(0, 12)}`;
    const ofFirst = t.database.db.updateTable('payments').set({ reference: number });
    await ofFirst.where('order_id', '=', orders[0]?.id ?? '').execute();
    expect(await verify(visitor, second)).toMatchObject({ status: 'unclear', reference: null });
    expect(await verify(visitor, second)).toMatchObject({ status: 'unclear' });
    expect(await read(orders[1]?.id ?? '')).toMatchObject({ stage: 'awaiting_payment', paid: { amount: 0 } });
  });

  test('begun by many tabs at once are one payment', async () => {
    const order = await orderToPay(visitor, staff);
    const pages = await Promise.all(Array.from({ length: 10 }, () => startPayment(visitor, order.id)));
    expect(new Set(pages).size).toBe(1);
  });

  test('T19: 40 payments with 50 parallel returns each are 40 lines in the books, to the last unit', async () => {
    const before = await books(t);
    for (let payment = 0; payment < 40; payment += 1) {
      const { id } = await orderToPay(visitor, staff);
      const back = paramsOf(await decideAtSandbox(t, await startPayment(visitor, id), 'pay'));
      const results = await Promise.all(Array.from({ length: 50 }, () => verify(visitor, back)));
      const statuses = results.map(({ status }) => status).sort();
      expect(statuses).toEqual([...Array.from({ length: 49 }, () => 'already'), 'paid']);
    }
    const after = await books(t);
    expect(after.ledger.length - before.ledger.length).toBe(40);
    expect(after.arrived.USD - before.arrived.USD).toBe(40 * 150_000);
    expect(after.ofOrders).toEqual(after.arrived);
  }, 120_000);

  test(
    'whatever people do and wherever the service dies, money is booked once and never lost',
    async () => {
      const decision = fc.constantFrom<Decision>('pay', 'fail', 'leave');
      const place = fc.constantFrom<Death>('begin', 'begun', 'check', 'checked', undefined);
      const returns = fc.integer({ min: 0, max: 4 });
      const story = fc.record({ decision, startsAt: place, returnsAt: place, returns });
      interface Story {
        decision: Decision;
        startsAt: Death;
        returnsAt: Death;
        returns: number;
      }
      async function live({ decision: decided, startsAt, returnsAt, returns: times }: Story) {
        const order = await orderToPay(visitor, staff);
        death = startsAt;
        await visitor.post('payments', { orderId: order.id, gateway: 'sandbox', locale: 'en-US' });
        death = undefined;
        const page = await startPayment(visitor, order.id);
        const back = paramsOf(await decideAtSandbox(t, page, decided));
        death = returnsAt;
        await visitor.post('payments/verify', { params: back });
        death = undefined;
        await Promise.all(Array.from({ length: times }, () => verify(visitor, back)));
        return { id: order.id, isPaid: decided === 'pay' };
      }
      const lived: { id: string; isPaid: boolean }[] = [];
      await fc.assert(
        fc.asyncProperty(story, async (told) => void lived.push(await live(told))),
        { numRuns: RUNS, endOnFailure: true },
      );
      // Who did not come back is looked for.
      t.clock.advance(10 * MINUTE);
      const paid = lived.filter(({ isPaid }) => isPaid).map(({ id }) => id);
      const done = async () =>
        (
          await t.database.db
            .selectFrom('orders')
            .select('id')
            .where('id', 'in', paid)
            .where('stage', '=', 'paid')
            .execute()
        ).length;
      await t.settle(async () => (await done()) === paid.length, 10_000 + RUNS * 100);
      const { arrived, ofOrders, ledger } = await books(t);
      expect(arrived).toEqual(ofOrders);
      const ids = lived.map(({ id }) => id);
      expect(
        ledger
          .filter(({ order_id }) => ids.includes(order_id))
          .map(({ order_id }) => order_id)
          .sort(),
      ).toEqual(paid.sort());
    },
    PATIENCE,
  );
});
