import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Session } from '#lib/contract/session.ts';
import { renewToken, type XsrfSettings } from '../../http/xsrf.ts';
import type { Keys } from '../../secrets.ts';
import { issueAccessToken } from './access-token.ts';
import type { BegunSession } from './begin-session.ts';
import type { Client } from './client.ts';
import { keepDevice, keepRefreshToken } from './session-cookies.ts';
import { writeToken } from './session-token.ts';

/** What the session check and every sign-in tell about a person. */
interface Person {
  readonly phone: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly email: string | null;
  readonly role: Session['role'];
}

/** The answer of every call that gives a session; field names are those of the specification. */
export const sessionReply = (accessToken: string, person: Person): Session => ({
  accessToken,
  phone_number: person.phone,
  firstName: person.firstName,
  lastName: person.lastName,
  email: person.email,
  role: person.role,
});

export interface Admission {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly keys: Keys;
  readonly xsrf: XsrfSettings;
  readonly client: Client;
  readonly now: Date;
}

/**
 * Hands a session that has begun to the browser: refresh token and device mark as cookies, and new ones in place of the
 * visitor's id and XSRF token, so that nothing planted before signing in is worth anything after it.
 * @returns the access token
 */
export function admit({ request, reply, keys, xsrf, client, now }: Admission, begun: BegunSession): string {
  keepRefreshToken(request, reply, writeToken(keys.refresh, begun, 0), begun.isRemembered ? begun.endsAt : undefined);
  keepDevice(request, reply, client.device);
  renewToken(xsrf, request, reply);
  return issueAccessToken(keys.access, begun, now);
}
