import type { OrderStage, OrderSummary } from '#lib/contract/orders.ts';

/** Stages by what a customer should look at first: work that waits for a word, money, a message that may not be sent. */
const FIRST: readonly OrderStage[] = ['waiting_for_customer', 'delivered', 'awaiting_payment', 'chat_opened'];

/** Orders that wait for the customer, the most urgent first; of one stage the newest. */
export const waitingOrders = (orders: readonly OrderSummary[]): OrderSummary[] =>
  orders.filter(({ next }) => next === 'customer').toSorted((a, b) => FIRST.indexOf(a.stage) - FIRST.indexOf(b.stage));

/** Orders that are not over, in the order in which they matter to the customer; without any, the newest of all. */
export function shownOrders(orders: readonly OrderSummary[]): OrderSummary[] {
  const open = [...waitingOrders(orders), ...orders.filter(({ next }) => next === 'agency')];
  return open.length > 0 ? open : orders.slice(0, 1);
}
