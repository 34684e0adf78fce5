import type { settlePayment as settleCall } from '#lib/contract/desk-payments.ts';
import type { DeskOrder } from '#lib/contract/order-calls.ts';
import type { Tx } from '../../db/database.ts';
import type { Call } from '../../http/call.ts';
import { ServiceError } from '../../http/problem.ts';
import { recordEvent } from '../audit/record-event.ts';
import { dueOf } from '../orders/amount-due.ts';
import { readDeskOrder } from '../orders/read-order.ts';
import { lockOrder } from '../orders/step-order.ts';
import { tellCustomer } from '../orders/tell-customer.ts';
import { actorOf } from '../orders/write-event.ts';
import { findPayment, type PaymentRow } from './find-payment.ts';
import { bookPayment, hasTwin } from './record-outcome.ts';

async function settleAsPaid(tx: Tx, payment: PaymentRow, reference: string, now: Date): Promise<void> {
  if (await hasTwin(tx, payment, reference))
    throw new ServiceError('validation_failed', { fields: { reference: 'invalid' } });
  const found = tx.updateTable('payments').set({ state: 'paid', reference, paid_at: now });
  await found.where('id', '=', payment.id).execute();
  await bookPayment(tx, payment, now);
}

/**
 * Writes down what somebody of the staff found out about an unclear payment. One that is not paid is closed, and the
 * customer hears that the order can be paid; should its gateway tell of the money after all, that still counts.
 * @throws {ServiceError} `not_found`; `order_step_refused` when it is not unclear any more; `validation_failed` for a
 *   reference of other money
 */
export async function settlePayment(call: Call<typeof settleCall>): Promise<DeskOrder> {
  const { params, body, session, now, commit } = call;
  return commit([], async (tx) => {
    // Who writes down that a gateway has the money takes the order first as well: one of the two books it.
    const order = await lockOrder(tx, null, params.id);
    const payment = await findPayment(tx, params.payment);
    if (payment?.order_id !== order.id) throw new ServiceError('not_found');
    if (payment.state !== 'unclear') throw new ServiceError('order_step_refused');
    if (body.outcome === 'paid') await settleAsPaid(tx, payment, body.reference, now);
    else {
      const closed = tx.updateTable('payments').set({ state: 'failed', is_closed: true });
      await closed.where('id', '=', payment.id).execute();
      if (dueOf(order) > 0) await tellCustomer(tx, order, 'ask_payment', actorOf('agency', session), now);
    }
    const details = { payment: payment.id, order: order.id, outcome: body.outcome };
    await recordEvent(tx, { event: 'payment-settled', userId: session.userId, details }, now);
    return readDeskOrder(tx, order.id);
  });
}
