import type { OrderStep } from '#lib/contract/orders.ts';
import type { Tx } from '../../db/database.ts';
import type { NoticeTextKey } from '../../jobs/job-kinds.ts';
import { tell } from '../notifications/tell.ts';
import type { OrderRow } from './order-summary.ts';
import { nextActor } from './stages.ts';
import type { Actor } from './write-event.ts';

/** The sentence for the mailbox of each step that others take. */
const MAILS: Partial<Record<OrderStep, NoticeTextKey>> = {
  confirm: 'orderConfirmed',
  ask_payment: 'orderPayment',
  start: 'orderStarted',
  ask_customer: 'orderWaiting',
  deliver: 'orderDelivered',
  cancel: 'orderCancelled',
  pay: 'paymentArrived',
};

function eventOf(step: OrderStep, order: OrderRow) {
  if (step === 'pay') return 'payment';
  return nextActor(order.stage) === 'customer' ? 'order_waiting' : 'order_moved';
}

/** Tells the customer of a step that somebody else has taken; the order stands where the step has led. */
export async function tellCustomer(tx: Tx, order: OrderRow, step: OrderStep, actor: Actor, now: Date): Promise<void> {
  if (actor.side === 'customer' || order.customer_id === null) return;
  const { id, reference, stage, customer_id } = order;
  const mail = MAILS[step];
  const data = { step, stage, orderId: id, reference };
  await tell(tx, { userId: customer_id, event: eventOf(step, order), data, ...(mail && { mail }) }, now);
}
