import { randomUUID } from 'node:crypto';
import { type Ask, type Asks, each, type Scene, same } from './asked.ts';
import { ticket } from './things.ts';

const list = same(({ staff }) => ({ by: staff }));
const ofTicket = same(({ staff, ticketId }) => ({ by: staff, params: { id: ticketId } }));

/** About a ticket of somebody new. */
const toTicket = (body: (scene: Scene) => object): Ask =>
  each(async (scene) => {
    const { world, staff } = scene;
    return { by: staff, params: { id: await ticket(world, await world.person()) }, body: body(scene) };
  });

/** A reply for answers that are given often; gives its id. */
async function reply({ world }: Scene): Promise<string> {
  const id = randomUUID();
  const words = { locale: 'en-US', title: 'Thanks', text: 'Thank you, {name}.' };
  await world.db
    .insertInto('saved_replies')
    .values({ id, ...words, changed_at: new Date() })
    .execute();
  return id;
}

/** Calls of the desk about tickets. */
export const DESK_TICKET_CALLS: Asks = {
  'GET desk/tickets': list,
  'GET desk/tickets/:id': ofTicket,
  'GET desk/tickets/:id/messages': ofTicket,
  'POST desk/tickets/:id/messages': toTicket(() => ({ id: randomUUID(), text: 'We look at it.' })),
  'PATCH desk/tickets/:id': toTicket(({ staff }) => ({ assigneeId: staff.id, priority: 'high' })),
  'POST desk/tickets/:id/seen': toTicket(() => ({ seq: 1 })),
  'POST desk/tickets/:id/typing': toTicket(() => ({})),
  'POST desk/tickets/:id/merge': each(async ({ world, staff }) => {
    const person = await world.person();
    const [id, into] = [await ticket(world, person), await ticket(world, person)];
    return { by: staff, params: { id }, body: { into } };
  }),
  'GET desk/colleagues': list,
  'GET desk/replies': same(async (scene) => {
    await reply(scene);
    return { by: scene.staff };
  }),
  'POST desk/replies': each(({ staff }) => ({
    by: staff,
    body: { id: randomUUID(), locale: 'en-US', title: 'Thanks', text: 'Thank you, {name}.' },
  })),
  'DELETE desk/replies/:id': each(async (scene) => ({ by: scene.staff, params: { id: await reply(scene) } })),
};
