import { randomUUIDv7 } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ATTACHMENT_LIMITS, type Attachment } from '#lib/contract/attachments.ts';
import type { Order } from '#lib/contract/orders.ts';
import { DAY, MINUTE } from '#server/clock.ts';
import { sweep } from '#server/jobs/sweep.ts';
import { accountErase } from '#server/modules/profile/erase-account.ts';
import { signUp } from '../support/customer.ts';
import { deskStep, placeOrder, signUpStaff } from '../support/orders.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { BACKENDS } from '../support/test-database.ts';
import type { TestVisitor } from '../support/test-visitor.ts';
import { answer, openTicket, say, upload } from '../support/tickets.ts';

describe.each(BACKENDS)('files of orders on $name', (backend) => {
  let t: TestApp;
  let visitor: TestVisitor;
  let other: TestVisitor;
  let staff: TestVisitor;
  beforeAll(async () => {
    t = await startTestApp({ backend, settings: { RATE_LIMIT_FACTOR: '1000' } });
    ({ visitor } = await signUp(t));
    ({ visitor: other } = await signUp(t));
    staff = await signUpStaff(t);
  });
  afterAll(() => t.close());

  const send = async (who: TestVisitor, name: string, words: string) =>
    (await upload(who, name, Buffer.from(words))).json<Attachment>();
  const give = (who: TestVisitor, id: string, attachments: readonly string[]) =>
    who.post(`orders/${id}/files`, { attachments });
  const statuses = async (id: string) =>
    Promise.all([visitor, staff, other].map(async (who) => (await who.get(`attachments/${id}`)).statusCode));

  test('of the customer are kept with the order, told to the staff, and read by its people only', async () => {
    const { id, reference } = await placeOrder(visitor);
    const file = await send(visitor, 'texts.txt', 'Our words');
    expect(await statuses(file.id)).toEqual([200, 404, 404]);
    const order = (await give(visitor, id, [file.id])).json<Order>();
    expect(order.files).toMatchObject([{ id: file.id, name: 'texts.txt', size: 9 }]);
    expect(order.deliverables).toEqual([]);
    expect(await statuses(file.id)).toEqual([200, 200, 404]);
    await t.settle(() => t.printed.some((text) => text.includes(`Files from the customer: ${reference}`)));
    await sweep(t.database.db, new Date(t.clock.read().getTime() + 2 * DAY));
    expect((await visitor.get(`attachments/${file.id}`)).body).toBe('Our words');
    expect((await staff.get(`desk/orders/${id}`)).json<Order>().files).toHaveLength(1);
  });

  test('go into one thing, of whoever sent them, and into no order of somebody else', async () => {
    const { id } = await placeOrder(visitor);
    const [mine, said] = [await send(visitor, 'mine.txt', 'Mine'), await send(visitor, 'said.txt', 'Said')];
    const refused = { code: 'validation_failed', fields: { attachments: 'invalid' } };
    expect((await give(other, id, [mine.id])).statusCode).toBe(404);
    const theirs = await placeOrder(other);
    expect((await give(other, theirs.id, [mine.id])).json()).toMatchObject(refused);
    const ticket = await openTicket(visitor);
    await say(visitor, ticket.id, 'Here', { attachments: [said.id] });
    expect((await give(visitor, id, [mine.id, said.id])).json()).toMatchObject(refused);
    expect((await visitor.get(`orders/${id}`)).json<Order>().files).toEqual([]);
    expect((await give(visitor, id, [mine.id])).statusCode).toBe(200);
    const again = await say(visitor, ticket.id, 'Again', { attachments: [mine.id] });
    expect(again.json()).toMatchObject(refused);
    expect((await give(visitor, id, [])).statusCode).toBe(422);
  });

  test('are handed over by the desk: with a step for the customer’s word, or for information', async () => {
    const { id } = await placeOrder(visitor);
    const [design, plan] = [await send(staff, 'design.txt', 'Design'), await send(staff, 'plan.txt', 'Plan')];
    const show = (body: object) => staff.post(`desk/orders/${id}/deliverables`, body);
    expect((await show({ title: 'The plan', attachment: plan.id })).statusCode).toBe(201);
    for (const step of ['confirm', 'start']) await deskStep(staff, id, { step });
    const deliverable = { title: 'Design, version 1', attachment: design.id };
    await deskStep(staff, id, { step: 'ask_customer', deliverable });
    const order = (await visitor.get(`orders/${id}`)).json<Order>();
    expect(order.files).toEqual([]);
    expect(order.deliverables).toMatchObject([
      { title: 'The plan', state: 'shown', url: null, file: { id: plan.id } },
      { title: 'Design, version 1', state: 'asked', url: null, file: { id: design.id, name: 'design.txt' } },
    ]);
    expect(await statuses(design.id)).toEqual([200, 200, 404]);
    for (const wrong of [{}, { url: 'https://a.example', attachment: design.id }, { url: 'javascript:alert(1)' }])
      expect((await show({ title: 'Wrong', ...wrong })).statusCode).toBe(422);
    expect((await show({ title: 'Twice', attachment: design.id })).statusCode).toBe(422);
  });

  test('are the order’s once it has them: they stay when whoever sent them is gone, with what was said beside them', async () => {
    const [leaver, stranger] = [await signUpStaff(t), await signUpStaff(t)];
    const { id } = await placeOrder(visitor);
    const ticket = await openTicket(visitor);
    const [site, list, waits] = [
      await send(leaver, 'site.txt', 'Site'),
      await send(leaver, 'list.txt', 'List'),
      await send(leaver, 'waits.txt', 'Waits'),
    ];
    await leaver.post(`desk/orders/${id}/deliverables`, { title: 'The site', attachment: site.id });
    expect((await answer(leaver, ticket.id, 'Here', { attachments: [list.id] })).statusCode).toBe(201);
    const { db } = t.database;
    const ownerOf = (file: string) => db.selectFrom('attachments').select('owner_id').where('id', '=', file);
    const { owner_id } = await ownerOf(waits.id).executeTakeFirstOrThrow();
    await leaver.delete('account');
    const later = new Date(t.clock.read().getTime() + 31 * DAY);
    await accountErase(db, () => later)({ userId: owner_id ?? '' }, { id: waits.id, attempt: 1 });
    expect(await ownerOf(site.id).execute()).toEqual([{ owner_id: null }]);
    expect(await ownerOf(waits.id).execute()).toEqual([]);
    const order = (await visitor.get(`orders/${id}`)).json<Order>();
    expect(order.deliverables).toMatchObject([{ title: 'The site', file: { id: site.id, name: 'site.txt' } }]);
    expect((await visitor.get(`attachments/${site.id}`)).body).toBe('Site');
    expect(await statuses(site.id)).toEqual([200, 200, 404]);
    expect(await statuses(list.id)).toEqual([200, 200, 404]);
    await sweep(db, new Date(t.clock.read().getTime() + 2 * DAY));
    expect((await stranger.get(`attachments/${site.id}`)).body).toBe('Site');
  });

  test('that were handed over take no room of whoever sent them', async () => {
    const { id } = await placeOrder(visitor);
    const file = await send(staff, 'last.txt', 'Last');
    const values = Array.from({ length: ATTACHMENT_LIMITS.files }, () => ({
      id: randomUUIDv7(),
      owner_id: sql<string>`(SELECT owner_id FROM attachments WHERE id = ${file.id})`,
      message_id: null,
      order_id: id,
      name: 'handed.txt',
      media_type: 'text/plain' as const,
      size: 1,
      width: null,
      height: null,
      created_at: t.clock.read(),
      expires_at: null,
    }));
    await t.database.db.insertInto('attachments').values(values).execute();
    expect((await upload(staff, 'more.txt', Buffer.from('More'))).statusCode).toBe(201);
  });

  test('the due date is the desk’s to set, stands still with the customer, not after the end, and is in the history', async () => {
    const { id } = await placeOrder(visitor);
    const due = (days: number) => new Date(t.clock.read().getTime() + days * DAY).toISOString();
    const set = async (dueAt: string | null) => staff.patch(`desk/orders/${id}`, { dueAt });
    const agreed = due(10);
    expect((await set(agreed)).json()).toMatchObject({ dueAt: agreed, pausedAt: null });
    for (const step of ['confirm', 'ask_payment']) await deskStep(staff, id, { step });
    t.clock.advance(3 * MINUTE);
    const later = due(20);
    expect((await set(later)).json()).toMatchObject({ dueAt: later, pausedAt: t.clock.read().toISOString() });
    expect((await set(null)).json()).toMatchObject({ dueAt: null, pausedAt: null });
    await deskStep(staff, id, { step: 'cancel', note: 'No' });
    expect((await set(later)).json()).toMatchObject({ code: 'order_step_refused' });
    for (const who of [visitor, staff]) {
      const { history } = (await who.get(who === staff ? `desk/orders/${id}` : `orders/${id}`)).json<Order>();
      expect(history.map(({ step, stage, actor, dueAt }) => [step, stage, actor, dueAt])).toEqual([
        ['place', 'requested', 'customer', null],
        ['due', 'requested', 'agency', agreed],
        ['confirm', 'confirmed', 'agency', null],
        ['ask_payment', 'awaiting_payment', 'agency', null],
        ['due', 'awaiting_payment', 'agency', later],
        ['due', 'awaiting_payment', 'agency', null],
        ['cancel', 'cancelled', 'agency', null],
      ]);
    }
  });
});
