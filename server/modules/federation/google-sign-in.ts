import type { FastifyRequest } from 'fastify';
import type { signInWithGoogle } from '#lib/contract/federation.ts';
import type { Session } from '#lib/contract/session.ts';
import type { ForeignAccount } from '../../adapters/foreign-account.ts';
import type { Call } from '../../http/call.ts';
import { ServiceError } from '../../http/problem.ts';
import { visitorOf } from '../../http/visitor.ts';
import type { ModuleDeps } from '../module-deps.ts';
import { admit, sessionReply } from '../sessions/admit.ts';
import { clientOf } from '../sessions/client.ts';
import { enterAs } from './foreign-sign-in.ts';
import { assertNonce, spendNonce } from './google-nonce.ts';

interface Credential {
  readonly credential: string;
  readonly nonce: string;
}

/**
 * The Google account of a credential that this browser asked for. Its nonce is still to be spent.
 * @throws {ServiceError} `not_found` when Google is not set up, `sign_in_refused`, or `unavailable`
 */
export async function verifyGoogle(
  { google, keys }: ModuleDeps,
  request: FastifyRequest,
  { credential, nonce }: Credential,
  now: Date,
): Promise<ForeignAccount> {
  if (!google) throw new ServiceError('not_found');
  assertNonce(keys.nonce, visitorOf(request), nonce, now);
  return google.verify(credential, nonce, now);
}

/** Signs in with Google. The credential serves once, except that it may come again with the code of the app. */
export async function enterWithGoogle(deps: ModuleDeps, call: Call<typeof signInWithGoogle>): Promise<Session> {
  const { body, request, reply, now, commit } = call;
  const { keys, xsrf } = deps;
  const account = await verifyGoogle(deps, request, body, now);
  const client = clientOf(request, keys);
  const arrival = { account, locale: body.locale ?? 'en-US', appOtp: body.appOtp, client, now } as const;
  const { begun, user } = await commit([], async (tx) => {
    const entered = await enterAs(tx, deps, arrival);
    if (entered instanceof ServiceError) return entered;
    const spent = await spendNonce(tx, body.nonce, now);
    // Thrown, not given back: a session that a replay began must not stay.
    if (spent !== true) throw spent;
    return entered;
  });
  return sessionReply(admit({ request, reply, keys, xsrf, client, now }, begun), user);
}
