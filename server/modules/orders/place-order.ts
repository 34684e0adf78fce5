import { randomUUIDv7 } from 'node:crypto';
import { sql } from 'kysely';
import type { OrderRequest } from '#lib/contract/order-calls.ts';
import type { Tx } from '../../db/database.ts';
import { ServiceError } from '../../http/problem.ts';
import { priceOf } from '../plans/price-of.ts';
import { tellStaff } from './mail-staff.ts';
import { newReference } from './order-reference.ts';
import { type Actor, writeEvent } from './write-event.ts';

/** Requests of one customer that wait for the agency or were opened in a chat. */
const OPEN_REQUESTS = 50;

async function assertRoom(tx: Tx, customerId: string): Promise<void> {
  // Two requests of one customer take turns, so that neither counts before the other is written.
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`orders ${customerId}`}, 0))`.execute(tx);
  const open = await tx
    .selectFrom('orders')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('stage', 'in', ['requested', 'chat_opened'])
    .limit(OPEN_REQUESTS)
    .execute();
  if (open.length >= OPEN_REQUESTS) throw new ServiceError('list_full');
}

/**
 * Places an order at the catalogue's price of today, and gives its id. A price that is a range is agreed later.
 * @throws {ServiceError} `validation_failed` for a plan or a currency the catalogue does not have, `list_full`
 */
export async function placeOrder(
  tx: Tx,
  customerId: string,
  asked: OrderRequest,
  actor: Actor,
  now: Date,
): Promise<string> {
  const { planId, currency, channel, note = null } = asked;
  const price = priceOf(planId, currency);
  if (!price) {
    const field = priceOf(planId, 'USD') ? 'currency' : 'planId';
    throw new ServiceError('validation_failed', { fields: { [field]: 'invalid' } });
  }
  await assertRoom(tx, customerId);
  const id = randomUUIDv7();
  const stage = channel === 'site' ? 'requested' : 'chat_opened';
  await tx
    .insertInto('orders')
    .values({
      id,
      customer_id: customerId,
      reference: newReference(),
      plan_id: planId,
      channel,
      stage,
      currency,
      price_from: price.from,
      price_to: price.to ?? null,
      amount: price.to === undefined ? price.from : null,
      note,
      created_at: now,
      changed_at: now,
    })
    .execute();
  await writeEvent(tx, { orderId: id, step: 'place', stage, actor, note }, now);
  // Of a chat nobody knows whether it was sent; the message itself reaches the staff.
  if (stage === 'requested') await tellStaff(tx, id, 'requested', now);
  return id;
}
