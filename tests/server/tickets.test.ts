import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Ticket, TicketSummary } from '#lib/contract/tickets.ts';
import { signUp } from '../support/customer.ts';
import { placeOrder, signUpStaff } from '../support/orders.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { BACKENDS } from '../support/test-database.ts';
import type { TestVisitor } from '../support/test-visitor.ts';
import { answer, messagesOf, openTicket, say, ticketBody, wordsOf } from '../support/tickets.ts';

interface List {
  readonly items: TicketSummary[];
  readonly nextCursor: string | null;
  readonly counts: object;
}

describe.each(BACKENDS)('tickets on $name', (backend) => {
  let t: TestApp;
  let staff: TestVisitor;
  beforeAll(async () => {
    t = await startTestApp({ backend, settings: { RATE_LIMIT_FACTOR: '1000' } });
    staff = await signUpStaff(t);
  });
  afterAll(() => t.close());

  const list = async (visitor: TestVisitor, query = ''): Promise<List> => (await visitor.get(`tickets${query}`)).json();

  test('a ticket is opened about an order, answered, and read with what is unread', async () => {
    const { visitor } = await signUp(t);
    const order = await placeOrder(visitor);
    const context = { page: '/en/web-design', score: 71 };
    const ticket = await openTicket(visitor, { orderId: order.id, priority: 'high', context });
    expect(ticket).toMatchObject({
      kind: 'ticket',
      status: 'open',
      priority: 'high',
      unread: 0,
      related: { order: { reference: order.reference }, analysis: null, about: null },
      context,
      last: { author: 'customer' },
    });
    expect(ticket.reference).toMatch(/^T-\d+$/);
    expect((await answer(staff, ticket.id, 'We found it.')).statusCode).toBe(201);
    const { items, counts } = await list(visitor);
    expect(items).toMatchObject([{ id: ticket.id, status: 'answered', unread: 1, last: { text: 'We found it.' } }]);
    expect(counts).toEqual({ all: 1, active: 1, closed: 0, unread: 1 });
    const messages = await messagesOf(visitor, ticket.id);
    expect(wordsOf(messages).slice(1)).toEqual(['(assigned)', 'We found it.']);
    await visitor.post(`tickets/${ticket.id}/seen`, { seq: messages.at(-1)?.seq });
    expect((await list(visitor, '?unread=true')).items).toEqual([]);
  });

  test('what is sent again is there once, and an id of somebody else is no thread of mine', async () => {
    const { visitor } = await signUp(t);
    const { visitor: other } = await signUp(t);
    const body = ticketBody();
    const [first, second] = await Promise.all([visitor.post('tickets', body), visitor.post('tickets', body)]);
    expect(first?.json<Ticket>().reference).toBe(second?.json<Ticket>().reference);
    const id = randomUUID();
    const said = await Promise.all([1, 2, 3].map(() => say(visitor, body.id, 'Once', { id })));
    expect(said.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    expect(wordsOf(await messagesOf(visitor, body.id)).filter((text) => text === 'Once')).toHaveLength(1);
    expect((await other.post('tickets', body)).statusCode).toBe(404);
    const own = await openTicket(other);
    expect((await say(other, own.id, 'Taken', { id })).statusCode).toBe(404);
  });

  test('the list is searched, sorted and read page by page', async () => {
    const { visitor } = await signUp(t);
    for (const [at, priority] of ['low', 'urgent', 'normal'].entries()) {
      await openTicket(visitor, { subject: `Subject 100% ${at}`, priority, text: `Words of ${at}` });
      t.clock.advance(1000);
    }
    const subjects = async (query: string) =>
      (await list(visitor, query)).items.map(({ subject }) => subject.slice(-1));
    expect(await subjects('')).toEqual(['2', '1', '0']);
    expect(await subjects('?sort=oldest')).toEqual(['0', '1', '2']);
    expect(await subjects('?sort=priority')).toEqual(['1', '2', '0']);
    expect(await subjects('?search=words+of+1')).toEqual(['1']);
    expect(await subjects('?search=100%25')).toHaveLength(3);
    expect(await subjects('?search=100_')).toEqual([]);
    const { nextCursor } = await list(visitor, '?limit=2&sort=priority');
    expect(await subjects(`?limit=2&sort=priority&cursor=${nextCursor}`)).toEqual(['0']);
  });

  test('a ticket is closed, rated, and open again when somebody writes', async () => {
    const { visitor } = await signUp(t);
    const { id } = await openTicket(visitor);
    expect((await visitor.patch(`tickets/${id}`, { rating: 5 })).statusCode).toBe(422);
    await visitor.patch(`tickets/${id}`, { status: 'closed' });
    const rated = await visitor.patch(`tickets/${id}`, { rating: 5, ratingComment: 'Quick' });
    expect(rated.json()).toMatchObject({ status: 'closed', rating: 5, ratingComment: 'Quick' });
    await say(visitor, id, 'One more thing');
    expect((await visitor.get(`tickets/${id}`)).json()).toMatchObject({ status: 'open', closedAt: null, rating: 5 });
    expect(wordsOf(await messagesOf(visitor, id)).slice(1)).toEqual(['(status)', '(status)', 'One more thing']);
  });

  test('an order or an analysis of somebody else is refused beside its field', async () => {
    const { visitor } = await signUp(t);
    const { visitor: other } = await signUp(t);
    const order = await placeOrder(other);
    const refused = await visitor.post('tickets', ticketBody({ orderId: order.id }));
    expect(refused.json()).toMatchObject({ fields: { orderId: 'invalid' } });
  });

  test('a colleague is copied in, gets every message by mail, and is taken out', async () => {
    const { visitor } = await signUp(t);
    const { id, reference } = await openTicket(visitor);
    const copied = await visitor.post(`tickets/${id}/people`, { email: 'mina@example.com' });
    expect(copied.json()).toMatchObject({ people: [{ email: 'mina@example.com' }] });
    await answer(staff, id, 'It is fixed on staging.');
    const letters = () =>
      t.printed.filter((text) => text.includes('Mail to mina@example.com') && text.includes(reference));
    // What was said before, and what is said from then on.
    for (const words of ['On a phone of 360 px', 'It is fixed on staging.'])
      await t.settle(() => letters().some((letter) => letter.includes(words)));
    await t.settle(() => letters().length === 2);
    const [person] = copied.json<Ticket>().people;
    const left = await visitor.delete(`tickets/${id}/people/${person?.id}`);
    expect(left.json()).toMatchObject({ people: [] });
    for (const name of ['a', 'b', 'c']) await visitor.post(`tickets/${id}/people`, { email: `${name}@example.com` });
    expect((await visitor.post(`tickets/${id}/people`, { email: 'd@example.com' })).json()).toMatchObject({
      code: 'list_full',
    });
  });

  test('the customer is told of an answer in the bell, the staff of a new ticket by mail', async () => {
    const { visitor } = await signUp(t);
    const { id, reference } = await openTicket(visitor, { subject: 'Told to the staff' });
    await t.settle(() => t.printed.some((text) => text.includes(`Ticket ${reference}, Told to the staff`)));
    await answer(staff, id, 'Done');
    expect((await visitor.get('notifications')).json()).toMatchObject({
      unread: 1,
      items: [{ event: 'ticket', data: { kind: 'answer', ticketId: id, reference } }],
    });
  });

  test('what a customer holds is in the export, without the notes of the desk', async () => {
    const { visitor } = await signUp(t);
    const { id } = await openTicket(visitor);
    await answer(staff, id, 'Only for us', { isNote: true });
    await answer(staff, id, 'For you');
    const { data } = (await visitor.get('account/export')).json<{ data: Record<string, { text: string }[]> }>();
    expect(data.tickets).toHaveLength(1);
    expect(data.ticket_messages?.map(({ text }) => text)).toContain('For you');
    expect(JSON.stringify(data)).not.toContain('Only for us');
  });
});
