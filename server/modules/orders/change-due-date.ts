import type { changeOrderAtDesk, DeskOrder } from '#lib/contract/order-calls.ts';
import type { Call } from '../../http/call.ts';
import { ServiceError } from '../../http/problem.ts';
import { recordEvent } from '../audit/record-event.ts';
import { dueAfter } from './due-date.ts';
import { readDeskOrder } from './read-order.ts';
import { nextActor } from './stages.ts';
import { lockOrder } from './step-order.ts';
import { tellNews } from './tell-customer.ts';
import { actorOf, writeEvent } from './write-event.ts';

/**
 * Agrees another due date, which the history tells of.
 * @throws {ServiceError} `order_step_refused` for an order that is over
 */
export async function changeDueDate(call: Call<typeof changeOrderAtDesk>): Promise<DeskOrder> {
  const { body, params, session, now, commit } = call;
  return commit([], async (tx) => {
    const order = await lockOrder(tx, null, params.id);
    if (nextActor(order.stage) === null) throw new ServiceError('order_step_refused');
    const agreed = body.dueAt === null ? null : new Date(body.dueAt);
    // What the clock stood before is in the new date already.
    const due = dueAfter({ due_at: agreed, paused_at: null }, order.stage, now);
    await tx
      .updateTable('orders')
      .set({ ...due, changed_at: now })
      .where('id', '=', order.id)
      .execute();
    const actor = actorOf('agency', session);
    const event = { orderId: order.id, step: 'due', stage: order.stage, actor, note: null, dueAt: agreed } as const;
    await writeEvent(tx, event, now);
    await tellNews(tx, order, 'due', now);
    const details = { order: order.id, step: 'due' };
    await recordEvent(tx, { event: 'order-step', userId: session.userId, details }, now);
    return readDeskOrder(tx, order.id);
  });
}
