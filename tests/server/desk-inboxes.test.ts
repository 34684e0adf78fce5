import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DeskComment, DeskConsultation } from '#lib/contract/desk-inboxes.ts';
import { setRole } from '#server/modules/account/set-role.ts';
import { signUp } from '../support/customer.ts';
import { deskStep, orderToPay, placeOrder, signUpStaff } from '../support/orders.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { BACKENDS } from '../support/test-database.ts';
import { comment, consultation, type TestVisitor } from '../support/test-visitor.ts';
import { openTicket } from '../support/tickets.ts';

describe.each(BACKENDS)('the desk’s other inboxes on $name', (backend) => {
  let t: TestApp;
  let staff: TestVisitor;
  beforeAll(async () => {
    t = await startTestApp({ backend, settings: { RATE_LIMIT_FACTOR: '1000', COMMENT_REVIEW: 'first' } });
    staff = await signUpStaff(t);
  });
  afterAll(() => t.close());

  const list = async <Item>(path: string) => (await staff.get(path)).json<{ items: Item[] }>().items;
  const count = async () => (await staff.get('desk')).json<Record<string, number>>();

  test('a request is taken, done with, and found again', async () => {
    const visitor = await t.visit();
    const { id } = (await visitor.post('consultations', consultation(await visitor.captcha()))).json<{ id: string }>();
    expect(await list<DeskConsultation>('desk/consultations')).toMatchObject([
      { id, name: 'Sara Ahmadi', doneAt: null, assignee: null, journey: { pageCount: 2 } },
    ]);
    expect(await count()).toMatchObject({ consultations: 1 });
    const { items: colleagues } = (await staff.get('desk/colleagues')).json<{ items: { id: string }[] }>();
    const changed = await staff.patch(`desk/consultations/${id}`, { assigneeId: colleagues[0]?.id, isDone: true });
    expect(changed.json()).toMatchObject({ assigneeId: colleagues[0]?.id, doneAt: expect.any(String) });
    expect(await list('desk/consultations')).toEqual([]);
    expect(await list('desk/consultations?state=done&search=tea')).toMatchObject([{ id }]);
    await staff.patch(`desk/consultations/${id}`, { isDone: false });
    expect(await list('desk/consultations')).toMatchObject([{ id, doneAt: null }]);
    const stranger = await staff.patch(`desk/consultations/${id}`, {
      assigneeId: '01a1fe06-1ff5-7e52-a731-3dbbe7d13216',
    });
    expect(stranger.statusCode).toBe(422);
  });

  test('an admin deletes a request and a comment for good, which is written down without a word of either', async () => {
    const visitor = await t.visit();
    const asked = await visitor.post('consultations', consultation(await visitor.captcha()));
    const captcha = await visitor.captcha('comment');
    const written = await visitor.post('comments', comment({ email: 'sara@example.com', captcha }));
    const [request, said] = [asked, written].map((answer) => answer.json<{ id: string }>().id);
    const things = [`desk/consultations/${request}`, `desk/comments/${said}`];
    await staff.post(`${things[1]}/answers`, { id: randomUUID(), text: 'Thank you' });
    const { visitor: admin, phone } = await signUp(t);
    await setRole(t.database.db, phone, 'admin', t.clock.read());
    for (const thing of things) {
      expect((await staff.delete(thing)).json()).toMatchObject({ code: 'staff_only' });
      expect((await admin.delete(thing)).statusCode).toBe(200);
      expect((await admin.delete(thing)).json()).toMatchObject({ code: 'not_found' });
    }
    const left = sql`SELECT id::text FROM consultations WHERE id = ${request} UNION ALL
      SELECT id::text FROM comments WHERE id = ${said} UNION ALL
      SELECT id::text FROM comment_answers WHERE comment_id = ${said} UNION ALL
      SELECT email FROM comment_notices WHERE comment_id = ${said}`;
    expect((await left.execute(t.database.db)).rows).toEqual([]);
    const { items } = (await admin.get('desk/audit')).json<{ items: { event: string; details: object }[] }>();
    const trail = items.filter(({ event }) => event.endsWith('-deleted'));
    expect(trail.map(({ event, details }) => [event, Object.keys(details)])).toEqual([
      ['comment-deleted', ['comment']],
      ['consultation-deleted', ['consultation']],
    ]);
  });

  test('whoever had a comment approved waits no more, unless there is a link in it', async () => {
    const visitor = await t.visit();
    const shown = async () =>
      (await visitor.get('comments?page=story'))
        .json<{ items: { comment: string }[] }>()
        .items.map((one) => one.comment);
    const write = async (text: string) => {
      const captcha = await visitor.captcha('comment');
      return visitor.post('comments', comment({ page: 'story', comment: text, captcha }));
    };
    await write('The first');
    await write('The second');
    const [first, second] = await list<DeskComment>('desk/comments?search=story');
    expect(first).toMatchObject({ comment: 'The first', state: 'held', links: 0, approvedBefore: 0 });
    await staff.patch(`desk/comments/${first?.id}`, { state: 'approved' });
    expect(await shown()).toEqual(['The first']);
    await write('The third');
    expect(await shown()).toEqual(['The third', 'The first']);
    await visitor.post('comments', comment({ page: 'story', comment: 'Without a captcha' }));
    expect(await shown()).toEqual(['The third', 'The first']);
    expect(await list<DeskComment>('desk/comments?search=captcha')).toMatchObject([{ state: 'held' }]);
    await write('Look at www.example.com');
    expect(await shown()).toEqual(['The third', 'The first']);
    expect(await list<DeskComment>('desk/comments?search=www.example')).toMatchObject([
      { links: 1, approvedBefore: 2 },
    ]);
    t.clock.advance(1000);
    await staff.patch(`desk/comments/${second?.id}`, { state: 'rejected' });
    await write('The fourth');
    expect(await shown()).toEqual(['The third', 'The first']);
    await staff.patch(`desk/comments/${first?.id}`, { state: 'held' });
    expect(await shown()).toEqual(['The third']);
    expect(await list<DeskComment>('desk/comments?state=rejected')).toMatchObject([{ id: second?.id }]);
  });

  test('a transfer that was seen in the bank pays an order, once', async () => {
    const { visitor } = await signUp(t);
    const order = await orderToPay(visitor, staff);
    const seen = (await staff.get(`desk/orders/${order.id}`)).json<{ deskSteps: string[] }>();
    expect(seen.deskSteps).toEqual(['confirm_payment', 'cancel']);
    const amount = order.amount?.amount ?? 0;
    const confirm = (id: string, body: object) => staff.post(`desk/orders/${id}/payments`, body);
    const wrong = await confirm(order.id, { amount: amount - 1, reference: 'SEPA 77' });
    expect(wrong.json()).toMatchObject({ fields: { amount: 'invalid' } });
    expect((await confirm(order.id, { amount, reference: 'SEPA 77' })).json()).toMatchObject({
      stage: 'paid',
      paid: { amount },
      payments: [{ gateway: 'transfer', reference: 'SEPA 77', isTest: false }],
      deskSteps: ['start', 'cancel'],
    });
    expect((await confirm(order.id, { amount, reference: 'SEPA 78' })).json()).toMatchObject({
      code: 'nothing_to_pay',
    });
    const second = await orderToPay(visitor, staff);
    expect((await confirm(second.id, { amount, reference: 'SEPA 77' })).json()).toMatchObject({
      fields: { reference: 'invalid' },
    });
  });

  test('a card shows what a customer has had, and the inbox what waits', async () => {
    const { visitor, phone } = await signUp(t);
    await visitor.patch('account', { firstName: 'Bahar', company: 'Tea and more' });
    const [ticket, order] = [await openTicket(visitor), await placeOrder(visitor)];
    await visitor.post('feedback', { rating: 4, message: 'Quick answers', page: '/fa' });
    const people = await list<{ id: string }>(`desk/customers?search=${encodeURIComponent(phone)}`);
    expect(people).toMatchObject([{ name: 'Bahar', company: 'Tea and more', phone }]);
    expect((await staff.get(`desk/customers/${people[0]?.id}`)).json()).toMatchObject({
      orders: [{ id: order.id }],
      tickets: [{ id: ticket.id }],
      feedback: [{ rating: 4, message: 'Quick answers' }],
    });
    expect(await list('desk/feedback?search=Quick')).toMatchObject([{ rating: 4, customer: { name: 'Bahar' } }]);
    expect((await count()).tickets).toBeGreaterThan(0);
  });

  test('what staff did is written down, with who did it', async () => {
    const { visitor } = await signUp(t);
    const order = await placeOrder(visitor);
    await deskStep(staff, order.id, { step: 'confirm' });
    const rows = await t.database.db.selectFrom('audit_log').select(['event', 'user_id']).execute();
    for (const event of ['order-step', 'comment-decided', 'consultation-changed', 'payment-confirmed'])
      expect(rows.filter((row) => row.event === event && row.user_id !== null).length).toBeGreaterThan(0);
  });
});
