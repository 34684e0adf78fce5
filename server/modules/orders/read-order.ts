import type { DeskOrder } from '#lib/contract/order-calls.ts';
import type { Order } from '#lib/contract/orders.ts';
import type { Queries } from '../../db/database.ts';
import { ServiceError } from '../../http/problem.ts';
import { attachmentOf } from '../attachments/attachment.ts';
import { findUnclear, type PaymentRow } from '../payments/find-payment.ts';
import { dueOf, mayAsk, owedOf, surplusOf } from './amount-due.ts';
import { type OrderRow, summaryOf } from './order-summary.ts';
import { stepsOf } from './stages.ts';

async function historyOf(db: Queries, orderId: string): Promise<Order['history']> {
  const rows = await db
    .selectFrom('order_events')
    .select(['id', 'at', 'step', 'stage', 'actor', 'name', 'note', 'due_at'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
  return rows.map(({ at, due_at, ...row }) => ({
    ...row,
    at: at.toISOString(),
    dueAt: due_at?.toISOString() ?? null,
  }));
}

/** What was handed over, and the files that the customer gave: every file of an order is one or the other. */
async function handedOf(db: Queries, orderId: string): Promise<Pick<Order, 'deliverables' | 'files'>> {
  const rows = await db
    .selectFrom('deliverables')
    .select(['id', 'title', 'url', 'state', 'added_at', 'attachment_id'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
  const files = await db.selectFrom('attachments').selectAll().where('order_id', '=', orderId).orderBy('id').execute();
  const handed = new Set(rows.map(({ attachment_id }) => attachment_id));
  return {
    deliverables: rows.map(({ added_at, attachment_id, ...row }) => {
      const file = files.find(({ id }) => id === attachment_id);
      return { ...row, file: file ? attachmentOf(file) : null, addedAt: added_at.toISOString() };
    }),
    files: files
      .filter(({ id }) => !handed.has(id))
      .map((file) => ({ ...attachmentOf(file), addedAt: file.created_at.toISOString() })),
  };
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

async function repaymentsOf(db: Queries, orderId: string): Promise<Order['repayments']> {
  const all = db.selectFrom('repayments').selectAll().where('order_id', '=', orderId);
  const rows = await all.orderBy('id').execute();
  return rows.map(({ id, amount, currency, reference, at }) => ({
    id,
    amount: { amount, currency },
    reference,
    repaidAt: at.toISOString(),
  }));
}

function unclearOf(unclear: readonly PaymentRow[]): DeskOrder['unclearPayments'] {
  return unclear.flatMap(({ id, gateway, amount, currency, authority, created_at }) =>
    gateway === 'transfer' // seen by a person from the start
      ? []
      : [
          {
            id,
            gateway,
            amount: { amount, currency },
            authority: authority ?? '',
            startedAt: created_at.toISOString(),
          },
        ],
  );
}

function customerSteps(row: OrderRow): Order['steps'] {
  const own = stepsOf(row.stage, 'customer') as Order['steps']; // every step of the customer is one of these
  return dueOf(row) > 0 ? ['pay', ...own] : own;
}

const invoiceOf = ({ invoice_number, invoiced_at }: OrderRow): Order['invoice'] =>
  invoice_number && invoiced_at ? { number: invoice_number, issuedAt: invoiced_at.toISOString() } : null;

/** An order with all that belongs to it. */
async function orderOf(db: Queries, row: OrderRow, unclear: readonly PaymentRow[]): Promise<Order> {
  return {
    ...summaryOf(row),
    note: row.note,
    invoice: invoiceOf(row),
    cancelReason: row.cancel_reason,
    steps: customerSteps(row),
    history: await historyOf(db, row.id),
    ...(await handedOf(db, row.id)),
    payments: await paymentsOf(db, row.id),
    repayments: await repaymentsOf(db, row.id),
    isPaymentUnclear: unclear.length > 0,
  };
}

/**
 * The row of an order; of its customer, or of anybody for the desk (`null`).
 * @throws {ServiceError} `not_found`, also for somebody else's
 */
export async function findOrder(db: Queries, customerId: string | null, id: string): Promise<OrderRow> {
  let query = db.selectFrom('orders').selectAll().where('id', '=', id);
  if (customerId !== null) query = query.where('customer_id', '=', customerId);
  const row = await query.executeTakeFirst();
  if (!row) throw new ServiceError('not_found');
  return row;
}

/** The same with all that belongs to it. */
export const readOrder = async (db: Queries, customerId: string | null, id: string): Promise<Order> =>
  orderOf(db, await findOrder(db, customerId, id), await findUnclear(db, id));

function agencySteps(row: OrderRow): DeskOrder['deskSteps'] {
  const all = stepsOf(row.stage, 'agency') as DeskOrder['deskSteps']; // every step of the agency is one of these
  const own = all.filter((step) => step !== 'ask_payment' || mayAsk(row));
  // First where nothing else can be done; beside the work it comes last.
  if (row.stage === 'awaiting_payment') return ['confirm_payment', ...own];
  if (surplusOf(row) > 0) return [...own, 'repay'];
  return owedOf(row) > 0 ? [...own, 'confirm_payment'] : own;
}

/**
 * An order with whose it is and what the agency may do, for the desk.
 * @throws {ServiceError} `not_found`
 */
export async function readDeskOrder(db: Queries, id: string): Promise<DeskOrder> {
  const row = await findOrder(db, null, id);
  const people = db.selectFrom('users').select(['id', 'first_name', 'last_name', 'phone', 'locale']);
  const person = await people.where('id', '=', row.customer_id).executeTakeFirst();
  const customer = person && {
    id: person.id,
    name: [person.first_name, person.last_name].filter(Boolean).join(' ') || person.phone,
    locale: person.locale,
  };
  const unclear = await findUnclear(db, id);
  return {
    ...(await orderOf(db, row, unclear)),
    customer: customer ?? null,
    deskSteps: agencySteps(row),
    unclearPayments: unclearOf(unclear),
  };
}
