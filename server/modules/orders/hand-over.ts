import { randomUUIDv7 } from 'node:crypto';
import type { Tx } from '../../db/database.ts';

/** Adds what the agency hands over; it waits for the customer's word. */
export async function handOver(
  tx: Tx,
  orderId: string,
  { title, url }: { title: string; url: string },
  now: Date,
): Promise<void> {
  await tx
    .insertInto('deliverables')
    .values({ id: randomUUIDv7(), order_id: orderId, title, url, state: 'asked', added_at: now })
    .execute();
}

/** What was asked about has the customer's word now. */
export async function answerDeliverables(tx: Tx, orderId: string, state: 'approved' | 'changes'): Promise<void> {
  await tx
    .updateTable('deliverables')
    .set({ state })
    .where('order_id', '=', orderId)
    .where('state', '=', 'asked')
    .execute();
}
