import { randomUUIDv7 } from 'node:crypto';
import type { confirmPayment as confirmCall } from '#lib/contract/desk-payments.ts';
import type { DeskOrder } from '#lib/contract/order-calls.ts';
import type { Call } from '../../http/call.ts';
import { ServiceError } from '../../http/problem.ts';
import { recordEvent } from '../audit/record-event.ts';
import { owedOf } from './amount-due.ts';
import { readDeskOrder } from './read-order.ts';
import { lockOrder, stepOrder } from './step-order.ts';
import { SERVICE } from './write-event.ts';

/**
 * Writes money into the books that somebody of the staff saw in the bank: all that is due, no more and no less. A payment
 * that was begun at a gateway is given up; what arrives there all the same is found as surplus.
 * @throws {ServiceError} `not_found`, `nothing_to_pay`; `validation_failed` for another amount, or a reference that was used
 */
export async function confirmPayment({
  params,
  body,
  session,
  now,
  commit,
}: Call<typeof confirmCall>): Promise<DeskOrder> {
  return commit([], async (tx) => {
    const order = await lockOrder(tx, null, params.id);
    const { id: order_id, currency } = order;
    const due = owedOf(order);
    if (due <= 0) throw new ServiceError('nothing_to_pay');
    if (body.amount !== due) throw new ServiceError('validation_failed', { fields: { amount: 'invalid' } });
    const id = randomUUIDv7();
    const kept = await tx
      .insertInto('payments')
      .values({
        id,
        order_id,
        gateway: 'transfer',
        amount: due,
        currency,
        return_page: '',
        state: 'paid',
        reference: body.reference,
        created_at: now,
        paid_at: now,
      })
      .onConflict((conflict) => conflict.columns(['gateway', 'reference']).doNothing())
      .executeTakeFirst();
    if (kept.numInsertedOrUpdatedRows === 0n)
      throw new ServiceError('validation_failed', { fields: { reference: 'invalid' } });
    const entry = { payment_id: id, order_id, amount: due, currency, is_surplus: false, at: now };
    await tx.insertInto('ledger').values(entry).execute();
    await stepOrder(tx, order, { step: 'pay', actor: SERVICE, changes: { paid: order.paid + due } }, now);
    const details = { payment: id, order: order_id, amount: due };
    await recordEvent(tx, { event: 'payment-confirmed', userId: session.userId, details }, now);
    return readDeskOrder(tx, order_id);
  });
}
