import * as z from 'zod';
import { base, type Environment, list, missing } from './read-setting.ts';

/*
 * Who takes the money.
 *
 * | setting               | default      | meaning                                                                     |
 * |-----------------------|--------------|-----------------------------------------------------------------------------|
 * | PAYMENT_GATEWAYS      | sandbox      | sandbox (moves no money), zarinpal (toman), stripe (US dollars)             |
 * | ZARINPAL_MERCHANT_ID  | none         | needed with zarinpal                                                        |
 * | ZARINPAL_URL          | Zarinpal's   | address of its API and its pay page                                         |
 * | STRIPE_SECRET_KEY     | none         | needed with stripe                                                          |
 * | STRIPE_WEBHOOK_SECRET | none         | needed with stripe: signs what it sends to /api/payments/webhooks/stripe    |
 * | STRIPE_URL            | Stripe's     | address of its API                                                          |
 */

export const paymentSettings = {
  PAYMENT_GATEWAYS: list
    .pipe(z.array(z.enum(['sandbox', 'zarinpal', 'stripe'], 'must be of sandbox, zarinpal, stripe')))
    .default(['sandbox']),
  ZARINPAL_MERCHANT_ID: z.string().optional(),
  ZARINPAL_URL: base('https://payment.zarinpal.com'),
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  STRIPE_URL: base('https://api.stripe.com'),
};

const Settings = z.object(paymentSettings);

/** Rules that join settings. */
export function paymentProblems(given: Environment): string[] {
  const gateways = (given.PAYMENT_GATEWAYS ?? '').split(',').map((name) => name.trim());
  const needs = (name: string, settings: readonly string[]) =>
    gateways.includes(name) ? missing(given, settings, `the gateway ${name}`) : [];
  const hasBoth = gateways.includes('sandbox') && gateways.some((name) => name === 'zarinpal' || name === 'stripe');
  return [
    ...needs('zarinpal', ['ZARINPAL_MERCHANT_ID']),
    ...needs('stripe', ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET']),
    ...(hasBoth && given.NODE_ENV === 'production'
      ? ['PAYMENT_GATEWAYS: the sandbox approves every payment; it cannot stand beside a real gateway']
      : []),
  ];
}

export type PaymentConfig = ReturnType<typeof paymentConfig>;

/** The settings by what they are for. Where a name is needed, `paymentProblems` has seen to it. */
export function paymentConfig(settings: z.infer<typeof Settings>) {
  return {
    gateways: [...new Set(settings.PAYMENT_GATEWAYS)],
    zarinpal: { url: settings.ZARINPAL_URL, merchantId: settings.ZARINPAL_MERCHANT_ID ?? '' },
    stripe: {
      url: settings.STRIPE_URL,
      secretKey: settings.STRIPE_SECRET_KEY ?? '',
      webhookSecret: settings.STRIPE_WEBHOOK_SECRET ?? '',
    },
  } as const;
}
