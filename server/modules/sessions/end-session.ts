import type { Queries } from '../../db/database.ts';
import { everyKey, type Keys } from '../../secrets.ts';
import { findSession, type SessionRow } from './find-session.ts';
import { isGenuineOfAny, readToken } from './session-token.ts';

/** Session of a refresh token, whichever of its tokens that is. */
export async function sessionOfToken(
  db: Queries,
  keys: Keys,
  token: string | undefined,
  now: Date,
): Promise<SessionRow | undefined> {
  const claim = readToken(token);
  const session = claim && (await findSession(db, claim.sessionId, now));
  return token && session && isGenuineOfAny(everyKey(keys, 'refresh'), session, token, claim) ? session : undefined;
}

/** Ends the session of a refresh token; gives whose it was. */
export async function endSessionOf(
  db: Queries,
  keys: Keys,
  token: string | undefined,
  now: Date,
): Promise<string | undefined> {
  const session = await sessionOfToken(db, keys, token, now);
  if (session) await endSession(db, session.userId, session.id);
  return session?.userId;
}

/** Ends one session of a person; its tokens die with it. Tells whether there was one. */
export async function endSession(db: Queries, userId: string, sessionId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('id', '=', sessionId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Ends every session of a person but one; gives how many that were. */
export async function endSessions(db: Queries, userId: string, except?: string): Promise<number> {
  let ending = db.deleteFrom('sessions').where('user_id', '=', userId);
  if (except !== undefined) ending = ending.where('id', '!=', except);
  const { numDeletedRows } = await ending.executeTakeFirst();
  return Number(numDeletedRows);
}
