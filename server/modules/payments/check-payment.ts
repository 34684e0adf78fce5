import { after, type Clock, DAY, HOUR, MINUTE } from '../../clock.ts';
import type { Queries, Tx } from '../../db/database.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import type { JobHandlers } from '../../jobs/job-kinds.ts';
import { recordEvent } from '../audit/record-event.ts';
import { tellStaff } from '../orders/mail-staff.ts';
import { askAbout, giveUpAndAsk, type Known } from './ask-about.ts';
import { askForUnconfirmed, checkForgotten } from './find-forgotten.ts';
import { findPayment, type PaymentRow } from './find-payment.ts';
import type { Gateways } from './gateways.ts';
import { recordOutcome } from './record-outcome.ts';

/** A person who pays is back by then; who is not, is looked for. */
export const FIRST_CHECK = 10 * MINUTE;
const NEXT_CHECK = 5 * MINUTE;

/** After this time nobody comes back to a gateway's page. */
const GIVE_UP = DAY;

/** What is not known by then is asked about more seldom, for as long as a gateway may be away. */
const LATE_CHECK = 6 * HOUR;
const LAST_CHECK = 30 * DAY;

export interface CheckDeps {
  readonly db: Queries;
  readonly clock: Clock;
  readonly gateways: Gateways;
}

const isLate = ({ created_at }: PaymentRow, now: Date): boolean => after(created_at, GIVE_UP) <= now;

/** Nobody has to ask any more: it is paid or closed, a person looks at its money, or no gateway knows it. */
const isSettled = ({ state, is_closed, reference, authority }: PaymentRow): boolean =>
  state === 'paid' || is_closed || reference !== null || (authority === null && state !== 'pending');

/** Gives up a payment of which the gateway knows no money; one with money of another amount stays a person's. */
export async function expirePayment(tx: Tx, id: string): Promise<void> {
  const open = tx.updateTable('payments').set({ state: 'expired' }).where('id', '=', id);
  await open.where('state', 'in', ['pending', 'unclear']).where('reference', 'is', null).execute();
}

/** Whether money may be on its way: the gateway does not say, or a page that it was told to close is not closed. */
export function mayHavePaid(gateways: Gateways, { gateway, authority }: PaymentRow, { status }: Known): boolean {
  return status === 'silent' || (authority !== null && gateways.get(gateway)?.giveUp !== undefined);
}

/** Leaves a payment to a person, and tells the staff once. */
async function leaveToPerson(tx: Tx, { id, order_id, gateway }: PaymentRow, now: Date): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('payments')
    .set({ state: 'unclear' })
    .where('id', '=', id)
    .where('state', 'not in', ['paid', 'unclear'])
    .where('is_closed', '=', false)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) return;
  await recordEvent(tx, { event: 'payment-unclear', details: { payment: id, gateway } }, now);
  await tellStaff(tx, order_id, 'unclear', now);
}

/** Looks again later as long as nobody knows; what is unpaid after a day is given up. */
async function goOn(tx: Tx, payment: PaymentRow, isUncertain: boolean, now: Date): Promise<void> {
  const { id, created_at } = payment;
  const again = (pause: number) => enqueue(tx, 'payment-check', { paymentId: id }, after(now, pause));
  if (!isLate(payment, now)) await again(NEXT_CHECK);
  else if (isUncertain) {
    await leaveToPerson(tx, payment, now);
    if (after(created_at, LAST_CHECK) > now) await again(LATE_CHECK);
  } else await expirePayment(tx, id);
}

/** Finds out about payments whose person never came back, and closes the pages of those that were given up. */
export function paymentCheck({ db, clock, gateways }: CheckDeps): JobHandlers['payment-check'] {
  return async ({ paymentId }) => {
    const payment = await findPayment(db, paymentId);
    if (!payment || isSettled(payment)) return;
    const isGivenUp = payment.state !== 'pending' || isLate(payment, clock());
    const known = await (isGivenUp ? giveUpAndAsk : askAbout)(gateways, payment);
    // Once a payment, when its own day is over: two that were given up must not have each other asked about for ever.
    const isOver = payment.state === 'pending' && isLate(payment, clock());
    const unconfirmed = isOver ? await askForUnconfirmed(gateways, payment.gateway) : [];
    await db.transaction().execute(async (tx) => {
      const now = clock();
      await checkForgotten(tx, payment.gateway, unconfirmed, now);
      if (known.status !== 'silent') await recordOutcome(tx, payment, known, now);
      const then = await findPayment(tx, payment.id);
      if (then && !isSettled(then)) await goOn(tx, then, mayHavePaid(gateways, payment, known), now);
    });
  };
}
