import type { OrderRow } from './order-summary.ts';
import { stageAfter } from './stages.ts';

/** The columns that say what is owed. */
type Owed = Pick<OrderRow, 'stage' | 'amount' | 'paid' | 'invoice_number'>;

const leftOf = ({ amount, paid }: Owed): number => Math.max(0, (amount ?? 0) - paid);

const isAsked = ({ stage, invoice_number }: Owed): boolean => stage === 'awaiting_payment' || invoice_number !== null;

/** What is left of the amount, where an order stands so that money for it counts. */
export const owedOf = (order: Owed): number => (stageAfter(order.stage, 'pay', 'service') ? leftOf(order) : 0);

/** What the customer may pay now: what is owed, once it was asked for. */
export const dueOf = (order: Owed): number => (isAsked(order) ? owedOf(order) : 0);

/** What was paid and is not due: it goes back. */
export const surplusOf = ({ stage, amount, paid }: Owed): number =>
  Math.max(0, paid - (stage === 'cancelled' ? 0 : (amount ?? 0)));

/** Whether the agency may still ask for the money: it does that once, with the invoice. */
export const mayAsk = (order: Owed): boolean => !isAsked(order) && leftOf(order) > 0;
