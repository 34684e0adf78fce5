import { type PaymentResult, verifyPayment } from '#lib/contract/payments.ts';
import { ApiError } from '#lib/http/api-error.ts';
import { call } from '#lib/http/call.ts';
import type { PaymentOutcome } from './outcome.ts';

/** An answer, or the outcome that a missing one amounts to. */
export interface Answer {
  readonly outcome: PaymentOutcome;
  readonly result?: PaymentResult;
}

/** Long enough for a service that asks a slow gateway twice. */
const PATIENCE_MS = 20_000;

/** A failure says nothing about the money: the service was not reached, or it knows no such call. */
const outcomeOf = (error: unknown): PaymentOutcome =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429
    ? 'unknown'
    : 'unreached';

/** Asks the service how a payment went. Never throws, and may be repeated at will. */
export async function askService(params: Readonly<Record<string, string>>, signal: AbortSignal): Promise<Answer> {
  try {
    const limit = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]);
    const result = await call(verifyPayment, { body: { params }, signal: limit });
    return { outcome: result.status, result };
  } catch (error) {
    return { outcome: outcomeOf(error) };
  }
}
