import * as z from 'zod';
import { askGateway } from './ask-gateway.ts';
import { GatewayError, type PaymentGateway, type PaymentOutcome } from './gateway.ts';

export interface ZarinpalSettings {
  readonly url: string;
  readonly merchantId: string;
}

/** Its amounts are rials here: `verify` takes no currency, and the toman of an order is ten of them. */
const RIALS = 10;

/** A failure has `data: []` and its code in `errors`, a success the other way round. */
const Answer = z.object({
  data: z
    .object({
      code: z.number(),
      authority: z.string().optional(),
      ref_id: z.union([z.number(), z.string()]).optional(),
      status: z.string().optional(),
    })
    .nullable()
    .catch(null),
  errors: z.object({ code: z.number() }).nullable().catch(null),
});

/** At most a hundred. */
const Unverified = z.object({ data: z.object({ authorities: z.array(z.object({ authority: z.string() })) }) });

/** Confirmed now, and confirmed before: the money is there both times. */
const CONFIRMED: readonly number[] = [100, 101];

/** Not (yet) paid; the session is over; no such payment. Everything else says nothing about the payment. */
const NOT_PAID = -51;
const NO_PAYMENT: readonly number[] = [-54, -55];

const OUTCOMES: Readonly<Record<string, PaymentOutcome['status']>> = { FAILED: 'failed', REVERSED: 'failed' };

/** Zarinpal, version 4: https://www.zarinpal.com/docs/paymentGateway/connectToGateway. */
export function zarinpal({ url, merchantId }: ZarinpalSettings, timeout: number): PaymentGateway {
  async function ask<Shape extends z.ZodType>(call: string, body: object, shape: Shape): Promise<z.output<Shape>> {
    const headers = { 'content-type': 'application/json', accept: 'application/json' };
    const init = { method: 'POST', headers, body: JSON.stringify({ merchant_id: merchantId, ...body }) };
    const { json } = await askGateway(`${url}/pg/v4/payment/${call}.json`, init, timeout);
    const parsed = shape.safeParse(json);
    if (!parsed.success) throw new GatewayError(`no answer to ${call}`);
    return parsed.data;
  }

  /** A payment that is not paid may still be under way in the bank. */
  async function unpaid(authority: string): Promise<PaymentOutcome> {
    const { data } = await ask('inquiry', { authority }, Answer);
    const status = OUTCOMES[data?.status ?? ''];
    return { status: status === 'failed' ? 'failed' : 'open' };
  }

  return {
    id: 'zarinpal',
    currencies: ['IRT'],
    begin: async ({ reference, amount, returnUrl }) => {
      const request = {
        amount: amount * RIALS,
        currency: 'IRR',
        callback_url: returnUrl,
        description: reference,
        metadata: { order_id: reference },
      };
      const { data, errors } = await ask('request', request, Answer);
      if (data?.code !== 100 || !data.authority) throw new GatewayError(`refused, code ${errors?.code ?? 'unknown'}`);
      return { authority: data.authority, redirectUrl: `${url}/pg/StartPay/${encodeURIComponent(data.authority)}` };
    },
    check: async ({ authority, amount, currency }) => {
      const { data, errors } = await ask('verify', { authority, amount: amount * RIALS }, Answer);
      if (data && CONFIRMED.includes(data.code) && data.ref_id !== undefined) {
        // It confirms no other amount than the one it is asked about (code -50).
        return { status: 'paid', amount, currency, reference: String(data.ref_id) };
      }
      if (errors?.code === NOT_PAID) return unpaid(authority);
      if (errors && NO_PAYMENT.includes(errors.code)) return { status: 'failed' };
      throw new GatewayError(`verify says ${errors?.code ?? data?.code ?? 'nothing'}`);
    },
    listUnconfirmed: async () =>
      (await ask('unVerified', {}, Unverified)).data.authorities.map(({ authority }) => authority),
  };
}
