import type { DeskOrder, handOverAtDesk } from '#lib/contract/order-calls.ts';
import type { Call } from '../../http/call.ts';
import { recordEvent } from '../audit/record-event.ts';
import { handOver } from './hand-over.ts';
import { readDeskOrder } from './read-order.ts';
import { lockOrder } from './step-order.ts';
import { tellNews } from './tell-customer.ts';

/** Hands something over for information: no step of the order, and nothing to answer. */
export async function showAtDesk(call: Call<typeof handOverAtDesk>): Promise<DeskOrder> {
  const { body, params, session, now, commit } = call;
  return commit([], async (tx) => {
    const order = await lockOrder(tx, null, params.id);
    await handOver(tx, { orderId: order.id, by: session.userId, handed: body, state: 'shown' }, now);
    await tellNews(tx, order, 'show', now);
    const details = { order: order.id, step: 'show' };
    await recordEvent(tx, { event: 'order-step', userId: session.userId, details }, now);
    return readDeskOrder(tx, order.id);
  });
}
