import { randomUUIDv7 } from 'node:crypto';
import { MOST_BROWSERS } from '#lib/contract/push.ts';
import type { Tx } from '../../db/database.ts';

interface Subscription {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** Keeps a browser for a customer. One that somebody else used before is this customer's now. */
export async function subscribe(tx: Tx, userId: string, { endpoint, keys }: Subscription, now: Date): Promise<void> {
  const row = { id: randomUUIDv7(), user_id: userId, ...keys, created_at: now };
  await tx
    .insertInto('push_subscriptions')
    .values({ ...row, endpoint })
    .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(row))
    .execute();
  const surplus = tx
    .selectFrom('push_subscriptions')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .offset(MOST_BROWSERS);
  await tx.deleteFrom('push_subscriptions').where('id', 'in', surplus).execute();
}
