import type { Order } from '#lib/contract/orders.ts';
import type { Queries } from '../../db/database.ts';
import { ServiceError } from '../../http/problem.ts';
import { type OrderRow, summaryOf } from './order-summary.ts';
import { stepsOf } from './stages.ts';

async function historyOf(db: Queries, orderId: string): Promise<Order['history']> {
  const rows = await db
    .selectFrom('order_events')
    .select(['id', 'at', 'step', 'stage', 'actor', 'name', 'note'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
}

async function deliverablesOf(db: Queries, orderId: string): Promise<Order['deliverables']> {
  const rows = await db
    .selectFrom('deliverables')
    .select(['id', 'title', 'url', 'state', 'added_at'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
  return rows.map(({ added_at, ...row }) => ({ ...row, addedAt: added_at.toISOString() }));
}

async function paymentsOf(db: Queries, orderId: string): Promise<Order['payments']> {
  const rows = await db
    .selectFrom('payments')
    .innerJoin('ledger', 'ledger.payment_id', 'payments.id')
    .select(['payments.id', 'gateway', 'ledger.amount', 'ledger.currency', 'reference', 'ledger.at'])
    .where('payments.order_id', '=', orderId)
    .orderBy('payments.id')
    .execute();
  return rows.map(({ id, gateway, amount, currency, reference, at }) => ({
    id,
    gateway,
    amount: { amount, currency },
    reference: reference ?? '',
    paidAt: at.toISOString(),
    isTest: gateway === 'sandbox',
  }));
}

function customerSteps(row: OrderRow): Order['steps'] {
  const own = stepsOf(row.stage, 'customer') as Order['steps']; // every step of the customer is one of these
  return row.stage === 'awaiting_payment' ? ['pay', ...own] : own;
}

const invoiceOf = ({ invoice_number, invoiced_at }: OrderRow): Order['invoice'] =>
  invoice_number && invoiced_at ? { number: invoice_number, issuedAt: invoiced_at.toISOString() } : null;

/** An order with all that belongs to it. */
async function orderOf(db: Queries, row: OrderRow): Promise<Order> {
  return {
    ...summaryOf(row),
    note: row.note,
    invoice: invoiceOf(row),
    cancelReason: row.cancel_reason,
    steps: customerSteps(row),
    history: await historyOf(db, row.id),
    deliverables: await deliverablesOf(db, row.id),
    payments: await paymentsOf(db, row.id),
  };
}

/**
 * One order; of its customer, or of anybody for the desk (`null`).
 * @throws {ServiceError} `not_found`, also for somebody else's
 */
export async function readOrder(db: Queries, customerId: string | null, id: string): Promise<Order> {
  let query = db.selectFrom('orders').selectAll().where('id', '=', id);
  if (customerId !== null) query = query.where('customer_id', '=', customerId);
  const row = await query.executeTakeFirst();
  if (!row) throw new ServiceError('not_found');
  return orderOf(db, row);
}
