import type { Selectable } from 'kysely';
import type { Gateway } from '#lib/contract/payments.ts';
import type { Queries } from '../../db/database.ts';
import type { PaymentsTable } from '../../db/order-tables.ts';

export type PaymentRow = Selectable<PaymentsTable>;

/** A payment by its id. */
export const findPayment = (db: Queries, id: string): Promise<PaymentRow | undefined> =>
  db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirst();

/** Payments of an order that somebody may still pay at their gateways. */
export const findUnclosed = (db: Queries, orderId: string): Promise<PaymentRow[]> =>
  db
    .selectFrom('payments')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('state', '!=', 'paid')
    .where('is_closed', '=', false)
    .where('authority', 'is not', null)
    .where('reference', 'is', null)
    .orderBy('id')
    .execute();

/** Payments of an order that wait for a person. */
export const findUnclear = (db: Queries, orderId: string): Promise<PaymentRow[]> =>
  db
    .selectFrom('payments')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('state', '=', 'unclear')
    .orderBy('id')
    .execute();

/** A payment by what its gateway calls it. */
export const findByAuthority = (db: Queries, gateway: Gateway, authority: string): Promise<PaymentRow | undefined> =>
  db
    .selectFrom('payments')
    .selectAll()
    .where('gateway', '=', gateway)
    .where('authority', '=', authority)
    .executeTakeFirst();
