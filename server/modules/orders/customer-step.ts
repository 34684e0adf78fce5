import type { stepOrder as stepCall } from '#lib/contract/order-calls.ts';
import type { Order } from '#lib/contract/orders.ts';
import type { Call } from '../../http/call.ts';
import { answerDeliverables } from './hand-over.ts';
import { tellStaff } from './mail-staff.ts';
import { readOrder } from './read-order.ts';
import { lockOrder, stepOrder } from './step-order.ts';
import { actorOf } from './write-event.ts';

const REASONS = { send: 'requested', approve: 'approved', ask_changes: 'changes', cancel: 'cancelled' } as const;

/** A step of the customer, of which the staff is told. What was handed over gets the customer's word with it. */
export async function customerStep({ body, params, session, now, commit }: Call<typeof stepCall>): Promise<Order> {
  const { userId } = session;
  return commit([], async (tx) => {
    const order = await lockOrder(tx, userId, params.id);
    await stepOrder(tx, order, { ...body, actor: actorOf('customer', session) }, now);
    await tellStaff(tx, order.id, REASONS[body.step], now);
    if (body.step === 'approve') await answerDeliverables(tx, order.id, 'approved');
    if (body.step === 'ask_changes') await answerDeliverables(tx, order.id, 'changes');
    return readOrder(tx, userId, order.id);
  });
}
