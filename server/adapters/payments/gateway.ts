import type { Currency } from '#lib/contract/money.ts';
import type { Gateway } from '#lib/contract/payments.ts';

/** What is to be paid. Amounts are minor units of the currency. */
export interface PaymentRequest {
  /** Our id of the payment: the same request again is the same payment where the gateway can tell. */
  readonly id: string;
  /** What the order is called, for the gateway's page and its receipts. */
  readonly reference: string;
  readonly amount: number;
  readonly currency: Currency;
  /** Where the person comes back to. Its query is ours to keep. */
  readonly returnUrl: string;
  /** Address of this service as the person reaches it. */
  readonly serviceUrl: string;
}

export interface BegunPayment {
  /** What the gateway calls the payment. */
  readonly authority: string;
  readonly redirectUrl: string;
}

export type AskedPayment = Pick<PaymentRequest, 'amount' | 'currency'> & { readonly authority: string };

/** What a gateway says of a payment. `open`: the person may still pay. */
export type PaymentOutcome =
  | {
      readonly status: 'paid';
      readonly amount: number;
      readonly currency: Currency;
      /** Number of the movement of the money. */
      readonly reference: string;
    }
  | { readonly status: 'open' | 'cancelled' | 'failed' };

/** Somebody who takes money. Asking twice about a payment changes nothing; confirming one twice is one payment. */
export interface PaymentGateway {
  readonly id: Gateway;
  readonly currencies: readonly Currency[];
  /** @throws {GatewayError} */
  begin(request: PaymentRequest): Promise<BegunPayment>;
  /** Asks what became of a payment, and confirms it where the gateway wants that. @throws {GatewayError} */
  check(payment: AskedPayment): Promise<PaymentOutcome>;
  /** Closes the page of a payment that nobody is to pay any more, where the gateway can. @throws {GatewayError} */
  giveUp?(authority: string): Promise<void>;
  /** What it calls payments whose money waits to be confirmed, where it has a list of them. @throws {GatewayError} */
  listUnconfirmed?(): Promise<readonly string[]>;
}

/** The gateway is silent, ill or refuses: nothing is known. The message holds no secret and nobody's data. */
export class GatewayError extends Error {
  override name = 'GatewayError';
}
