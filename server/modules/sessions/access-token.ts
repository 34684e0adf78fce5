import type { FastifyRequest } from 'fastify';
import { after, SECOND } from '../../clock.ts';
import type { Queries } from '../../db/database.ts';
import type { SignedIn } from '../../http/signed-in.ts';
import { findSession } from './find-session.ts';
import { ACCESS_LIFE } from './session-rules.ts';
import { isGenuine, readToken, writeToken } from './session-token.ts';

/** An access token of a session, good for 15 minutes. */
export function issueAccessToken(key: Buffer, session: { id: string; seed: string }, now: Date): string {
  return writeToken(key, session, Math.floor(after(now, ACCESS_LIFE).getTime() / SECOND));
}

/** Who makes a call: the person of the access token, while its session lives. */
export async function whoCalls(
  db: Queries,
  key: Buffer,
  { headers }: Pick<FastifyRequest, 'headers'>,
  now: Date,
): Promise<SignedIn | undefined> {
  const token = /^Bearer ([\w-]+)$/.exec(headers.authorization ?? '')?.[1];
  const claim = readToken(token);
  if (!token || !claim || claim.number * SECOND <= now.getTime()) return undefined;
  const session = await findSession(db, claim.sessionId, now);
  return session && isGenuine(key, session, token, claim) ? session : undefined;
}
