import type { addOrderFiles } from '#lib/contract/order-calls.ts';
import type { Order } from '#lib/contract/orders.ts';
import type { Call } from '../../http/call.ts';
import { claimForOrder } from '../attachments/claim-files.ts';
import { tellStaff } from './mail-staff.ts';
import { readOrder } from './read-order.ts';
import { lockOrder } from './step-order.ts';

/** Takes files of the customer into an order, of which the staff is told. */
export async function addFiles({ body, params, session, now, commit }: Call<typeof addOrderFiles>): Promise<Order> {
  const { userId } = session;
  return commit([], async (tx) => {
    const { id } = await lockOrder(tx, userId, params.id);
    await claimForOrder(tx, userId, id, body.attachments);
    await tellStaff(tx, id, 'files', now);
    return readOrder(tx, userId, id);
  });
}
