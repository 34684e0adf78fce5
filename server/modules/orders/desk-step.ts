import type * as z from 'zod';
import type { DeskOrder, stepOrderAtDesk } from '#lib/contract/order-calls.ts';
import type { Call } from '../../http/call.ts';
import { ServiceError } from '../../http/problem.ts';
import { recordEvent } from '../audit/record-event.ts';
import { handOver } from './hand-over.ts';
import type { OrderRow } from './order-summary.ts';
import { readDeskOrder } from './read-order.ts';
import { lockOrder, type Step, stepOrder } from './step-order.ts';
import { actorOf } from './write-event.ts';

type Body = z.output<(typeof stepOrderAtDesk)['body']>;

/**
 * The amount that is agreed: the catalogue's, or one within its range.
 * @throws {ServiceError} `validation_failed` for one outside, or for none where there is a range
 */
function agreedAmount(order: OrderRow, amount: number | undefined): number {
  const agreed = amount ?? order.amount;
  if (agreed === null) throw new ServiceError('validation_failed', { fields: { amount: 'required' } });
  const isWithin = agreed >= order.price_from && agreed <= (order.price_to ?? order.price_from);
  if (!isWithin) throw new ServiceError('validation_failed', { fields: { amount: 'invalid' } });
  return agreed;
}

function changesOf(order: OrderRow, body: Body): NonNullable<Step['changes']> {
  if (body.step !== 'confirm') return {};
  return {
    amount: agreedAmount(order, body.amount),
    ...(body.dueAt !== undefined && { due_at: new Date(body.dueAt) }),
  };
}

/** A step of the agency, by one of its staff. */
export async function deskStep(call: Call<typeof stepOrderAtDesk>): Promise<DeskOrder> {
  const { body, params, session, now, commit } = call;
  return commit([], async (tx) => {
    const order = await lockOrder(tx, null, params.id);
    const changes = changesOf(order, body);
    await stepOrder(tx, order, { step: body.step, note: body.note, actor: actorOf('agency', session), changes }, now);
    if ('deliverable' in body && body.deliverable) {
      const handed = body.deliverable;
      await handOver(tx, { orderId: order.id, by: session.userId, handed, state: 'asked' }, now);
    }
    const details = { order: order.id, step: body.step };
    await recordEvent(tx, { event: 'order-step', userId: session.userId, details }, now);
    return readDeskOrder(tx, order.id);
  });
}
