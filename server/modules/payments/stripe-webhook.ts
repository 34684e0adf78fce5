import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { isFromStripe } from '../../adapters/payments/stripe-signature.ts';
import { ServiceError } from '../../http/problem.ts';
import type { ModuleDeps } from '../module-deps.ts';
import { askAbout } from './ask-about.ts';
import { findByAuthority } from './find-payment.ts';
import { recordOutcome } from './record-outcome.ts';

const Event = z.object({ type: z.string(), data: z.object({ object: z.object({ id: z.string() }) }) });

/** The events that are about a payment of ours; all others are taken and forgotten. */
const ABOUT_SESSION = /^checkout\.session\./;

function sessionOf(body: string): string | undefined {
  try {
    const { type, data } = Event.parse(JSON.parse(body));
    return ABOUT_SESSION.test(type) ? data.object.id : undefined;
  } catch {
    return undefined;
  }
}

/** Where Stripe sends its messages. */
export const STRIPE_WEBHOOK = 'payments/webhooks/stripe';

/**
 * Takes Stripe's messages. They come twice and out of order, so one only says which payment to ask about: what counts
 * is the answer to that.
 */
export function registerStripeWebhook(api: FastifyInstance, deps: ModuleDeps): void {
  const { config, database, clock, gateways } = deps;
  if (!gateways.has('stripe')) return;
  void api.register((scope, _, registered) => {
    // The signature is of the bytes, so nothing may parse them first.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_, body, done) => done(null, body));
    scope.post(`/${STRIPE_WEBHOOK}`, async (request, reply) => {
      const now = clock();
      const body = String(request.body);
      const header = request.headers['stripe-signature'];
      if (!isFromStripe(config.payments.stripe.webhookSecret, header, body, now))
        throw new ServiceError('invalid_request', { detail: 'The signature is not right.' });
      const session = sessionOf(body);
      const payment = session && (await findByAuthority(database.db, 'stripe', session));
      if (!payment) return reply.send({});
      const known = await askAbout(gateways, payment);
      // Stripe sends it again later.
      if (known.status === 'silent') throw new ServiceError('unavailable', { retryAfter: 60 });
      await database.db.transaction().execute((tx) => recordOutcome(tx, payment, known, now));
      return reply.send({});
    });
    registered();
  });
}
