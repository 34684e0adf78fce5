import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Ticket } from '#lib/contract/tickets.ts';
import { signUp } from '../support/customer.ts';
import { openEvents } from '../support/event-stream.ts';
import { signUpStaff } from '../support/orders.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { BACKENDS } from '../support/test-database.ts';
import type { TestVisitor } from '../support/test-visitor.ts';
import { answer, messagesOf, say, wordsOf } from '../support/tickets.ts';

const STREAM = 'support/stream';

describe.each(BACKENDS)('live support on $name', (backend) => {
  let t: TestApp;
  let staff: TestVisitor;
  beforeAll(async () => {
    t = await startTestApp({ backend, settings: { RATE_LIMIT_FACTOR: '1000' } });
    await t.app.listen({ port: 0, host: '127.0.0.1' });
    staff = await signUpStaff(t);
  });
  afterAll(() => t.close());

  const begin = async (visitor: TestVisitor, text = 'Hello') =>
    (await visitor.post('support', { id: randomUUID(), text })).json<Ticket>();

  test('two tabs begin one conversation, which stands in a line until somebody takes it', async () => {
    const { visitor } = await signUp(t);
    const [first, second] = await Promise.all([begin(visitor, 'From one tab'), begin(visitor, 'From another')]);
    expect(second?.id).toBe(first?.id);
    expect(wordsOf(await messagesOf(visitor, first?.id ?? '')).sort()).toEqual(['From another', 'From one tab']);
    expect((await visitor.get('support')).json()).toMatchObject({ conversation: { id: first?.id }, place: 1 });
    await answer(staff, first?.id ?? '', 'Good morning');
    expect((await visitor.get('support')).json()).toMatchObject({ place: null });
  });

  test('a closed conversation is followed by a new one; an answer to it goes on as a ticket', async () => {
    const { visitor } = await signUp(t);
    const over = await begin(visitor);
    await visitor.patch(`tickets/${over.id}`, { status: 'closed' });
    const next = await begin(visitor, 'Me again');
    expect(next.id).not.toBe(over.id);
    await say(visitor, over.id, 'About yesterday');
    expect((await visitor.get(`tickets/${over.id}`)).json()).toMatchObject({ kind: 'ticket', status: 'open' });
    const ticket = await visitor.patch(`tickets/${next.id}`, { kind: 'ticket', subject: 'Me again' });
    expect(ticket.json()).toMatchObject({ kind: 'ticket', subject: 'Me again' });
    expect((await visitor.get('support')).json()).toMatchObject({ conversation: null });
  });

  test('a message sent again after its conversation is over stands where it was written', async () => {
    const { visitor } = await signUp(t);
    const body = { id: randomUUID(), text: 'Sent twice' };
    const over = (await visitor.post('support', body)).json<Ticket>();
    const lost = { id: randomUUID(), text: 'Its answer was lost' };
    await visitor.post('support', lost);
    await staff.patch(`desk/tickets/${over.id}`, { status: 'closed' });
    const again = async () => (await visitor.post('support', lost)).json();
    expect(await again()).toMatchObject({ id: over.id, status: 'closed' });
    const next = await begin(visitor, 'Me again');
    expect(await again()).toMatchObject({ id: over.id, status: 'closed' });
    expect(wordsOf(await messagesOf(visitor, next.id))).toEqual(['Me again']);
    const { visitor: other } = await signUp(t);
    expect((await other.post('support', lost)).statusCode).toBe(404);
  });

  test('what is said while nobody is at the desk is mailed to the staff, each time', async () => {
    const { visitor } = await signUp(t);
    const words = [`First ${randomUUID()}`, `Second ${randomUUID()}`];
    for (const text of words) await begin(visitor, text);
    await t.settle(() => words.every((text) => t.printed.some((mail) => mail.includes(text))));
  });

  test('both sides hear of words, typing and what was seen; a note is heard at the desk only', async () => {
    const { visitor } = await signUp(t);
    const { visitor: other } = await signUp(t);
    const { id } = await begin(visitor);
    const page = await openEvents(t, visitor, STREAM);
    const desk = await openEvents(t, staff, STREAM);
    const others = await openEvents(t, other, STREAM);
    for (const stream of [page, desk, others]) await stream.next('resync');
    await answer(staff, id, 'A note', { isNote: true });
    expect((await desk.next('thread'))?.data).toEqual({ id, seq: 2 });
    await staff.post(`desk/tickets/${id}/typing`, {});
    expect((await page.next('typing'))?.data).toEqual({ id, by: 'staff', name: null });
    await visitor.post(`tickets/${id}/typing`, {});
    expect((await desk.next('typing'))?.data).toMatchObject({ id, by: 'customer' });
    await answer(staff, id, 'Words');
    expect((await page.next('thread'))?.data).toEqual({ id, seq: 3 });
    await visitor.post(`tickets/${id}/seen`, { seq: 4 });
    expect((await desk.next('seen'))?.data).toEqual({ id, by: 'customer', seq: 4 });
    const own = await begin(other, 'Mine');
    // The first thing the other customer hears is its own.
    expect((await others.next('thread'))?.data).toEqual({ id: own.id, seq: 1 });
    for (const stream of [page, desk, others]) await stream.leave();
  });

  test('a customer sees whether somebody is at the desk, the desk who came', async () => {
    const { visitor } = await signUp(t);
    const isStaffHere = async () => (await visitor.get('support')).json<{ isStaffHere: boolean }>().isStaffHere;
    const page = await openEvents(t, visitor, `${STREAM}?at=desk`);
    await page.next('resync');
    // A desk that nobody uses, and staff on pages of its own.
    const leftOpen = await openEvents(t, staff, STREAM);
    await leftOpen.next('resync');
    expect(await isStaffHere()).toBe(false);
    const desk = await openEvents(t, staff, `${STREAM}?at=desk`);
    await desk.next('resync');
    await t.settle(isStaffHere);
    const { id } = await begin(visitor);
    expect((await staff.get(`desk/tickets/${id}`)).json()).toMatchObject({ customer: { isHere: true } });
    const { visitor: late } = await signUp(t);
    const another = await openEvents(t, late, STREAM);
    expect((await another.next('presence'))?.data).toEqual({ isStaffHere: true });
    expect((await desk.next('presence'))?.data).toMatchObject({ isHere: true });
    await desk.leave();
    await t.settle(async () => !(await isStaffHere()));
    expect((await another.next('presence'))?.data).toEqual({ isStaffHere: false });
    for (const stream of [page, leftOpen, another]) await stream.leave();
  });

  test('the stream is nobody’s without a token, and a person has an end of pages', async () => {
    const { visitor } = await signUp(t);
    expect((await openEvents(t, await t.visit(), STREAM)).answer.status).toBe(401);
    const pages = [];
    for (let at = 0; at < 8; at += 1) pages.push(await openEvents(t, visitor, STREAM));
    expect((await openEvents(t, visitor, STREAM)).answer.status).toBe(429);
    for (const page of pages) await page.leave();
  });
});
