import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DeskSummary, DeskTicket } from '#lib/contract/desk-tickets.ts';
import type { Message } from '#lib/contract/tickets.ts';
import { signUp } from '../support/customer.ts';
import { signUpStaff } from '../support/orders.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { BACKENDS } from '../support/test-database.ts';
import type { TestVisitor } from '../support/test-visitor.ts';
import { answer, messagesOf, openTicket, say, wordsOf } from '../support/tickets.ts';

describe.each(BACKENDS)('the desk’s tickets on $name', (backend) => {
  let t: TestApp;
  let staff: TestVisitor;
  beforeAll(async () => {
    t = await startTestApp({ backend, settings: { RATE_LIMIT_FACTOR: '1000' } });
    staff = await signUpStaff(t);
  });
  afterAll(() => t.close());

  const inbox = async (query: string) =>
    (await staff.get(`desk/tickets${query}`)).json<{ items: DeskSummary[]; counts: Record<string, number> }>();
  const deskMessages = async (id: string) =>
    (await staff.get(`desk/tickets/${id}/messages`)).json<{ items: Message[] }>().items;

  test('shows what waits the longest first, with whose it is', async () => {
    const { visitor } = await signUp(t);
    const first = await openTicket(visitor);
    t.clock.advance(1000);
    const second = await openTicket(visitor);
    const { id: customerId } = (await staff.get(`desk/tickets/${first.id}`)).json<DeskTicket>().customer;
    const ids = async () => (await inbox(`?customerId=${customerId}`)).items.map(({ id }) => id);
    expect(await ids()).toEqual([first.id, second.id]);
    await answer(staff, first.id, 'Here you are');
    expect(await ids()).toEqual([second.id, first.id]);
    const { items } = await inbox(`?customerId=${customerId}&whose=mine`);
    expect(items).toMatchObject([
      { id: first.id, waitingSince: null, status: 'answered', customer: { id: customerId } },
    ]);
  });

  test('a note is the desk’s alone', async () => {
    const { visitor } = await signUp(t);
    const { id } = await openTicket(visitor);
    const note = await answer(staff, id, 'Careful with this one', { isNote: true });
    expect(note.json()).toMatchObject({ kind: 'note', author: 'staff' });
    expect(wordsOf(await deskMessages(id))).toContain('Careful with this one');
    expect(wordsOf(await messagesOf(visitor, id))).not.toContain('Careful with this one');
    expect((await visitor.get('tickets?search=Careful+with')).json()).toMatchObject({ items: [] });
    expect((await inbox('?search=Careful+with')).items.map((one) => one.id)).toContain(id);
    expect((await visitor.get(`tickets/${id}`)).json()).toMatchObject({ unread: 0, status: 'open' });
  });

  test('assigns to staff only, changes status and tells the customer when it is closed', async () => {
    const { visitor } = await signUp(t);
    const { id } = await openTicket(visitor);
    const { items: colleagues } = (await staff.get('desk/colleagues')).json<{ items: { id: string }[] }>();
    const changed = await staff.patch(`desk/tickets/${id}`, {
      assigneeId: colleagues[0]?.id,
      status: 'in_progress',
      department: 'development',
      priority: 'urgent',
    });
    expect(changed.json()).toMatchObject({
      assigneeId: colleagues[0]?.id,
      status: 'in_progress',
      department: 'development',
      priority: 'urgent',
      waitingSince: expect.any(String),
    });
    const { customer } = changed.json<DeskTicket>();
    expect((await staff.patch(`desk/tickets/${id}`, { assigneeId: customer.id })).statusCode).toBe(422);
    await staff.patch(`desk/tickets/${id}`, { status: 'closed' });
    const { items } = (await visitor.get('notifications')).json<{ items: { data: { kind: string } }[] }>();
    expect(items.map(({ data }) => data.kind)).toEqual(['closed', 'in_progress']);
  });

  test('two tickets become one: nothing is lost, and the old address leads to the new one', async () => {
    const { visitor } = await signUp(t);
    const from = await openTicket(visitor, { text: 'First words' });
    const into = await openTicket(visitor, { text: 'Second words' });
    const stranger = await openTicket((await signUp(t)).visitor);
    expect((await staff.post(`desk/tickets/${from.id}/merge`, { into: stranger.id })).statusCode).toBe(422);
    expect((await staff.post(`desk/tickets/${from.id}/merge`, { into: from.id })).statusCode).toBe(422);
    const merged = await staff.post(`desk/tickets/${from.id}/merge`, { into: into.id });
    expect(merged.json()).toMatchObject({ id: into.id });
    expect((await visitor.get(`tickets/${from.id}`)).json()).toMatchObject({ mergedInto: into.id, status: 'closed' });
    await say(visitor, from.id, 'Written to the old one');
    expect(wordsOf(await messagesOf(visitor, into.id))).toEqual([
      'Second words',
      '(merged)',
      'First words',
      'Written to the old one',
    ]);
    const { items } = (await visitor.get('tickets')).json<{ items: { id: string }[] }>();
    expect(items.map(({ id }) => id)).toEqual([into.id]);
  });

  test('nobody who waits is forgotten in a ticket that was closed or answered', async () => {
    const { visitor } = await signUp(t);
    const over = await openTicket(visitor);
    await staff.patch(`desk/tickets/${over.id}`, { status: 'closed' });
    const first = await openTicket(visitor);
    const { waitingSince } = (await staff.get(`desk/tickets/${first.id}`)).json<DeskTicket>();
    t.clock.advance(1000);
    const merge = (from: string) => staff.post(`desk/tickets/${from}/merge`, { into: over.id });
    expect((await merge(first.id)).json()).toMatchObject({ status: 'open', waitingSince, closedAt: null });
    await answer(staff, over.id, 'Here you are');
    const second = await openTicket(visitor);
    expect((await merge(second.id)).json()).toMatchObject({ status: 'open', waitingSince: expect.any(String) });
    await staff.patch(`desk/tickets/${over.id}`, { status: 'closed' });
    const third = await openTicket(visitor);
    await staff.patch(`desk/tickets/${third.id}`, { status: 'closed' });
    expect((await merge(third.id)).json()).toMatchObject({ status: 'closed', waitingSince: null });
  });

  test('keeps saved replies of each language and counts their use', async () => {
    const { visitor } = await signUp(t);
    const { id } = await openTicket(visitor);
    const reply = { id: randomUUID(), locale: 'de-DE', title: 'Preise', text: 'Guten Tag {name}' };
    expect((await staff.post('desk/replies', reply)).json()).toMatchObject({ ...reply, uses: 0 });
    await answer(staff, id, 'Guten Tag', { replyId: reply.id });
    await staff.post('desk/replies', { ...reply, title: 'Preise, Websites' });
    expect((await staff.get('desk/replies?locale=de-DE')).json()).toMatchObject({
      items: [{ title: 'Preise, Websites', uses: 1 }],
    });
    expect((await staff.get('desk/replies?locale=fr-FR')).json()).toMatchObject({ items: [] });
    expect((await staff.delete(`desk/replies/${reply.id}`)).statusCode).toBe(200);
    expect((await staff.delete(`desk/replies/${reply.id}`)).statusCode).toBe(404);
  });
});
