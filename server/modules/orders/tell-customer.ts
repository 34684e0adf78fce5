import type { OrderStep } from '#lib/contract/orders.ts';
import {
  ORDER_NEWS_NOTICES,
  ORDER_NOTICES,
  type OrderNews,
  PAYMENT_NOTICES,
  type PaymentNews,
} from '#lib/notifications/notice-key.ts';
import type { Tx } from '../../db/database.ts';
import type { NoticeTextKey } from '../../jobs/job-kinds.ts';
import { tell } from '../notifications/tell.ts';
import type { OrderRow } from './order-summary.ts';
import { nextActor } from './stages.ts';
import type { Actor } from './write-event.ts';

const MAILS: Partial<Record<OrderStep, NoticeTextKey>> = ORDER_NOTICES;

function eventOf(step: OrderStep, order: OrderRow) {
  if (step === 'pay') return 'payment';
  return step === 'ask_payment' || nextActor(order.stage) === 'customer' ? 'order_waiting' : 'order_moved';
}

/** Tells the customer of a step that somebody else has taken; the order stands where the step has led. */
export async function tellCustomer(tx: Tx, order: OrderRow, step: OrderStep, actor: Actor, now: Date): Promise<void> {
  if (actor.side === 'customer' || order.customer_id === null) return;
  const { id, reference, stage, customer_id } = order;
  const mail = MAILS[step];
  const data = { step, stage, orderId: id, reference };
  await tell(tx, { userId: customer_id, event: eventOf(step, order), data, ...(mail && { mail }) }, now);
}

/** Tells the customer of money that is no step: it came and was not due, or was given back. */
export async function tellMoney(tx: Tx, order: OrderRow, news: PaymentNews, now: Date): Promise<void> {
  const { id, reference, stage, customer_id } = order;
  if (customer_id === null) return;
  const data = { step: news, stage, orderId: id, reference };
  await tell(tx, { userId: customer_id, event: 'payment', data, mail: PAYMENT_NOTICES[news] }, now);
}

/** Tells the customer of news that is no step: something to look at, another date. */
export async function tellNews(tx: Tx, order: OrderRow, news: OrderNews, now: Date): Promise<void> {
  const { id, reference, stage, customer_id } = order;
  if (customer_id === null) return;
  const data = { step: news, stage, orderId: id, reference };
  await tell(tx, { userId: customer_id, event: 'order_moved', data, mail: ORDER_NEWS_NOTICES[news] }, now);
}
