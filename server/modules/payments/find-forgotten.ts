import { GatewayError } from '../../adapters/payments/gateway.ts';
import type { Tx } from '../../db/database.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import type { PaymentRow } from './find-payment.ts';
import type { Gateways } from './gateways.ts';

/** What a gateway calls the payments whose money waits for our word; nothing where it has no such list or is silent. */
export async function askForUnconfirmed(
  gateways: Gateways,
  gateway: PaymentRow['gateway'],
): Promise<readonly string[]> {
  try {
    return (await gateways.get(gateway)?.listUnconfirmed?.()) ?? [];
  } catch (error) {
    if (error instanceof GatewayError) return [];
    throw error;
  }
}

/**
 * Has the payments asked about once more that were left or given up, while their gateway holds money for them: one that
 * cannot close its pages takes it from whoever still has one open.
 */
export async function checkForgotten(
  tx: Tx,
  gateway: PaymentRow['gateway'],
  authorities: readonly string[],
  now: Date,
): Promise<void> {
  if (authorities.length === 0) return;
  const forgotten = await tx
    .selectFrom('payments')
    .select('id')
    .where('gateway', '=', gateway)
    .where('authority', 'in', authorities)
    .where('state', 'in', ['expired', 'cancelled'])
    .execute();
  for (const { id } of forgotten) await enqueue(tx, 'payment-check', { paymentId: id }, now);
}
