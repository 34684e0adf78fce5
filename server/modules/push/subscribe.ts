import { randomUUIDv7 } from 'node:crypto';
import { MOST_BROWSERS } from '#lib/contract/push.ts';
import type { Tx } from '../../db/database.ts';
import type { SignedIn } from '../../http/signed-in.ts';

interface Subscription {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** Keeps a browser for a customer until the session ends. One that somebody else used before is this customer's now. */
export async function subscribe(
  tx: Tx,
  { userId, sessionId }: SignedIn,
  { endpoint, keys }: Subscription,
  now: Date,
): Promise<void> {
  const row = { id: randomUUIDv7(), user_id: userId, session_id: sessionId, ...keys, created_at: now };
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
