import { randomUUIDv7 } from 'node:crypto';
import { after, DAY } from '../clock.ts';
import type { Tx } from '../db/database.ts';
import { answerDeliverables, handOver } from '../modules/orders/hand-over.ts';
import { placeOrder } from '../modules/orders/place-order.ts';
import { lockOrder, stepOrder } from '../modules/orders/step-order.ts';
import type { Actor } from '../modules/orders/write-event.ts';
import { recordOutcome } from '../modules/payments/record-outcome.ts';
import { DEMO_ORDERS } from './demo-orders.ts';

const CUSTOMER: Actor = { side: 'customer', name: 'Demo Customer' };
const AGENCY: Actor = { side: 'agency', name: 'Demo Adviser' };

/** Steps that are the customer's; the others are the agency's, but for money, which the gateway tells. */
const OWN: readonly string[] = ['send', 'approve', 'ask_changes'];

/** Days from the agreement to the day that is due. */
const DUE = 60;

type Step = (typeof DEMO_ORDERS)[number]['steps'][number];

/** Money through the sandbox, so that it counts as a test everywhere. */
async function pay(tx: Tx, orderId: string, at: Date): Promise<void> {
  const { amount, currency } = await lockOrder(tx, null, orderId);
  const id = randomUUIDv7();
  const paid = { amount: amount ?? 0, currency };
  const payment = await tx
    .insertInto('payments')
    .values({
      id,
      order_id: orderId,
      gateway: 'sandbox',
      authority: id,
      ...paid,
      return_page: '/',
      state: 'pending',
      created_at: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await recordOutcome(tx, payment, { status: 'paid', ...paid, reference: `demo-${id.slice(-8)}` }, at);
}

async function take(tx: Tx, orderId: string, { step, note, deliverable, amount }: Step, at: Date): Promise<void> {
  if (step === 'pay') return pay(tx, orderId, at);
  const order = await lockOrder(tx, null, orderId);
  const agreed = amount ?? order.amount;
  const changes = step === 'confirm' ? { amount: agreed, due_at: after(at, DUE * DAY) } : {};
  await stepOrder(tx, order, { step, note, actor: OWN.includes(step) ? CUSTOMER : AGENCY, changes }, at);
  if (deliverable) {
    const handed = { title: deliverable, url: 'https://example.com/demo' };
    await handOver(tx, { orderId, handed, state: 'asked' }, at);
  }
  if (step === 'approve') await answerDeliverables(tx, orderId, 'approved');
  if (step === 'ask_changes') await answerDeliverables(tx, orderId, 'changes');
}

/** The orders of the demo customer, by the same steps that real ones take. */
export async function addOrders(tx: Tx, customerId: string, now: Date): Promise<void> {
  for (const { placed, steps, ...asked } of DEMO_ORDERS) {
    const start = after(now, -placed * DAY);
    const id = await placeOrder(tx, customerId, asked, CUSTOMER, start);
    for (const step of steps) await take(tx, id, step, after(start, step.day * DAY));
  }
}
