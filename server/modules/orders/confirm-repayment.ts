import { randomUUIDv7 } from 'node:crypto';
import type { confirmRepayment as repayCall } from '#lib/contract/desk-payments.ts';
import type { DeskOrder } from '#lib/contract/order-calls.ts';
import type { Call } from '../../http/call.ts';
import { ServiceError } from '../../http/problem.ts';
import { recordEvent } from '../audit/record-event.ts';
import { surplusOf } from './amount-due.ts';
import { readDeskOrder } from './read-order.ts';
import { lockOrder } from './step-order.ts';
import { tellMoney } from './tell-customer.ts';
import { actorOf, writeEvent } from './write-event.ts';

/**
 * Writes down that somebody of the staff gave money back: all that was paid and is not due, no more and no less.
 * @throws {ServiceError} `not_found`; `order_step_refused` when nothing is to be given back; `validation_failed` for another
 *   amount, or a reference that was used
 */
export async function confirmRepayment(call: Call<typeof repayCall>): Promise<DeskOrder> {
  const { params, body, session, now, commit } = call;
  return commit([], async (tx) => {
    const order = await lockOrder(tx, null, params.id);
    const { id: order_id, currency, stage } = order;
    const amount = surplusOf(order);
    if (amount <= 0) throw new ServiceError('order_step_refused');
    if (body.amount !== amount) throw new ServiceError('validation_failed', { fields: { amount: 'invalid' } });
    const id = randomUUIDv7();
    const kept = await tx
      .insertInto('repayments')
      .values({ id, order_id, amount, currency, reference: body.reference, at: now })
      .onConflict((conflict) => conflict.column('reference').doNothing())
      .executeTakeFirst();
    if (kept.numInsertedOrUpdatedRows === 0n)
      throw new ServiceError('validation_failed', { fields: { reference: 'invalid' } });
    const changed = tx.updateTable('orders').set({ paid: order.paid - amount, changed_at: now });
    await changed.where('id', '=', order_id).execute();
    const actor = actorOf('agency', session);
    await writeEvent(tx, { orderId: order_id, step: 'repay', stage, actor, note: body.reference }, now);
    await tellMoney(tx, order, 'repaid', now);
    const details = { repayment: id, order: order_id, amount };
    await recordEvent(tx, { event: 'payment-repaid', userId: session.userId, details }, now);
    return readDeskOrder(tx, order_id);
  });
}
