import type { OrderStep } from '#lib/contract/orders.ts';
import type { Tx } from '../../db/database.ts';
import { ServiceError } from '../../http/problem.ts';
import { abandonPayments } from '../payments/abandon-payments.ts';
import { mayAsk } from './amount-due.ts';
import { dueAfter } from './due-date.ts';
import { nextInvoiceNumber } from './number-invoice.ts';
import type { OrderRow } from './order-summary.ts';
import { stageAfter } from './stages.ts';
import { tellCustomer } from './tell-customer.ts';
import { type Actor, writeEvent } from './write-event.ts';

/** Steps with which there is an invoice. */
const INVOICED: readonly OrderStep[] = ['ask_payment', 'pay'];

/** Steps after which nothing is to be paid. */
const SETTLES: readonly OrderStep[] = ['pay', 'cancel'];

export interface Step {
  readonly step: OrderStep;
  readonly actor: Actor;
  readonly note?: string | undefined;
  /** Columns that this step sets as well: what was agreed. */
  readonly changes?: Partial<Pick<OrderRow, 'amount' | 'due_at' | 'paid'>>;
}

/**
 * Reads an order to change it; others who would, wait until the transaction ends.
 * @throws {ServiceError} `not_found`, also for somebody else's
 */
export async function lockOrder(tx: Tx, customerId: string | null, id: string): Promise<OrderRow> {
  let query = tx.selectFrom('orders').selectAll().where('id', '=', id).forUpdate();
  if (customerId !== null) query = query.where('customer_id', '=', customerId);
  const row = await query.executeTakeFirst();
  if (!row) throw new ServiceError('not_found');
  return row;
}

/**
 * Takes a step of an order that is locked, and writes it into the history.
 * @throws {ServiceError} `order_step_refused` when it cannot be taken now, or not by this side
 */
export async function stepOrder(tx: Tx, order: OrderRow, taken: Step, now: Date): Promise<OrderRow> {
  const { step, actor, note = null, changes = {} } = taken;
  const stage = stageAfter(order.stage, step, actor.side);
  if (!stage || (step === 'ask_payment' && !mayAsk(order))) throw new ServiceError('order_step_refused');
  const due = dueAfter({ due_at: changes.due_at ?? order.due_at, paused_at: order.paused_at }, stage, now);
  const needsInvoice = order.invoice_number === null && INVOICED.includes(step);
  const invoice = needsInvoice ? { invoice_number: await nextInvoiceNumber(tx, now), invoiced_at: now } : {};
  const changed = {
    ...changes,
    ...invoice,
    ...due,
    stage,
    changed_at: now,
    ...(step === 'cancel' && { cancel_reason: note }),
  };
  await tx.updateTable('orders').set(changed).where('id', '=', order.id).execute();
  if (SETTLES.includes(step)) await abandonPayments(tx, order.id, now);
  await writeEvent(tx, { orderId: order.id, step, stage, actor, note, dueAt: changes.due_at }, now);
  const moved = { ...order, ...changed };
  await tellCustomer(tx, moved, step, actor, now);
  return moved;
}
