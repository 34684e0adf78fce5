import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LANGUAGES } from '#lib/i18n/languages.ts';
import { DAY } from '#server/clock.ts';
import { noticeText } from '#server/modules/notices/text.ts';
import { monthStarts } from '#server/modules/stats/month-starts.ts';
import { signUp } from '../support/customer.ts';
import { deskStep, orderToPay, placeOrder, signUpStaff, step } from '../support/orders.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { BACKENDS } from '../support/test-database.ts';
import type { TestVisitor } from '../support/test-visitor.ts';
import { answer, openTicket } from '../support/tickets.ts';

describe.each(BACKENDS)('the customer area on $name', (backend) => {
  let t: TestApp;
  let staff: TestVisitor;
  beforeAll(async () => {
    t = await startTestApp({ backend, settings: { RATE_LIMIT_FACTOR: '1000' } });
    staff = await signUpStaff(t);
  });
  afterAll(() => t.close());

  interface Notified {
    items: { id: string; event: string; data: Record<string, string>; readAt: string | null }[];
    nextCursor: string | null;
    unread: number;
  }
  const bell = async (visitor: TestVisitor, query = ''): Promise<Notified> =>
    (await visitor.get(`notifications${query}`)).json();

  describe('notifications', () => {
    test('tell what the agency did, not what the customer did, and are read one by one or all', async () => {
      const { visitor } = await signUp(t);
      const order = await orderToPay(visitor, staff);
      await step(visitor, order.id, { step: 'cancel', note: 'No time' });
      const { items, unread } = await bell(visitor);
      expect(items.map(({ event, data }) => `${event} ${data.step}`)).toEqual([
        'order_waiting ask_payment',
        'order_moved confirm',
      ]);
      expect(items[0]?.data).toMatchObject({
        orderId: order.id,
        reference: order.reference,
        stage: 'awaiting_payment',
      });
      expect(unread).toBe(2);
      const read = await visitor.post('notifications/read', { ids: [items[0]?.id] });
      expect(read.json()).toEqual({ unread: 1 });
      expect((await bell(visitor, '?unread=true')).items).toHaveLength(1);
      expect((await visitor.post('notifications/read', { ids: [] })).json()).toEqual({ unread: 1 });
      expect((await visitor.post('notifications/read', {})).json()).toEqual({ unread: 0 });
      const page = await bell(visitor, '?limit=1');
      expect(page.nextCursor).toBe(page.items[0]?.id);
      expect((await bell(visitor, `?limit=1&cursor=${page.nextCursor}`)).items[0]?.data.step).toBe('confirm');
    });

    test('T12: are nobody else’s to read', async () => {
      const { visitor } = await signUp(t);
      const { visitor: other } = await signUp(t);
      await orderToPay(visitor, staff);
      const { items } = await bell(visitor);
      await other.post('notifications/read', { ids: items.map(({ id }) => id) });
      await other.post('notifications/read', {});
      expect((await bell(visitor)).unread).toBe(2);
      expect((await bell(other)).items).toEqual([]);
    });

    test('go by mail where that is chosen, in the language of the customer, and not where it is not', async () => {
      const { visitor, phone } = await signUp(t);
      const email = `${phone.slice(1)}@example.com`;
      await t.database.db.updateTable('users').set({ email, locale: 'de-DE' }).where('phone', '=', phone).execute();
      const order = await orderToPay(visitor, staff);
      const mails = () => t.printed.filter((text) => text.includes(`Mail to ${email} `));
      await t.settle(() => mails().length > 0);
      expect(mails()[0]).toContain(`Ihr Auftrag ${order.reference} kann jetzt bezahlt werden`);
      const waiting = () =>
        t.database.db.selectFrom('jobs').select('id').where('kind', '=', 'notification-mail').execute();
      await t.settle(async () => (await waiting()).length === 0);
      expect(mails()).toHaveLength(1);
    });

    test('have a sentence in every language', () => {
      const keys = [
        'orderConfirmed',
        'orderPayment',
        'orderStarted',
        'orderWaiting',
        'orderDelivered',
        'orderCancelled',
        'paymentArrived',
        'paymentSurplus',
      ] as const;
      for (const { locale } of LANGUAGES)
        for (const key of keys) {
          const text = noticeText(locale, key, { reference: 'A-7KQ2-M4XT' });
          expect(text).toContain('A-7KQ2-M4XT');
          expect(text).not.toContain('{{');
        }
    });
  });

  describe('the checklist', () => {
    const lines = async (visitor: TestVisitor) =>
      (await visitor.get('todos')).json<{ items: { id: string; text: string; completed: boolean }[] }>().items;

    test('keeps its lines in their order, also those that were written offline and sent twice', async () => {
      const { visitor } = await signUp(t);
      const [first, second, third] = [randomUUID(), randomUUID(), randomUUID()];
      const add = (id: string, position: number) => visitor.post('todos', { id, text: `Line ${position}`, position });
      await add(first, 1);
      await add(third, 3);
      const answers = await Promise.all([add(second, 2), add(second, 2), add(second, 2)]);
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
      expect((await lines(visitor)).map(({ id }) => id)).toEqual([first, second, third]);
      await visitor.patch(`todos/${third}`, { position: 0.5, completed: true });
      expect((await lines(visitor))[0]).toMatchObject({ id: third, text: 'Line 3', completed: true });
      expect((await visitor.delete(`todos/${first}`)).statusCode).toBe(200);
      expect((await visitor.delete(`todos/${first}`)).statusCode).toBe(404);
      expect(await lines(visitor)).toHaveLength(2);
    });

    test('T12: a line cannot be taken over by its id', async () => {
      const { visitor } = await signUp(t);
      const { visitor: other } = await signUp(t);
      const id = randomUUID();
      await visitor.post('todos', { id, text: 'Mine', position: 1 });
      expect((await other.post('todos', { id, text: 'Theirs', position: 1 })).statusCode).toBe(404);
      expect((await lines(visitor))[0]).toMatchObject({ text: 'Mine' });
    });

    test('has an end', async () => {
      const { visitor } = await signUp(t);
      const { userId } = {
        userId: (
          await t.database.db.selectFrom('users').select('id').orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow()
        ).id,
      };
      const rows = Array.from({ length: 200 }, (_, at) => ({
        id: randomUUID(),
        user_id: userId,
        text: 'x',
        completed: false,
        position: at,
        updated_at: t.clock.read(),
      }));
      await t.database.db.insertInto('todos').values(rows).execute();
      const full = await visitor.post('todos', { id: randomUUID(), text: 'One more', position: 1 });
      expect(full.json()).toMatchObject({ code: 'list_full' });
    });
  });

  test('feedback is kept and mailed to the staff', async () => {
    const { visitor } = await signUp(t);
    const body = { rating: 4, message: 'The chart is slow', page: '/fa/dashboard', browser: 'Firefox 140' };
    expect((await visitor.post('feedback', body)).statusCode).toBe(201);
    await t.settle(() =>
      t.printed.some((text) => text.includes('Feedback, 4 of 5') && text.includes('The chart is slow')),
    );
    for (const wrong of [{ rating: 6 }, { rating: 0 }, { message: '' }, { page: 'https://evil.example' }])
      expect((await visitor.post('feedback', { ...body, ...wrong })).statusCode).toBe(422);
  });

  describe('figures', () => {
    test('count what there is: orders by whose turn it is, lines, notifications', async () => {
      const { visitor } = await signUp(t);
      const nothing = { orders: { open: 0, waitingForYou: 0, finished: 0 }, todos: { open: 0, completed: 0 } };
      expect((await visitor.get('stats/overview')).json()).toMatchObject({
        ...nothing,
        tickets: { open: 0, answered: 0 },
        analyses: { done: 0, lastScore: null },
      });
      await orderToPay(visitor, staff);
      await placeOrder(visitor);
      const over = await placeOrder(visitor);
      await step(visitor, over.id, { step: 'cancel', note: 'No' });
      await visitor.post('todos', { id: randomUUID(), text: 'One', position: 1, completed: true });
      const ticket = await openTicket(visitor);
      await openTicket(visitor);
      await visitor.patch(`tickets/${(await openTicket(visitor)).id}`, { status: 'closed' });
      await answer(staff, ticket.id, 'We look into it.');
      expect((await visitor.get('stats/overview')).json()).toMatchObject({
        orders: { open: 2, waitingForYou: 1, finished: 1 },
        tickets: { open: 2, answered: 1 },
        todos: { open: 0, completed: 1 },
        notifications: { unread: 3 },
      });
    });

    interface Usage {
      months: { from: string; until: string; web: number; seo: number; ads: number; content: number }[];
      before: { ads: number }[];
      notes: { kind: string; series: string; reference: string }[];
    }

    test('by month come from rows: work at orders, tickets, and what staff took over from elsewhere', async () => {
      const { visitor, phone } = await signUp(t);
      const order = await orderToPay(visitor, staff, { planId: 'web-economy' });
      for (const department of ['design', 'seo', 'advertising', 'billing']) await openTicket(visitor, { department });
      await deskStep(staff, order.id, { step: 'cancel', note: 'By mistake' });
      const again = await placeOrder(visitor);
      await deskStep(staff, again.id, { step: 'confirm' });
      await deskStep(staff, again.id, { step: 'start' });
      const user = await t.database.db
        .selectFrom('users')
        .select('id')
        .where('phone', '=', phone)
        .executeTakeFirstOrThrow();
      const today = t.clock.read().toISOString().slice(0, 10);
      const longAgo = new Date(t.clock.read().getTime() - 300 * DAY).toISOString().slice(0, 10);
      const figures = [
        { on: today, series: 'ads', value: 4 }, // of two for one day the later counts
        { on: today, series: 'ads', value: 7 },
        { on: longAgo, series: 'ads', value: 5 },
        { on: today, series: 'content', value: 2 },
      ];
      const take = () => staff.post('desk/usage', { customerId: user.id, source: 'Ads', figures });
      expect((await take()).json()).toEqual({ taken: 4 });
      await take();
      const usage = (await visitor.get('stats/usage?months=6')).json<Usage>();
      expect([usage.months.length, usage.before.length]).toEqual([6, 6]);
      expect(usage.months.at(-1)).toMatchObject({ web: 4, seo: 1, ads: 8, content: 2 });
      expect(usage.before.reduce((sum, { ads }) => sum + ads, 0)).toBe(5);
      expect(usage.notes).toMatchObject([{ kind: 'order_started', series: 'web', reference: again.reference }]);
      const { visitor: other } = await signUp(t);
      const none = (await other.get('stats/usage')).json<Usage>();
      expect(none.months.every((month) => month.web + month.seo + month.ads + month.content === 0)).toBe(true);
    });
  });
});

describe('months', () => {
  test('begin on the first of the calendar that was asked for', () => {
    const now = new Date('2026-11-21T18:00:00Z');
    expect(monthStarts('gregory', now, 3)).toEqual(['2026-09-01', '2026-10-01', '2026-11-01', '2026-12-01']);
    // The first of Shahrivar, Mehr and Aban 1405, and of Azar, which begins tomorrow.
    expect(monthStarts('persian', now, 3)).toEqual(['2026-08-23', '2026-09-23', '2026-10-23', '2026-11-22']);
  });

  test.each(['gregory', 'persian'] as const)(
    'of the %s calendar follow each other without a gap, on any day',
    (calendar) => {
      for (let day = 0; day < 800; day += 7) {
        const starts = monthStarts(calendar, new Date(Date.UTC(2024, 0, 1) + day * DAY), 12);
        expect(starts).toHaveLength(13);
        const lengths = starts.slice(1).map((until, at) => (Date.parse(until) - Date.parse(starts[at] ?? '')) / DAY);
        for (const length of lengths) expect([28, 29, 30, 31]).toContain(length);
      }
    },
  );
});
