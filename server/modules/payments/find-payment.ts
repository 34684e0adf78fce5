import type { Gateway } from '#lib/contract/payments.ts';
import type { Queries } from '../../db/database.ts';
import type { PaymentRow } from './record-outcome.ts';

/** A payment by its id. */
export const findPayment = (db: Queries, id: string): Promise<PaymentRow | undefined> =>
  db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirst();

/** A payment by what its gateway calls it. */
export const findByAuthority = (db: Queries, gateway: Gateway, authority: string): Promise<PaymentRow | undefined> =>
  db
    .selectFrom('payments')
    .selectAll()
    .where('gateway', '=', gateway)
    .where('authority', '=', authority)
    .executeTakeFirst();
