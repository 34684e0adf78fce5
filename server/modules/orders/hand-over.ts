import { randomUUIDv7 } from 'node:crypto';
import type { Handed } from '#lib/contract/order-calls.ts';
import type { Tx } from '../../db/database.ts';
import { claimForOrder } from '../attachments/claim-files.ts';

interface HandOver {
  readonly orderId: string;
  /** Whose file it is, if it is one. */
  readonly by?: string;
  readonly handed: Handed;
  /** `asked` waits for the customer's word. */
  readonly state: 'shown' | 'asked';
}

/**
 * Adds what the agency hands over.
 * @throws {ServiceError} `validation_failed` for a file that is not the person's, or was given away
 */
export async function handOver(tx: Tx, { orderId, by = '', handed, state }: HandOver, now: Date): Promise<void> {
  const { title, url = null, attachment = null } = handed;
  if (attachment) await claimForOrder(tx, by, orderId, [attachment]);
  const row = { id: randomUUIDv7(), order_id: orderId, title, url, attachment_id: attachment, state, added_at: now };
  await tx.insertInto('deliverables').values(row).execute();
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
