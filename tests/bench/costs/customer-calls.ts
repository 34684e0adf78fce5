import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { ATTACHMENTS } from '#lib/contract/attachments.ts';
import { type Asks, each, type Person, same } from './asked.ts';
import { file, NOTE, order } from './things.ts';
import type { World } from './world.ts';

const own = same(({ customer }) => ({ by: customer }));

/** A line of a checklist; gives its id. */
async function todo({ db }: World, { id: user_id }: Person): Promise<string> {
  const id = randomUUID();
  const row = { id, user_id, text: 'Send photos', completed: false, position: 1, updated_at: new Date() };
  await db.insertInto('todos').values(row).execute();
  return id;
}

/** As a telephone takes it, without its size: 4 megapixels that nothing makes small. */
const photo = () =>
  sharp({
    create: { width: 2400, height: 1700, channels: 3, background: '#888', noise: { type: 'gaussian', sigma: 20 } },
  })
    .jpeg({ quality: 80 })
    .toBuffer();

/** Calls of a customer about dashboard, checklist, orders and files. */
export const CUSTOMER_CALLS: Asks = {
  'GET stats/overview': own,
  'GET stats/usage': own,
  'GET todos': own,
  'POST todos': each(async ({ world }) => ({
    by: await world.person(),
    body: { id: randomUUID(), text: 'Send photos', position: 1 },
  })),
  'PATCH todos/:id': each(async ({ world }) => {
    const by = await world.person();
    return { by, params: { id: await todo(world, by) }, body: { completed: true } };
  }),
  'DELETE todos/:id': each(async ({ world }) => {
    const by = await world.person();
    return { by, params: { id: await todo(world, by) } };
  }),
  'GET orders': own,
  'GET orders/:id': same(({ customer, orderId }) => ({ by: customer, params: { id: orderId } })),
  'POST orders': each(async ({ world }) => ({
    by: await world.person(),
    body: { planId: 'web-popular', currency: 'USD', channel: 'site', note: 'Soon, please' },
  })),
  'POST orders/:id/steps': each(async ({ world }) => {
    const by = await world.person();
    return { by, params: { id: await order(world, by, 'delivered') }, body: { step: 'approve' } };
  }),
  'POST orders/:id/files': each(async ({ world }) => {
    const by = await world.person();
    return {
      by,
      params: { id: await order(world, by, 'in_progress') },
      body: { attachments: [await file(world, by)] },
    };
  }),
  'POST orders/:id/reorder': each(async ({ world }) => {
    const by = await world.person();
    return { by, params: { id: await order(world, by, 'accepted') }, body: {} };
  }),
  [`POST ${ATTACHMENTS} (text, 2 KB)`]: each(async ({ world }) => ({
    by: await world.person(),
    query: 'name=note.txt',
    body: NOTE.content,
    answer: 201,
  })),
  [`POST ${ATTACHMENTS} (photo, 4 MP)`]: async (scene, turns) => {
    const body = await photo();
    const one = each(async ({ world }) => ({ by: await world.person(), query: 'name=tin.jpg', body, answer: 201 }));
    return one(scene, Math.min(turns, 20));
  },
  [`GET ${ATTACHMENTS}/:id`]: same(async ({ world, customer }) => ({
    by: customer,
    params: { id: await file(world, customer) },
  })),
};
