import { randomUUID, randomUUIDv7 } from 'node:crypto';
import { type Ask, type Asks, each, type Scene, same } from './asked.ts';
import { comment, order } from './things.ts';

const list = same(({ staff }) => ({ by: staff }));

/** A request for a consultation; gives its id. */
async function request({ world }: Pick<Scene, 'world'>): Promise<string> {
  const id = randomUUIDv7();
  const words = { name: 'Sara', email: 'sara@example.com', message: 'We need a shop.', locale: 'fa-IR', page: '/fa' };
  await world.db
    .insertInto('consultations')
    .values({ id, ...words, phone: world.nextPhone(), journey: null, created_at: new Date() })
    .execute();
  return id;
}

/** About an order of somebody new, at a stage. */
const toOrder = (stage: Parameters<typeof order>[2], body: (turn: number) => object): Ask =>
  each(async ({ world, staff }, turn) => ({
    by: staff,
    params: { id: await order(world, await world.person(), stage) },
    body: body(turn),
  }));

/** A payment of which the gateway tells nothing, with the order it is for. */
async function unclearPayment(scene: Scene): Promise<{ id: string; payment: string }> {
  const { world } = scene;
  const [id, payment] = [await order(world, await world.person(), 'awaiting_payment'), randomUUIDv7()];
  const money = { gateway: 'sandbox', authority: payment, amount: 450_000, currency: 'USD' } as const;
  const row = { redirect_url: null, return_page: '/en/payment-verify', reference: null, paid_at: null };
  await world.db
    .insertInto('payments')
    .values({ id: payment, order_id: id, ...money, ...row, state: 'unclear', created_at: new Date() })
    .execute();
  return { id, payment };
}

/** An order that was cancelled after it was paid. */
async function overpaid({ world }: Scene): Promise<string> {
  const id = await order(world, await world.person(), 'cancelled');
  await world.db.updateTable('orders').set({ paid: 450_000 }).where('id', '=', id).execute();
  return id;
}

/** Calls of the staff about requests, comments, customers and orders. */
export const DESK_CALLS: Asks = {
  'GET desk': list,
  'GET desk/consultations': list,
  'PATCH desk/consultations/:id': each(async ({ world, staff }) => ({
    by: staff,
    params: { id: await request({ world }) },
    body: { isDone: true },
  })),
  'DELETE desk/consultations/:id': each(async ({ world, admin }) => ({
    by: admin,
    params: { id: await request({ world }) },
  })),
  'GET desk/comments': list,
  'PATCH desk/comments/:id': each(async ({ world, staff }) => ({
    by: staff,
    params: { id: await comment(world, 'held') },
    body: { state: 'approved' },
  })),
  'DELETE desk/comments/:id': each(async ({ world, admin }) => ({
    by: admin,
    params: { id: await comment(world, 'held') },
  })),
  'POST desk/comments/:id/answers': each(async ({ world, staff }) => ({
    by: staff,
    params: { id: await comment(world, 'held') },
    body: { id: randomUUID(), text: 'Thank you.' },
  })),
  'DELETE desk/comments/:id/answers/:answer': each(async ({ world, staff }) => {
    const [id, answer] = [await comment(world, 'approved'), randomUUIDv7()];
    const row = { id: answer, comment_id: id, author_id: staff.id, text: 'Thank you.', created_at: new Date() };
    await world.db.insertInto('comment_answers').values(row).execute();
    return { by: staff, params: { id, answer } };
  }),
  'GET desk/feedback': list,
  'GET desk/customers': list,
  'GET desk/customers (search)': same(({ staff }) => ({ by: staff, query: 'search=ahmadi' })),
  'GET desk/customers/:id': same(({ staff, customer }) => ({ by: staff, params: { id: customer.id } })),
  'GET desk/orders': list,
  'GET desk/orders/:id': same(({ staff, orderId }) => ({ by: staff, params: { id: orderId } })),
  'PATCH desk/orders/:id': toOrder('in_progress', () => ({ dueAt: '2036-01-01T00:00:00.000Z' })),
  'POST desk/orders/:id/steps': toOrder('confirmed', () => ({ step: 'ask_payment' })),
  'POST desk/orders/:id/deliverables': toOrder('in_progress', () => ({ title: 'Design', url: 'https://example.com/' })),
  'POST desk/orders/:id/payments': toOrder('awaiting_payment', () => ({ amount: 450_000, reference: randomUUID() })),
  'POST desk/orders/:id/payments/:payment/outcome': each(async (scene) => ({
    by: scene.staff,
    params: await unclearPayment(scene),
    body: { outcome: 'paid', reference: randomUUID() },
  })),
  'POST desk/orders/:id/repayments': each(async (scene) => ({
    by: scene.staff,
    params: { id: await overpaid(scene) },
    body: { amount: 450_000, reference: randomUUID() },
  })),
  'POST desk/usage': each(async ({ world, staff }) => ({
    by: staff,
    body: {
      customerId: (await world.person()).id,
      source: 'Export of May',
      figures: Array.from({ length: 31 }, (_, day) => ({
        on: `2026-05-${String(day + 1).padStart(2, '0')}`,
        series: 'ads',
        value: day,
      })),
    },
  })),
  'GET desk/vitals': list,
  'GET desk/page-errors': list,
};
