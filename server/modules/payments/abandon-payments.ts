import type { Tx } from '../../db/database.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { findUnclosed } from './find-payment.ts';

/**
 * Gives up what was begun to be paid for an order of which nothing is due any more. The pages at the gateways are closed
 * by jobs, so that neither a silent gateway nor a crash leaves one open.
 */
export async function abandonPayments(tx: Tx, orderId: string, now: Date): Promise<void> {
  const begun = tx.updateTable('payments').set({ state: 'expired' }).where('order_id', '=', orderId);
  await begun.where('state', '=', 'pending').execute();
  for (const { id } of await findUnclosed(tx, orderId)) await enqueue(tx, 'payment-check', { paymentId: id }, now);
}
