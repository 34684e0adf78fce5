import { randomUUIDv7 } from 'node:crypto';
import { type Insertable, sql } from 'kysely';
import { after } from '../../clock.ts';
import type { SessionsTable } from '../../db/account-tables.ts';
import type { Tx } from '../../db/database.ts';
import { type Keys, randomSecret } from '../../secrets.ts';
import { recordEvent } from '../audit/record-event.ts';
import { notify } from '../notices/notice.ts';
import type { Client } from './client.ts';
import { deviceLabel } from './device-name.ts';
import { endSessionOf } from './end-session.ts';
import { DEVICE_LIFE, IDLE_LIFE, LONGEST_LIFE, SESSIONS_A_USER, SHORT_LIFE } from './session-rules.ts';

/** How somebody came in. */
export type WayIn = 'signup' | 'password' | 'otp' | 'google' | 'partner';

export interface Arrival {
  readonly userId: string;
  readonly client: Client;
  readonly isRemembered: boolean;
  readonly way: WayIn;
  readonly now: Date;
}

export interface BegunSession {
  readonly id: string;
  readonly seed: string;
  readonly userId: string;
  readonly isRemembered: boolean;
  readonly endsAt: Date;
}

/** Keeps a session; the oldest of the person go, so that there is room for it. */
async function keepSession(tx: Tx, row: Insertable<SessionsTable>): Promise<void> {
  const surplus = tx
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', row.user_id)
    .orderBy('created_at', 'desc')
    .offset(SESSIONS_A_USER - 1);
  await tx
    .with('gone', (gone) => gone.deleteFrom('sessions').where('id', 'in', surplus))
    .insertInto('sessions')
    .values(row)
    .execute();
}

/** Remembers the browser; tells the owner when others were known and this one was not. */
async function meetDevice(tx: Tx, { userId, client, now }: Arrival): Promise<void> {
  const { deviceKey: device } = client;
  const expires_at = after(now, DEVICE_LIFE);
  const met = await tx
    .with('known', (known) =>
      known
        .selectFrom('known_devices')
        .select([sql<boolean>`count(*) > 0`.as('any'), sql<boolean | null>`bool_or(device = ${device})`.as('same')])
        .where('user_id', '=', userId),
    )
    .insertInto('known_devices')
    .values({ user_id: userId, device, expires_at })
    .onConflict((conflict) => conflict.columns(['user_id', 'device']).doUpdateSet({ expires_at }))
    // As it was before this statement.
    .returning(sql<boolean>`(SELECT known.any AND NOT known.same FROM known)`.as('isNew'))
    .executeTakeFirstOrThrow();
  if (met.isNew) await notify(tx, { userId, kind: 'new-device', device: deviceLabel(client.userAgent) }, now);
}

/** Opens a session for a person who has proven who it is. */
export async function beginSession(tx: Tx, keys: Keys, arrival: Arrival): Promise<BegunSession> {
  const { userId, client, isRemembered, way, now } = arrival;
  await endSessionOf(tx, keys, client.refreshToken, now);
  await meetDevice(tx, arrival);
  const [id, seed] = [randomUUIDv7(), randomSecret()];
  const endsAt = after(now, isRemembered ? LONGEST_LIFE : SHORT_LIFE);
  const row = {
    id,
    seed,
    user_id: userId,
    rotated_at: now,
    is_remembered: isRemembered,
    user_agent: client.userAgent,
    network: client.network,
    created_at: now,
    confirmed_at: now,
    ends_at: endsAt,
    expires_at: isRemembered ? after(now, IDLE_LIFE) : endsAt,
  };
  await keepSession(tx, row);
  await recordEvent(tx, { event: 'signed-in', userId, networkKey: client.networkKey, details: { way } }, now);
  return { id, seed, userId, isRemembered, endsAt };
}
