import { after } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { everyKey, type Keys } from '../../secrets.ts';
import { recordEvent } from '../audit/record-event.ts';
import { notify } from '../notices/notice.ts';
import type { Client } from './client.ts';
import { endSession } from './end-session.ts';
import { findSession, type SessionRow } from './find-session.ts';
import { IDLE_LIFE, ROTATE_AFTER, ROTATION_GRACE } from './session-rules.ts';
import { isGenuineOfAny, readToken } from './session-token.ts';

export type Renewal =
  | { readonly kind: 'none' }
  /** A token that had been replaced came back: two hold it, so the session is over for both. */
  | { readonly kind: 'reused' }
  | { readonly kind: 'session'; readonly session: SessionRow };

const NONE: Renewal = { kind: 'none' };

interface RenewDeps {
  readonly database: Database;
  readonly keys: Keys;
  readonly client: Client;
  readonly now: Date;
}

/** The last moment a session may be used without being renewed again. */
const idleEnd = ({ isRemembered, endsAt }: SessionRow, now: Date): Date => {
  const idle = after(now, IDLE_LIFE);
  return isRemembered && idle < endsAt ? idle : endsAt;
};

/** Moves the session to its next token. Of two that try at once one does; the other finds it done. */
async function rotate({ database, client, now }: RenewDeps, session: SessionRow): Promise<Renewal> {
  const generation = session.generation + 1;
  await database.db
    .updateTable('sessions')
    .set({ generation, rotated_at: now, network: client.network, expires_at: idleEnd(session, now) })
    .where('id', '=', session.id)
    .where('generation', '=', session.generation)
    .execute();
  const current = await findSession(database.db, session.id, now);
  return current ? { kind: 'session', session: current } : NONE;
}

async function endFamily({ database, client, now }: RenewDeps, { id, userId }: SessionRow): Promise<Renewal> {
  await database.db.transaction().execute(async (tx) => {
    if (!(await endSession(tx, userId, id))) return; // another call found out first
    await recordEvent(tx, { event: 'session-reused', userId, networkKey: client.networkKey }, now);
    await notify(tx, { userId, kind: 'session-reused' }, now);
  });
  return { kind: 'reused' };
}

/** Finds the session of a refresh token and gives it its next token when it is time. */
export async function renewSession(deps: RenewDeps, token: string | undefined): Promise<Renewal> {
  const { database, keys, now } = deps;
  const claim = readToken(token);
  if (!token || !claim) return NONE;
  const session = await findSession(database.db, claim.sessionId, now);
  if (!session || !isGenuineOfAny(everyKey(keys, 'refresh'), session, token, claim)) return NONE;
  const age = now.getTime() - session.rotatedAt.getTime();
  if (claim.number === session.generation) {
    return age < ROTATE_AFTER ? { kind: 'session', session } : rotate(deps, session);
  }
  const isJustReplaced = claim.number === session.generation - 1 && age <= ROTATION_GRACE;
  return isJustReplaced ? { kind: 'session', session } : endFamily(deps, session);
}
