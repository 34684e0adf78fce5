import type { PaymentResult, verifyPayment as verifyCall } from '#lib/contract/payments.ts';
import type { Queries } from '../../db/database.ts';
import type { Call } from '../../http/call.ts';
import type { ModuleDeps } from '../module-deps.ts';
import { askAbout, giveUpAndAsk } from './ask-about.ts';
import { findPayment, type PaymentRow } from './find-payment.ts';
import { paymentOfToken } from './payment-token.ts';
import { recordOutcome } from './record-outcome.ts';

/** Seconds until a page asks again. */
const ASK_AGAIN = 5;

const UNKNOWN: PaymentResult = {
  status: 'unknown',
  orderId: null,
  orderReference: null,
  amount: null,
  gateway: null,
  reference: null,
  paidAt: null,
  isTest: false,
  retryAfter: null,
};

async function resultOf(db: Queries, payment: PaymentRow, status: PaymentResult['status']): Promise<PaymentResult> {
  const { order_id, gateway, amount, currency } = payment;
  const orders = db.selectFrom('orders').select('reference').where('id', '=', order_id);
  const { reference } = await orders.executeTakeFirstOrThrow();
  return {
    status,
    orderId: order_id,
    orderReference: reference,
    amount: { amount, currency },
    gateway: gateway === 'transfer' ? null : gateway,
    reference: status === 'unclear' ? null : payment.reference,
    paidAt: payment.paid_at?.toISOString() ?? null,
    isTest: gateway === 'sandbox',
    retryAfter: status === 'pending' ? ASK_AGAIN : null,
  };
}

/** The gateway's own word that the person left: believed only where no money says otherwise. */
const hasLeft = (params: Readonly<Record<string, string>>): boolean => params.Status === 'NOK';

const CANCELLED = { status: 'cancelled' } as const;

/** What a page is told of a payment that is not paid. */
function unpaidStatus({ state }: PaymentRow): PaymentResult['status'] {
  if (state === 'cancelled' || state === 'failed' || state === 'unclear') return state;
  return state === 'expired' ? 'failed' : 'pending';
}

/** Says how a payment went: asks the gateway, writes it down, and gives the same answer to every repetition. */
export async function verifyPayment(
  { keys, database, gateways }: ModuleDeps,
  { body: { params }, now, commit }: Call<typeof verifyCall>,
): Promise<PaymentResult> {
  const { db } = database;
  const id = paymentOfToken(keys, params.payment);
  const payment = id === undefined ? undefined : await findPayment(db, id);
  if (!payment) return UNKNOWN;
  if (payment.state === 'paid') return resultOf(db, payment, 'already');
  const asked = await askAbout(gateways, payment);
  if (asked.status === 'silent') return resultOf(db, payment, unpaidStatus(payment));
  // A page that the person has left must not stay open beside the next one.
  const isLeft = asked.status === 'open' && hasLeft(params);
  const known = isLeft ? await giveUpAndAsk(gateways, payment) : asked;
  const recorded = await commit([], async (tx) => {
    if (isLeft) await recordOutcome(tx, payment, CANCELLED, now);
    return known.status === 'silent' ? 'noted' : recordOutcome(tx, payment, known, now);
  });
  const after = (await findPayment(db, payment.id)) ?? payment;
  if (after.state === 'paid') return resultOf(db, after, recorded === 'paid' ? 'paid' : 'already');
  return resultOf(db, after, unpaidStatus(after));
}
