import type { PaymentOutcome } from '../../adapters/payments/gateway.ts';
import type { Tx } from '../../db/database.ts';
import { recordEvent } from '../audit/record-event.ts';
import { owedOf } from '../orders/amount-due.ts';
import { tellStaff } from '../orders/mail-staff.ts';
import { lockOrder, stepOrder } from '../orders/step-order.ts';
import { tellMoney } from '../orders/tell-customer.ts';
import { SERVICE, writeEvent } from '../orders/write-event.ts';
import type { PaymentRow } from './find-payment.ts';

type Paid = Extract<PaymentOutcome, { status: 'paid' }>;

/** What became of it here: `mismatch` is money of another amount, which a person has to look at. */
export type Recorded = 'paid' | 'already' | 'mismatch' | 'noted';

async function markPaid(tx: Tx, payment: PaymentRow, paid: Paid, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('payments')
    .set({ state: 'paid', reference: paid.reference, paid_at: now })
    .where('id', '=', payment.id)
    .where('state', '!=', 'paid')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Writes money into the books, once: the order is paid with it, or it is too much and goes back. */
export async function bookPayment(tx: Tx, payment: PaymentRow, now: Date): Promise<void> {
  const { id, order_id, amount, currency, gateway } = payment;
  const order = await lockOrder(tx, null, order_id);
  const is_surplus = amount > owedOf(order);
  await tx.insertInto('ledger').values({ payment_id: id, order_id, amount, currency, is_surplus, at: now }).execute();
  const paid = order.paid + amount;
  if (is_surplus) {
    await tx.updateTable('orders').set({ paid, changed_at: now }).where('id', '=', order_id).execute();
    await writeEvent(tx, { orderId: order_id, step: 'pay', stage: order.stage, actor: SERVICE, note: null }, now);
    await tellMoney(tx, order, 'surplus', now);
  } else await stepOrder(tx, order, { step: 'pay', actor: SERVICE, changes: { paid } }, now);
  const event = is_surplus ? 'payment-surplus' : 'payment-paid';
  await tellStaff(tx, order_id, is_surplus ? 'surplus' : 'paid', now);
  await recordEvent(tx, { event, userId: order.customer_id ?? undefined, details: { payment: id, gateway } }, now);
}

/** Leaves it to a person, and tells the staff once, however often the gateway is asked. */
async function noteMismatch(
  tx: Tx,
  { id, order_id }: PaymentRow,
  { amount, reference }: Paid,
  now: Date,
): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('payments')
    .set({ reference, state: 'unclear' })
    .where('id', '=', id)
    .where('reference', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) return;
  await recordEvent(tx, { event: 'payment-mismatch', details: { payment: id, amount } }, now);
  await tellStaff(tx, order_id, 'mismatch', now);
}

/** Whether another payment has the same number of the gateway: one movement of money pays once. */
export async function hasTwin(tx: Tx, { id, gateway }: PaymentRow, reference: string): Promise<boolean> {
  const twins = tx.selectFrom('payments').select('id').where('gateway', '=', gateway).where('id', '!=', id);
  return (await twins.where('reference', '=', reference).executeTakeFirst()) !== undefined;
}

async function recordPaid(tx: Tx, payment: PaymentRow, paid: Paid, now: Date): Promise<Recorded> {
  if (paid.amount !== payment.amount || paid.currency !== payment.currency) {
    await noteMismatch(tx, payment, paid, now);
    return 'mismatch';
  }
  if (await hasTwin(tx, payment, paid.reference)) {
    await noteMismatch(tx, payment, { ...paid, reference: `twin-${payment.id}` }, now);
    return 'mismatch';
  }
  // Who starts a payment takes the order first as well: neither waits for the other.
  await lockOrder(tx, null, payment.order_id);
  if (!(await markPaid(tx, payment, paid, now))) return 'already';
  await bookPayment(tx, payment, now);
  return 'paid';
}

/**
 * Writes down what a gateway says. Money that has arrived is never forgotten: also a payment that was taken for lost
 * becomes paid, and a paid one stays so. Any number of calls at once book it once. A gateway's "failed" closes the payment.
 */
export async function recordOutcome(
  tx: Tx,
  payment: PaymentRow,
  outcome: PaymentOutcome,
  now: Date,
): Promise<Recorded> {
  if (outcome.status === 'paid') return recordPaid(tx, payment, outcome, now);
  if (outcome.status === 'open') return 'noted';
  const unpaid = tx.updateTable('payments').where('id', '=', payment.id).where('state', '!=', 'paid');
  if (outcome.status === 'failed') await unpaid.set({ is_closed: true }).execute();
  await unpaid
    .set({ state: outcome.status })
    .where('state', 'in', ['pending', 'unclear'])
    .where('reference', 'is', null) // money of another amount is there, whatever the gateway says now
    .execute();
  return 'noted';
}
