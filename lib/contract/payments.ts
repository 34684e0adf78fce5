import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { UNSAFE_ERRORS, WRITE_ERRORS } from './errors.ts';
import { locale } from './fields.ts';
import { Currency, Money } from './money.ts';

/** Who takes the money. `sandbox` is a page of the service itself, for trying out: no money moves. */
export const Gateway = z.enum(['sandbox', 'zarinpal', 'stripe']);
export type Gateway = z.infer<typeof Gateway>;

/** The gateways that are set up, for the buttons of the pay panel. */
export const listGateways = endpoint({
  method: 'GET',
  path: 'payments/gateways',
  access: 'anyone',
  summary: 'Gateways that are set up, with the currencies they take.',
  reply: z.object({ items: z.array(z.object({ id: Gateway, currencies: z.array(Currency) })) }),
  success: 200,
  errors: [],
});

/**
 * Begins to pay what is due for an order; the page then opens `redirectUrl`. The amount is the order's: none is sent.
 * Asked again while a payment of the same order and gateway is open, it gives the same address. The gateway leads back
 * to the page `payment-verify` in the language of `locale`.
 */
export const startPayment = endpoint({
  method: 'POST',
  path: 'payments',
  access: 'customer',
  summary: 'Begins to pay what is due for an order.',
  body: z.strictObject({ orderId: z.uuid(), gateway: Gateway, locale }),
  reply: z.object({ redirectUrl: z.string() }),
  success: 201,
  errors: [...WRITE_ERRORS, 'session_expired', 'not_found', 'nothing_to_pay', 'payment_unclear', 'gateway_unavailable'],
});

/**
 * - `paid`: the money has arrived, and this call has seen it first;
 * - `already`: it was confirmed before: the same success, so that a reload is safe;
 * - `pending`: not known yet (the gateway is silent, or the person is still paying): ask again after `retryAfter`;
 * - `cancelled`, `failed`: nothing was charged;
 * - `unclear`: money may have moved, and a person of the staff looks: nobody should pay again before that;
 * - `unknown`: no payment carries these parameters.
 */
const PAYMENT_STATUSES = ['paid', 'already', 'pending', 'cancelled', 'failed', 'unclear', 'unknown'] as const;

export const PaymentResult = z.object({
  status: z.enum(PAYMENT_STATUSES),
  /** `null` only for `unknown`. */
  orderId: z.uuid().nullable(),
  /** What people call the order: `A-7KQ2-M4XT`. */
  orderReference: z.string().nullable(),
  amount: Money.nullable(),
  gateway: Gateway.nullable(),
  /** Number of the payment at the gateway, for a receipt or a question; `null` until it is paid. */
  reference: z.string().nullable(),
  /** When it was paid: ISO 8601, UTC. */
  paidAt: z.iso.datetime().nullable(),
  /** No money moved: the sandbox. */
  isTest: z.boolean(),
  /** Seconds until asking again makes sense; with `pending`. */
  retryAfter: z.int().nullable(),
});
export type PaymentResult = z.infer<typeof PaymentResult>;

/** More than a gateway sends: what is longer was not made by one. */
const ReturnParameter = z.string().max(500);

/**
 * Says how a payment went. The page sends the parameters of its own address as they are. The service looks up its own
 * payment by `payment`, asks the gateway, and believes no other parameter. It may be called any number of times, by
 * whoever was led back: another browser than the one that began has no session.
 */
export const verifyPayment = endpoint({
  method: 'POST',
  path: 'payments/verify',
  access: 'anyone',
  summary: 'Says how a payment went, from the parameters the gateway led back with.',
  body: z.strictObject({
    params: z
      .record(z.string().max(60), ReturnParameter)
      .refine((params) => Object.keys(params).length <= 20, { error: 'too_long' }),
  }),
  reply: PaymentResult,
  success: 200,
  errors: UNSAFE_ERRORS,
});
