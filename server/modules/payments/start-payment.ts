import { randomUUIDv7 } from 'node:crypto';
import type { startPayment as startCall } from '#lib/contract/payments.ts';
import { findLanguageByLocale } from '#lib/i18n/languages.ts';
import { pathOf } from '#lib/pages/paths.ts';
import { GatewayError, type PaymentGateway } from '../../adapters/payments/gateway.ts';
import { after, MINUTE } from '../../clock.ts';
import type { Queries, Tx } from '../../db/database.ts';
import type { Call } from '../../http/call.ts';
import { ServiceError } from '../../http/problem.ts';
import { countHit, type Limit } from '../../http/rate-limit.ts';
import { serviceOrigin } from '../../http/scheme.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { recordEvent } from '../audit/record-event.ts';
import type { ModuleDeps } from '../module-deps.ts';
import { dueOf } from '../orders/amount-due.ts';
import type { OrderRow } from '../orders/order-summary.ts';
import { lockOrder } from '../orders/step-order.ts';
import { askAbout, giveUpAndAsk } from './ask-about.ts';
import { expirePayment, FIRST_CHECK, mayHavePaid } from './check-payment.ts';
import { findUnclear, findUnclosed, type PaymentRow } from './find-payment.ts';
import { paymentToken } from './payment-token.ts';
import { recordOutcome } from './record-outcome.ts';

type StartCall = Call<typeof startCall>;

/** Of a person: customers behind one address do not stand in each other's way. */
const PAYMENTS: Limit = { name: 'payment-10-minutes', hits: 10, window: 10 * MINUTE };

/** A gateway's page is good for at least so long. */
const PAGE_LIFE = 15 * MINUTE;

const openPayment = (db: Queries, orderId: string): Promise<PaymentRow | undefined> =>
  db
    .selectFrom('payments')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('state', '=', 'pending')
    .executeTakeFirst();

const isUsable = ({ state, gateway, created_at }: PaymentRow, { id }: PaymentGateway, now: Date): boolean =>
  state === 'pending' && gateway === id && after(created_at, PAGE_LIFE) > now;

/**
 * A payment that was begun may have been paid by now: then there is nothing to begin. The pages of all that are not taken
 * up again are closed first, so that an order has one page to pay at.
 */
async function settleBegun(
  { database: { db }, gateways }: ModuleDeps,
  { body, now }: StartCall,
  gateway: PaymentGateway,
): Promise<void> {
  const begun = await findUnclosed(db, body.orderId);
  const known = await Promise.all(
    begun.map((payment) => (isUsable(payment, gateway, now) ? askAbout : giveUpAndAsk)(gateways, payment)),
  );
  await db.transaction().execute(async (tx) => {
    for (const [at, payment] of begun.entries()) {
      const answer = known[at];
      if (!answer || answer.status === 'silent') continue;
      await recordOutcome(tx, payment, answer, now);
      if (payment.state === 'unclear' && !mayHavePaid(gateways, payment, answer)) await expirePayment(tx, payment.id);
    }
  });
}

interface Prepared {
  readonly payment: PaymentRow;
  readonly order: OrderRow;
}

/** Writes the payment before the gateway hears of it. What was begun and not paid is taken up again, or given up. */
async function prepare(
  tx: Tx,
  { body, session, now }: StartCall,
  gateway: PaymentGateway,
  returnPage: string,
): Promise<Prepared> {
  const order = await lockOrder(tx, session.userId, body.orderId);
  const amount = dueOf(order);
  if (amount <= 0 || !gateway.currencies.includes(order.currency)) throw new ServiceError('nothing_to_pay');
  if ((await findUnclear(tx, order.id)).length > 0) throw new ServiceError('payment_unclear');
  const open = await openPayment(tx, order.id);
  if (open && open.amount === amount && isUsable(open, gateway, now)) return { payment: open, order };
  if (open) {
    await tx.updateTable('payments').set({ state: 'expired' }).where('id', '=', open.id).execute();
    await enqueue(tx, 'payment-check', { paymentId: open.id }, now);
  }
  const id = randomUUIDv7();
  const payment = await tx
    .insertInto('payments')
    .values({
      id,
      order_id: order.id,
      gateway: gateway.id,
      amount,
      currency: order.currency,
      return_page: returnPage,
      state: 'pending',
      created_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await enqueue(tx, 'payment-check', { paymentId: id }, after(now, FIRST_CHECK));
  await recordEvent(tx, { event: 'payment-started', userId: session.userId, details: { gateway: gateway.id } }, now);
  return { payment, order };
}

/** The page that says how it went, at the origin that asks, which the token's check has seen; else at the service's own. */
function returnPageOf({ config }: ModuleDeps, call: StartCall): string {
  const site = config.siteUrl ?? call.request.headers.origin ?? serviceOrigin(call.request);
  return site + pathOf('payment-verify', findLanguageByLocale(call.body.locale) ?? 'en');
}

async function begin(deps: ModuleDeps, call: StartCall, gateway: PaymentGateway, { payment, order }: Prepared) {
  const returnUrl = `${payment.return_page}?payment=${paymentToken(deps.keys, payment.id)}`;
  const serviceUrl = serviceOrigin(call.request);
  const { id, amount, currency } = payment;
  try {
    return await gateway.begin({ id, reference: order.reference, amount, currency, returnUrl, serviceUrl });
  } catch (error) {
    if (error instanceof GatewayError) throw new ServiceError('gateway_unavailable');
    throw error;
  }
}

/**
 * Keeps what the gateway calls the payment; of two that began it at once the first counts, for both. One that was given up
 * meanwhile is nobody's to pay: its page is closed by a job.
 */
async function keepAuthority(
  tx: Tx,
  id: string,
  begun: { authority: string; redirectUrl: string },
  now: Date,
): Promise<{ redirectUrl: string } | ServiceError> {
  await tx
    .updateTable('payments')
    .set({ authority: begun.authority, redirect_url: begun.redirectUrl })
    .where('id', '=', id)
    .where('authority', 'is', null)
    .execute();
  const columns = tx.selectFrom('payments').select(['state', 'redirect_url']);
  const { state, redirect_url } = await columns.where('id', '=', id).executeTakeFirstOrThrow();
  if (state === 'pending') return { redirectUrl: redirect_url ?? begun.redirectUrl };
  await enqueue(tx, 'payment-check', { paymentId: id }, now);
  return new ServiceError('nothing_to_pay');
}

/**
 * Begins to pay what is due for an order; gives the address of the gateway's page.
 * @throws {ServiceError} `not_found`, `nothing_to_pay`, `payment_unclear`, `gateway_unavailable`
 */
export async function startPayment(deps: ModuleDeps, call: StartCall): Promise<{ redirectUrl: string }> {
  const { body, now, commit, session } = call;
  const gateway = deps.gateways.get(body.gateway);
  if (!gateway) throw new ServiceError('validation_failed', { fields: { gateway: 'invalid' } });
  const { db } = deps.database;
  const own = await db
    .selectFrom('orders')
    .select('id')
    .where('id', '=', body.orderId)
    .where('customer_id', '=', session.userId)
    .executeTakeFirst();
  if (!own) throw new ServiceError('not_found');
  await countHit(db, { limit: PAYMENTS, subject: session.userId, factor: deps.config.rateLimitFactor, now });
  await settleBegun(deps, call, gateway);
  const prepared = await db.transaction().execute((tx) => prepare(tx, call, gateway, returnPageOf(deps, call)));
  const { id, redirect_url } = prepared.payment;
  if (redirect_url !== null) return commit([], async () => ({ redirectUrl: redirect_url }));
  const begun = await begin(deps, call, gateway, prepared);
  return commit([], (tx) => keepAuthority(tx, id, begun, now));
}
