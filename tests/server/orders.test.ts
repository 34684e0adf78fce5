import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY, HOUR } from '#server/clock.ts';
import { signUp } from '../support/customer.ts';
import { deskStep, placeOrder, type SeenOrder, signUpStaff, step } from '../support/orders.ts';
import { decideAtSandbox, paramsOf, startPayment, verify } from '../support/pay.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { BACKENDS } from '../support/test-database.ts';
import { idempotencyKey, type TestVisitor } from '../support/test-visitor.ts';

describe.each(BACKENDS)('orders on $name', (backend) => {
  let t: TestApp;
  let visitor: TestVisitor;
  let staff: TestVisitor;
  beforeAll(async () => {
    t = await startTestApp({ backend, settings: { RATE_LIMIT_FACTOR: '1000' } });
    ({ visitor } = await signUp(t));
    staff = await signUpStaff(t);
  });
  afterAll(() => t.close());

  const read = async (id: string): Promise<SeenOrder> => (await visitor.get(`orders/${id}`)).json();

  test('take their amount from the catalogue, never from the browser', async () => {
    const fixed = await placeOrder(visitor, { planId: 'web-popular', currency: 'IRT' });
    expect(fixed).toMatchObject({
      stage: 'requested',
      next: 'agency',
      amount: { amount: 34_900_000, currency: 'IRT' },
    });
    expect(fixed.reference).toMatch(/^A-[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}$/);
    const range = await placeOrder(visitor, { planId: 'seo-popular' });
    expect(range).toMatchObject({ amount: null, price: { from: 120_000, to: 250_000, currency: 'USD' } });
    for (const more of [{ amount: 1 }, { price: { from: 1 } }, { stage: 'paid' }])
      expect(
        (await visitor.post('orders', { planId: 'web-popular', currency: 'USD', channel: 'site', ...more })).statusCode,
      ).toBe(422);
  });

  test.each([
    ['no-plan', 'USD', 'planId'],
    ['sale-popular', 'IRT', 'currency'],
  ])('%s in %s is not in the catalogue', async (planId, currency, field) => {
    const answer = await visitor.post('orders', { planId, currency, channel: 'site' });
    expect(answer.json()).toMatchObject({ code: 'validation_failed', fields: { [field]: 'invalid' } });
  });

  test('through a chat app are known as opened, never as sent, until the customer sends them here', async () => {
    const order = await placeOrder(visitor, { channel: 'telegram' });
    expect(order).toMatchObject({ stage: 'chat_opened', next: 'customer', steps: ['send', 'cancel'] });
    const sent = (await step(visitor, order.id, { step: 'send' })).json<SeenOrder>();
    expect(sent).toMatchObject({ stage: 'requested', next: 'agency' });
    expect(sent.history.map((line) => line.step)).toEqual(['place', 'send']);
  });

  test('go from the request to the acceptance, with every step in the history', async () => {
    const { id } = await placeOrder(visitor, { note: 'We sell tea.' });
    await deskStep(staff, id, { step: 'confirm', dueAt: new Date(t.clock.read().getTime() + 30 * DAY).toISOString() });
    await deskStep(staff, id, { step: 'start' });
    const deliverable = { title: 'Design, version 1', url: 'https://files.example/design' };
    await deskStep(staff, id, { step: 'ask_customer', deliverable });
    await step(visitor, id, { step: 'ask_changes', note: 'A larger title' });
    await deskStep(staff, id, { step: 'ask_customer', deliverable: { ...deliverable, title: 'Design, version 2' } });
    await step(visitor, id, { step: 'approve' });
    await deskStep(staff, id, { step: 'deliver' });
    const done = (await step(visitor, id, { step: 'approve', note: 'Thank you' })).json<SeenOrder>();
    expect(done).toMatchObject({ stage: 'accepted', next: null, steps: [] });
    expect(done.deliverables.map(({ state }) => state)).toEqual(['changes', 'approved']);
    expect(done.history.map((line) => `${line.actor} ${line.step}`)).toEqual([
      'customer place',
      'agency confirm',
      'agency start',
      'agency ask_customer',
      'customer ask_changes',
      'agency ask_customer',
      'customer approve',
      'agency deliver',
      'customer approve',
    ]);
    expect(done.history.map(({ note }) => note)).toContain('A larger title');
  });

  test('stand still while they wait for the customer, and are due later by that time', async () => {
    const { id } = await placeOrder(visitor);
    const due = new Date(t.clock.read().getTime() + 10 * DAY);
    await deskStep(staff, id, { step: 'confirm', dueAt: due.toISOString() });
    await deskStep(staff, id, { step: 'start' });
    t.clock.advance(HOUR);
    await Promise.all([visitor.checkSession(), staff.checkSession()]);
    const waiting = (await deskStep(staff, id, { step: 'ask_customer' })).json<SeenOrder>();
    expect(waiting).toMatchObject({ dueAt: due.toISOString(), pausedAt: t.clock.read().toISOString() });
    t.clock.advance(2 * DAY);
    // Access tokens live fifteen minutes.
    await Promise.all([visitor.checkSession(), staff.checkSession()]);
    const goesOn = (await step(visitor, id, { step: 'approve' })).json<SeenOrder>();
    expect(goesOn).toMatchObject({ dueAt: new Date(due.getTime() + 2 * DAY).toISOString(), pausedAt: null });
  });

  test('are cancelled with a reason by the customer, until they are paid', async () => {
    const { id } = await placeOrder(visitor);
    expect((await step(visitor, id, { step: 'cancel' })).statusCode).toBe(422);
    const gone = (await step(visitor, id, { step: 'cancel', note: 'The date moved' })).json();
    expect(gone).toMatchObject({ stage: 'cancelled', next: null, cancelReason: 'The date moved' });
    expect((await step(visitor, id, { step: 'cancel', note: 'Again' })).json()).toMatchObject({
      code: 'order_step_refused',
    });
    const again = (await visitor.post(`orders/${id}/reorder`, {})).json<SeenOrder>();
    expect(again).toMatchObject({ stage: 'requested', amount: { amount: 150_000, currency: 'USD' } });
    expect(again.id).not.toBe(id);
  });

  test.each([
    ['less than the range', 100_000, 'invalid'],
    ['more than the range', 300_000, 'invalid'],
    ['nothing', undefined, 'required'],
  ])('a range is agreed within the catalogue: not at %s', async (_, amount, code) => {
    const { id } = await placeOrder(visitor, { planId: 'seo-popular' });
    const refused = await deskStep(staff, id, { step: 'confirm', ...(amount && { amount }) });
    expect(refused.json()).toMatchObject({ code: 'validation_failed', fields: { amount: code } });
    expect((await read(id)).stage).toBe('requested');
    const agreed = (await deskStep(staff, id, { step: 'confirm', amount: 200_000 })).json();
    expect(agreed).toMatchObject({ stage: 'confirmed', amount: { amount: 200_000, currency: 'USD' } });
  });

  test('are mailed to the staff when they come and when the customer decides, and not while a chat is only open', async () => {
    const mails = (reference: string) =>
      t.printed.filter((text) => text.includes('Mail to the staff') && text.includes(reference));
    const chat = await placeOrder(visitor, { channel: 'whatsapp' });
    const { id, reference } = await placeOrder(visitor, { note: 'Before summer' });
    await t.settle(() => mails(reference).length === 1);
    expect(mails(reference)[0]).toContain('New order');
    expect(mails(reference)[0]).toContain('Before summer');
    expect(mails(chat.reference)).toEqual([]);
    await step(visitor, id, { step: 'cancel', note: 'Too late now' });
    await t.settle(() => mails(reference).some((mail) => mail.includes('Too late now')));
  });

  test('have an invoice once payment is asked for, numbered without a gap, also by many at once', async () => {
    const orders = await Promise.all(Array.from({ length: 6 }, () => placeOrder(visitor)));
    for (const { id } of orders) await deskStep(staff, id, { step: 'confirm' });
    const asked = await Promise.all(orders.map(({ id }) => deskStep(staff, id, { step: 'ask_payment' })));
    const again = await deskStep(staff, orders[0]?.id ?? '', { step: 'ask_payment' });
    expect(again.statusCode).toBe(409);
    const numbers = asked.map((answer) => answer.json<{ invoice: { number: string } }>().invoice.number).sort();
    const year = t.clock.read().getUTCFullYear();
    const first = Number(numbers[0]?.split('-')[1]);
    expect(numbers).toEqual(numbers.map((_, at) => `${year}-${String(first + at).padStart(4, '0')}`));
    expect((await placeOrder(visitor)) as object).toMatchObject({ invoice: null });
  });

  test.each(['start', 'ask_customer', 'deliver', 'approve'])(
    'are paid where they stand when work began without money: after %s',
    async (last) => {
      const { id } = await placeOrder(visitor);
      const walk = ['confirm', 'start', 'ask_customer', 'approve', 'deliver', 'approve'];
      for (const one of walk.slice(0, last === 'approve' ? undefined : walk.indexOf(last) + 1))
        await (one === 'approve' ? step(visitor, id, { step: one }) : deskStep(staff, id, { step: one }));
      const before = (await staff.get(`desk/orders/${id}`)).json<SeenOrder & { deskSteps: string[] }>();
      expect(before.deskSteps).toEqual(expect.arrayContaining(['ask_payment', 'confirm_payment']));
      expect(before.steps).not.toContain('pay');
      const asked = (await deskStep(staff, id, { step: 'ask_payment' })).json();
      expect(asked).toMatchObject({ stage: before.stage, invoice: { number: expect.any(String) } });
      expect((await read(id)).steps).toContain('pay');
      expect((await deskStep(staff, id, { step: 'ask_payment' })).json()).toMatchObject({ code: 'order_step_refused' });
      const page = await startPayment(visitor, id);
      expect(await verify(visitor, paramsOf(await decideAtSandbox(t, page, 'pay')))).toMatchObject({ status: 'paid' });
      const paid = (await staff.get(`desk/orders/${id}`)).json<SeenOrder & { deskSteps: string[] }>();
      expect(paid).toMatchObject({ stage: before.stage, paid: { amount: 150_000 } });
      for (const one of ['pay', 'ask_payment', 'confirm_payment'])
        expect([...paid.steps, ...paid.deskSteps]).not.toContain(one);
    },
  );

  test('that were delivered are cancelled by the agency alone', async () => {
    const { id } = await placeOrder(visitor);
    for (const one of ['confirm', 'start', 'deliver']) await deskStep(staff, id, { step: one });
    expect((await step(visitor, id, { step: 'cancel', note: 'No' })).json()).toMatchObject({
      code: 'order_step_refused',
    });
    expect((await deskStep(staff, id, { step: 'cancel', note: 'Agreed' })).json()).toMatchObject({
      stage: 'cancelled',
    });
  });

  test('placed twice with one key are one order', async () => {
    const key = idempotencyKey();
    const body = { planId: 'web-economy', currency: 'USD', channel: 'site' };
    const answers = await Promise.all([1, 2, 3].map(() => visitor.post('orders', body, key)));
    const again = await visitor.post('orders', body, key);
    const ids = [...answers, again]
      .filter(({ statusCode }) => statusCode === 201)
      .map((answer) => answer.json<SeenOrder>().id);
    expect(new Set(ids).size).toBe(1);
  });

  test('of parallel steps one is taken', async () => {
    const { id } = await placeOrder(visitor);
    const answers = await Promise.all(Array.from({ length: 10 }, () => deskStep(staff, id, { step: 'confirm' })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
    expect((await read(id)).history).toHaveLength(2);
  });

  test('are listed newest first, by whose turn it is, by a part of the reference, page by page', async () => {
    const { visitor: other } = await signUp(t);
    const placed: SeenOrder[] = [];
    for (let at = 0; at < 5; at += 1) placed.push(await placeOrder(other, { channel: at % 2 ? 'whatsapp' : 'site' }));
    interface Page {
      items: SeenOrder[];
      nextCursor: string | null;
      counts: object;
    }
    const first = (await other.get('orders?limit=3')).json<Page>();
    expect(first.items.map(({ id }) => id)).toEqual(
      placed
        .map(({ id }) => id)
        .reverse()
        .slice(0, 3),
    );
    expect(first.counts).toEqual({ all: 5, customer: 2, agency: 3, finished: 0 });
    const rest = (await other.get(`orders?limit=3&cursor=${first.nextCursor}`)).json<Page>();
    expect(rest).toMatchObject({ nextCursor: null, items: [{ id: placed[1]?.id }, { id: placed[0]?.id }] });
    expect((await other.get('orders?group=customer')).json<Page>().items).toHaveLength(2);
    const found = (await other.get(`orders?search=${placed[2]?.reference.toLowerCase()}`)).json<Page>();
    expect(found.items.map(({ id }) => id)).toEqual([placed[2]?.id]);
    expect((await other.get('orders?search=%25')).json<Page>().items).toEqual([]);
    const named = await other.get('orders?search=first%20site&plans=seo-popular,web-economy');
    expect(named.json<Page>().items).toHaveLength(5);
    const desk = (await staff.get('desk/orders?limit=5')).json<{ items: { customer: string | null }[] }>();
    expect(desk.items).toHaveLength(5);
  });
});
