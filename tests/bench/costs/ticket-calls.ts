import { randomUUID, randomUUIDv7 } from 'node:crypto';
import { SUPPORT_STREAM } from '#lib/contract/support.ts';
import { newMailToken } from '#server/modules/tickets/mail-token.ts';
import { ticketBody } from '#tests/support/tickets.ts';
import { type Ask, type Asks, each, same } from './asked.ts';
import { ticket } from './things.ts';

const own = same(({ customer }) => ({ by: customer }));
const ofTicket = same(({ customer, ticketId }) => ({ by: customer, params: { id: ticketId } }));

/** About a ticket of somebody new. */
const toTicket = (body: () => object): Ask =>
  each(async ({ world }) => {
    const by = await world.person();
    return { by, params: { id: await ticket(world, by) }, body: body() };
  });

const message = () => ({ id: randomUUID(), text: 'It is as it was.' });

/** Calls of a customer about tickets and the live conversation. */
export const TICKET_CALLS: Asks = {
  'GET tickets': own,
  'POST tickets': each(async ({ world }) => ({ by: await world.person(), body: ticketBody() })),
  'GET tickets/:id': ofTicket,
  'GET tickets/:id/messages': ofTicket,
  'POST tickets/:id/messages': toTicket(message),
  'PATCH tickets/:id': toTicket(() => ({ status: 'closed' })),
  'POST tickets/:id/seen': toTicket(() => ({ seq: 1 })),
  'POST tickets/:id/typing': toTicket(() => ({})),
  'POST tickets/:id/people': toTicket(() => ({ email: 'leo@example.com' })),
  'DELETE tickets/:id/people/:person': each(async ({ world }) => {
    const [by, person] = [await world.person(), randomUUIDv7()];
    const id = await ticket(world, by);
    const row = { id: person, thread_id: id, email: 'leo@example.com', mail_token: newMailToken() };
    await world.db
      .insertInto('thread_people')
      .values({ ...row, added_at: new Date() })
      .execute();
    return { by, params: { id, person } };
  }),
  'GET support': each(async ({ world }) => {
    const by = await world.person();
    await ticket(world, by, { kind: 'live' });
    return { by };
  }),
  'POST support': each(async ({ world }) => ({ by: await world.person(), body: message() })),
  [`GET ${SUPPORT_STREAM}`]: each(async ({ world }) => ({ by: await world.person() })),
};
