import { GatewayError, type PaymentOutcome } from '../../adapters/payments/gateway.ts';
import type { PaymentRow } from './find-payment.ts';
import type { Gateways } from './gateways.ts';

/** What is known of a payment; `silent` when its gateway does not say, and then nothing is. */
export type Known = PaymentOutcome | { readonly status: 'silent' };

/**
 * Asks the gateway about a payment. One that was never handed to the gateway is open, and nobody can pay it. A gateway
 * that the settings no longer name is silent.
 */
export async function askAbout(gateways: Gateways, payment: PaymentRow): Promise<Known> {
  const { authority, amount, currency } = payment;
  if (authority === null) return { status: 'open' };
  const gateway = gateways.get(payment.gateway);
  if (!gateway) return { status: 'silent' };
  try {
    return await gateway.check({ authority, amount, currency });
  } catch (error) {
    if (error instanceof GatewayError) return { status: 'silent' };
    throw error;
  }
}

/** Closes the page of a payment, if its gateway can be reached; what is paid all the same is still found. */
async function giveUp(gateways: Gateways, { gateway, authority }: PaymentRow): Promise<void> {
  if (authority === null) return;
  try {
    await gateways.get(gateway)?.giveUp?.(authority);
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
  }
}

/** Closes the page of a payment that nobody is to pay any more, and asks what became of it. */
export async function giveUpAndAsk(gateways: Gateways, payment: PaymentRow): Promise<Known> {
  await giveUp(gateways, payment);
  return askAbout(gateways, payment);
}
