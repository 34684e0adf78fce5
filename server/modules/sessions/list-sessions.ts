import type { SignedInDevice } from '#lib/contract/account.ts';
import type { Queries } from '../../db/database.ts';
import type { SignedIn } from '../../http/signed-in.ts';
import { deviceNameOf } from './device-name.ts';

/** Devices a person is signed in on: the one that asks first, then those that were used last. */
export async function listDevices(db: Queries, me: SignedIn, now: Date): Promise<SignedInDevice[]> {
  const rows = await db
    .selectFrom('sessions')
    .select(['id', 'user_agent', 'network', 'created_at', 'rotated_at'])
    .where('user_id', '=', me.userId)
    .where('expires_at', '>', now)
    .orderBy('rotated_at', 'desc')
    .execute();
  const devices = rows.map((row) => ({
    id: row.id,
    ...deviceNameOf(row.user_agent),
    network: row.network,
    createdAt: row.created_at.toISOString(),
    lastSeenAt: row.rotated_at.toISOString(),
    current: row.id === me.sessionId,
  }));
  return devices.toSorted((a, b) => Number(b.current) - Number(a.current));
}
