import { stripeSignature } from '#server/adapters/payments/stripe-signature.ts';
import { type FakeAnswer, type FakeCall, type FakeServer, startFakeServer } from './fake-server.ts';

interface CheckoutSession {
  readonly id: string;
  readonly object: 'checkout.session';
  readonly url: string;
  readonly client_reference_id: string;
  readonly amount_total: number;
  readonly currency: string;
  readonly success_url: string;
  readonly cancel_url: string;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'unpaid' | 'paid';
  payment_intent: string | null;
}

export const STRIPE_KEY = 'sk_test_of_the_tests';
export const WEBHOOK_SECRET = 'whsec_of_the_tests';

/** Stripe's Checkout API as it is published; the person at its page is the test. */
export interface FakeStripe extends FakeServer {
  readonly sessions: ReadonlyMap<string, CheckoutSession>;
  decide(redirectUrl: string, decision: 'pay' | 'fail' | 'leave'): string;
  /** A message about a session, and the header that signs it. */
  message(redirectUrl: string, type: string, now: Date): { body: string; signature: string };
}

const refuse = (status: number, message: string): FakeAnswer => ({ status, json: { error: { message } } });

export async function startFakeStripe(): Promise<FakeStripe> {
  const sessions = new Map<string, CheckoutSession>();
  const byKey = new Map<string, { body: string; session: CheckoutSession }>();

  function create(body: string, key: string): FakeAnswer {
    const known = byKey.get(key);
    if (known) return known.body === body ? { status: 200, json: known.session } : refuse(400, 'idempotency');
    const form = new URLSearchParams(body);
    const amount = Number(form.get('line_items[0][price_data][unit_amount]'));
    const success_url = form.get('success_url') ?? '';
    if (form.get('mode') !== 'payment' || !(amount >= 50) || !success_url.includes('{CHECKOUT_SESSION_ID}'))
      return refuse(400, 'invalid request');
    const id = `cs_test_${sessions.size + 1}`;
    const session: CheckoutSession = {
      id,
      object: 'checkout.session',
      url: `https://checkout.stripe.test/c/pay/${id}`,
      client_reference_id: form.get('client_reference_id') ?? '',
      amount_total: amount * Number(form.get('line_items[0][quantity]')),
      currency: form.get('line_items[0][price_data][currency]') ?? '',
      success_url,
      cancel_url: form.get('cancel_url') ?? '',
      status: 'open',
      payment_status: 'unpaid',
      payment_intent: null,
    };
    sessions.set(id, session);
    byKey.set(key, { body, session });
    return { status: 200, json: session };
  }

  const server = await startFakeServer(({ method, path, headers, body }: FakeCall) => {
    if (headers.authorization !== `Bearer ${STRIPE_KEY}`) return refuse(401, 'invalid key');
    if (method === 'POST' && path === '/v1/checkout/sessions') return create(body, String(headers['idempotency-key']));
    const [, id = '', action] = path.replace('/v1/checkout/sessions', '').split('/');
    const session = sessions.get(id);
    if (session && action === 'expire') {
      if (method !== 'POST' || session.status !== 'open') return refuse(400, 'not open');
      session.status = 'expired';
    }
    return session ? { status: 200, json: session } : refuse(404, 'no such session');
  });

  const sessionOf = (redirectUrl: string): CheckoutSession => {
    const session = sessions.get(redirectUrl.split('/').at(-1) ?? '');
    if (!session) throw new Error(`Stripe has no page ${redirectUrl}`);
    return session;
  };

  return Object.assign(server, {
    sessions,
    decide: (redirectUrl: string, decision: 'pay' | 'fail' | 'leave') => {
      const session = sessionOf(redirectUrl);
      const { id } = session;
      if (decision === 'pay')
        Object.assign(session, { status: 'complete', payment_status: 'paid', payment_intent: `pi_${id}` });
      if (decision === 'fail') session.status = 'expired';
      return decision === 'pay' ? session.success_url.replace('{CHECKOUT_SESSION_ID}', id) : session.cancel_url;
    },
    message: (redirectUrl: string, type: string, now: Date) => {
      const seconds = Math.floor(now.getTime() / 1000);
      const body = JSON.stringify({ id: 'evt_1', object: 'event', type, data: { object: sessionOf(redirectUrl) } });
      return { body, signature: `t=${seconds},v1=${stripeSignature(WEBHOOK_SECRET, body, seconds)}` };
    },
  });
}
