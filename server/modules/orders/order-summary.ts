import type { Selectable } from 'kysely';
import type { OrderSummary } from '#lib/contract/orders.ts';
import type { OrdersTable } from '../../db/order-tables.ts';
import { nextActor } from './stages.ts';

export type OrderRow = Selectable<OrdersTable>;

/** An order as lists show it. */
export function summaryOf(row: OrderRow): OrderSummary {
  const { id, reference, plan_id, channel, stage, currency, price_from, price_to, amount, paid } = row;
  return {
    id,
    reference,
    planId: plan_id,
    channel,
    stage,
    next: nextActor(stage),
    price: { from: price_from, ...(price_to !== null && { to: price_to }), currency },
    amount: amount === null ? null : { amount, currency },
    paid: { amount: paid, currency },
    dueAt: row.due_at?.toISOString() ?? null,
    pausedAt: row.paused_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
    changedAt: row.changed_at.toISOString(),
  };
}
