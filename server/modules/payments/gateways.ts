import type { Gateway } from '#lib/contract/payments.ts';
import type { PaymentGateway } from '../../adapters/payments/gateway.ts';
import { stripe } from '../../adapters/payments/stripe.ts';
import { zarinpal } from '../../adapters/payments/zarinpal.ts';
import { type Clock, SECOND } from '../../clock.ts';
import type { Config } from '../../config.ts';
import type { Queries } from '../../db/database.ts';

import { sandboxGateway } from './sandbox-gateway.ts';

/** A person waits for the answer. */
const TIMEOUT = 5 * SECOND;

/** `transfer` is none: nobody can be asked about it. */
export type Gateways = ReadonlyMap<Gateway | 'transfer', PaymentGateway>;

/** The gateways of the settings, in their order. */
export function createGateways(
  { payments }: Pick<Config, 'payments'>,
  db: Queries,
  clock: Clock,
  timeout = TIMEOUT,
): Gateways {
  const make: Readonly<Record<Gateway, () => PaymentGateway>> = {
    sandbox: () => sandboxGateway(db, clock),
    zarinpal: () => zarinpal(payments.zarinpal, timeout),
    stripe: () => stripe(payments.stripe, timeout),
  };
  return new Map<Gateway | 'transfer', PaymentGateway>(payments.gateways.map((id) => [id, make[id]()]));
}
