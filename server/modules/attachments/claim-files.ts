import type { Tx } from '../../db/database.ts';
import { ServiceError } from '../../http/problem.ts';

type Taker = { readonly message_id: string; readonly place: number } | { readonly order_id: string };

async function claim(tx: Tx, ownerId: string, id: string, taker: Taker): Promise<void> {
  const claimed = await tx
    .updateTable('attachments')
    .set({ ...taker, expires_at: null })
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .where('message_id', 'is', null)
    .where('order_id', 'is', null)
    .executeTakeFirst();
  if (claimed.numUpdatedRows === 1n) return;
  throw new ServiceError('validation_failed', { fields: { attachments: 'invalid' } });
}

/**
 * Gives files to the message that names them, in that order.
 * @throws {ServiceError} `validation_failed` for a file that is not the person's, or has been given away already
 */
export async function claimFiles(tx: Tx, ownerId: string, messageId: string, ids: readonly string[]): Promise<void> {
  for (const [place, id] of ids.entries()) await claim(tx, ownerId, id, { message_id: messageId, place });
}

/**
 * Gives files to an order.
 * @throws {ServiceError} `validation_failed` as above
 */
export async function claimForOrder(tx: Tx, ownerId: string, orderId: string, ids: readonly string[]): Promise<void> {
  for (const id of ids) await claim(tx, ownerId, id, { order_id: orderId });
}
