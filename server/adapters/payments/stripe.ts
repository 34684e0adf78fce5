import * as z from 'zod';
import { askGateway } from './ask-gateway.ts';
import { GatewayError, type PaymentGateway, type PaymentOutcome } from './gateway.ts';

export interface StripeSettings {
  readonly url: string;
  readonly secretKey: string;
}

/** Pinned, so that an answer keeps its shape: https://docs.stripe.com/api/versioning. */
const VERSION = '2025-03-31.basil';

const CheckoutSession = z.object({
  id: z.string(),
  url: z.string().nullable(),
  status: z.enum(['open', 'complete', 'expired']).nullable(),
  payment_status: z.enum(['paid', 'unpaid', 'no_payment_required']),
  amount_total: z.int().nullable(),
  currency: z.string().nullable(),
  payment_intent: z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]).nullable(),
});
type CheckoutSession = z.output<typeof CheckoutSession>;

function outcomeOf(session: CheckoutSession): PaymentOutcome {
  const { id, status, payment_status, amount_total, currency, payment_intent } = session;
  if (payment_status === 'paid' && amount_total !== null) {
    if (currency !== 'usd') throw new GatewayError('paid in another currency');
    return { status: 'paid', amount: amount_total, currency: 'USD', reference: payment_intent ?? id };
  }
  // `complete` and not paid: a bank transfer that is under way.
  return { status: status === 'expired' ? 'failed' : 'open' };
}

/** The person comes back to the same page, with the session's id or with a word that the payment was left. */
function returnUrls(returnUrl: string) {
  const url = (query: string) => `${returnUrl}${returnUrl.includes('?') ? '&' : '?'}${query}`;
  // Stripe puts the id in the place of the braces, which must stand there as they are.
  return { success_url: url('session_id={CHECKOUT_SESSION_ID}'), cancel_url: url('Status=NOK') };
}

/** Stripe Checkout: https://docs.stripe.com/api/checkout/sessions. */
export function stripe({ url, secretKey }: StripeSettings, timeout: number): PaymentGateway {
  async function ask(path: string, init: RequestInit): Promise<CheckoutSession> {
    const headers = { authorization: `Bearer ${secretKey}`, 'stripe-version': VERSION, ...init.headers };
    const { status, json } = await askGateway(`${url}/v1/checkout/sessions${path}`, { ...init, headers }, timeout);
    const parsed = CheckoutSession.safeParse(json);
    if (status >= 400 || !parsed.success) throw new GatewayError(`answered ${status}`);
    return parsed.data;
  }
  return {
    id: 'stripe',
    currencies: ['USD'],
    begin: async ({ id, reference, amount, returnUrl }) => {
      const body = new URLSearchParams({
        mode: 'payment',
        client_reference_id: id,
        ...returnUrls(returnUrl),
        'line_items[0][quantity]': '1',
        'line_items[0][price_data][currency]': 'usd',
        'line_items[0][price_data][unit_amount]': String(amount),
        'line_items[0][price_data][product_data][name]': reference,
      });
      const session = await ask('', { method: 'POST', headers: { 'idempotency-key': id }, body });
      if (!session.url) throw new GatewayError('gave no page');
      return { authority: session.id, redirectUrl: session.url };
    },
    check: async ({ authority }) => outcomeOf(await ask(`/${encodeURIComponent(authority)}`, { method: 'GET' })),
    giveUp: async (authority) => {
      await ask(`/${encodeURIComponent(authority)}/expire`, { method: 'POST' });
    },
  };
}
