import { after, type Clock, DAY, MINUTE } from '../../clock.ts';
import type { Queries, Tx } from '../../db/database.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import type { JobHandlers } from '../../jobs/job-kinds.ts';
import { askAbout, giveUp, type Known } from './ask-about.ts';
import { findPayment } from './find-payment.ts';
import type { Gateways } from './gateways.ts';
import { type PaymentRow, recordOutcome } from './record-outcome.ts';

/** A person who pays is back by then; who is not, is looked for. */
export const FIRST_CHECK = 10 * MINUTE;
const NEXT_CHECK = 5 * MINUTE;

/** After this time nobody comes back to a gateway's page. */
const GIVE_UP = DAY;

export interface CheckDeps {
  readonly db: Queries;
  readonly clock: Clock;
  readonly gateways: Gateways;
}

/** Looks again later as long as nobody knows; in the end the payment is given up. */
async function goOn(tx: Tx, { id, created_at, state }: PaymentRow, isSilent: boolean, now: Date): Promise<void> {
  if (state !== 'pending' && !isSilent) return;
  if (after(created_at, GIVE_UP) > now) await enqueue(tx, 'payment-check', { paymentId: id }, after(now, NEXT_CHECK));
  else {
    const open = tx.updateTable('payments').set({ state: 'expired' }).where('id', '=', id);
    await open.where('state', '=', 'pending').execute();
  }
}

async function write(tx: Tx, payment: PaymentRow, known: Known, now: Date): Promise<void> {
  if (known.status !== 'silent') await recordOutcome(tx, payment, known, now);
  const then = await findPayment(tx, payment.id);
  if (then && then.state !== 'paid') await goOn(tx, then, known.status === 'silent', now);
}

/** Finds out about payments whose person never came back: the browser was closed, the service was down. */
export function paymentCheck({ db, clock, gateways }: CheckDeps): JobHandlers['payment-check'] {
  return async ({ paymentId }) => {
    const payment = await findPayment(db, paymentId);
    if (!payment || payment.state === 'paid') return;
    const known = await askAbout(gateways, payment);
    await db.transaction().execute((tx) => write(tx, payment, known, clock()));
    const order = await db.selectFrom('orders').select('stage').where('id', '=', payment.order_id).executeTakeFirst();
    if (order?.stage === 'cancelled') await giveUp(gateways, payment);
  };
}
