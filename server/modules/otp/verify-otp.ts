import type * as z from 'zod';
import type { verifyOtp } from '#lib/contract/otp.ts';
import type { Tx } from '../../db/database.ts';
import type { Call } from '../../http/call.ts';
import { ServiceError } from '../../http/problem.ts';
import { passAppOtp } from '../app-otp/pass-app-otp.ts';
import { recordEvent } from '../audit/record-event.ts';
import { findUserByPhone, type User } from '../auth/find-user.ts';
import { type KnownPhone, phoneOf } from '../auth/phone-of.ts';
import { issueTicket } from '../auth/tickets.ts';
import type { ModuleDeps } from '../module-deps.ts';
import { admit, sessionReply } from '../sessions/admit.ts';
import { type BegunSession, beginSession } from '../sessions/begin-session.ts';
import { clientOf } from '../sessions/client.ts';
import { guessOtp, type RightGuess, returnGuess, spendGuess } from './guess-otp.ts';
import { GUESS_LIMITS } from './otp-rules.ts';

type VerifyCall = Call<typeof verifyOtp>;
type Verified = { readonly ticket: string } | { readonly begun: BegunSession; readonly user: User };

/** The right code of somebody who signs in: spent together with the session it opens, or kept for the second step. */
async function signIn(tx: Tx, deps: ModuleDeps, call: VerifyCall, right: RightGuess): Promise<Verified | ServiceError> {
  const { body, request, now } = call;
  const { keys, config } = deps;
  const user = await findUserByPhone(tx, phoneOf(keys, body.phone).e164);
  if (!user) return new ServiceError('user_not_found');
  const second = { userId: user.id, typed: body.appOtp, factor: config.rateLimitFactor, now };
  const passed = await passAppOtp(tx, keys, second);
  if (passed !== true) {
    await returnGuess(tx, right);
    return passed;
  }
  await spendGuess(tx, right);
  const client = clientOf(request, keys);
  const begun = await beginSession(tx, keys, { userId: user.id, client, isRemembered: true, way: 'otp', now });
  return { begun, user };
}

async function giveTicket(tx: Tx, deps: ModuleDeps, call: VerifyCall, right: RightGuess, phone: KnownPhone) {
  const { body, now } = call;
  await spendGuess(tx, right);
  const purpose = body.purpose === 'reset' ? 'reset' : 'signup';
  await recordEvent(tx, { event: 'otp-right', phoneKey: phone.key, details: { purpose } }, now);
  return { ticket: await issueTicket(tx, deps.keys, { purpose, phone: phone.e164, now }) };
}

/** Checks a code: a session for `login`, a ticket for `signup` and `reset`. */
export async function verifyCode(deps: ModuleDeps, call: VerifyCall): Promise<z.input<(typeof verifyOtp)['reply']>> {
  const { body, request, reply, now, commit } = call;
  const { keys, xsrf, config } = deps;
  const phone = phoneOf(keys, body.phone);
  const client = clientOf(request, keys);
  const guess = {
    phoneKey: phone.key,
    purpose: body.purpose,
    otp: body.otp,
    networkKey: client.networkKey,
    factor: config.rateLimitFactor,
    now,
  };
  const verified = await commit<Verified>(GUESS_LIMITS, async (tx) => {
    const right = await guessOtp(tx, keys, guess);
    if (right instanceof ServiceError) return right;
    return body.purpose === 'login' ? signIn(tx, deps, call, right) : giveTicket(tx, deps, call, right, phone);
  });
  if ('ticket' in verified) return verified;
  return sessionReply(admit({ request, reply, keys, xsrf, client, now }, verified.begun), verified.user);
}
