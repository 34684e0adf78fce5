import type { Clock } from '../../clock.ts';
import type { Queries, Tx } from '../../db/database.ts';
import type { JobHandlers } from '../../jobs/job-kinds.ts';

/** What was sent for a message or an order stays with that; the rest goes with the account. */
const forgetFiles = (tx: Tx, userId: string) =>
  tx
    .deleteFrom('attachments')
    .where('owner_id', '=', userId)
    .where('message_id', 'is', null)
    .where('order_id', 'is', null)
    .execute();

/** Orders stay, because invoices have to; nothing in them says whose they were. */
async function forgetName(tx: Tx, userId: string): Promise<void> {
  const own = tx.selectFrom('orders').select('id').where('customer_id', '=', userId);
  await tx.updateTable('order_events').set({ name: null, note: null }).where('order_id', 'in', own).execute();
  await tx.deleteFrom('attachments').where('order_id', 'in', own).execute();
  await tx.deleteFrom('deliverables').where('order_id', 'in', own).execute();
  const nothing = { note: null, cancel_reason: null };
  await tx.updateTable('orders').set(nothing).where('customer_id', '=', userId).execute();
  await tx.updateTable('audit_log').set({ phone_key: null, network_key: null }).where('user_id', '=', userId).execute();
}

/** Erases an account whose time has come: rows of its own go with it, requests with its number as well. */
export function accountErase(db: Queries, clock: Clock): JobHandlers['account-erase'] {
  return async ({ userId }) => {
    await db.transaction().execute(async (tx) => {
      const user = await tx
        .selectFrom('users')
        .select(['phone', 'email', 'delete_at'])
        .where('id', '=', userId)
        .forUpdate()
        .executeTakeFirst();
      // Kept since, or deleted anew for a later day.
      if (!user?.delete_at || user.delete_at > clock()) return;
      await forgetName(tx, userId);
      await forgetFiles(tx, userId);
      if (user.phone) await tx.deleteFrom('consultations').where('phone', '=', user.phone).execute();
      if (user.phone) await tx.deleteFrom('tickets').where('phone', '=', user.phone).execute();
      await tx.deleteFrom('users').where('id', '=', userId).execute();
    });
  };
}
