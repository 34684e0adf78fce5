import type { Session } from '#lib/contract/session.ts';
import type { logIn } from '#lib/contract/sign-in.ts';
import type { Proof } from '../../adapters/captcha.ts';
import type { Tx } from '../../db/database.ts';
import type { Call } from '../../http/call.ts';
import { ServiceError } from '../../http/problem.ts';
import { keyedText } from '../../secrets.ts';
import { passAppOtp } from '../app-otp/pass-app-otp.ts';
import { recordEvent } from '../audit/record-event.ts';
import { spendProof } from '../captcha/spend-proof.ts';
import type { ModuleDeps } from '../module-deps.ts';
import { notify } from '../notices/notice.ts';
import { admit, sessionReply } from '../sessions/admit.ts';
import { beginSession } from '../sessions/begin-session.ts';
import { type Client, clientOf } from '../sessions/client.ts';
import type { User } from './find-user.ts';
import { forgiveTries, type LoginTry, needsLoginCaptcha, TELL_AFTER, takeTry } from './login-failures.ts';
import { countLookup } from './lookup-limits.ts';
import { phoneOf } from './phone-of.ts';

type LoginCall = Call<typeof logIn>;

async function proofOf(
  { captcha }: ModuleDeps,
  { body, request }: LoginCall,
  isNeeded: boolean,
): Promise<Proof | undefined> {
  if (body.captcha !== undefined) return captcha.verify(body.captcha, 'login', request.hostname);
  if (isNeeded) throw new ServiceError('validation_failed', { fields: { captcha: 'captcha_required' } });
  return undefined;
}

/** Tells no and why, as the specification wants it; both answers cost the same work and the same budget. */
async function refuse(tx: Tx, user: User | undefined, phoneKey: string, attempt: LoginTry): Promise<ServiceError> {
  const { networkKey, factor, now } = attempt;
  await countLookup(tx, { networkKey, factor, now, isTold: user === undefined });
  const reason = user ? 'password_incorrect' : 'user_not_found';
  const details = { way: 'password', reason };
  await recordEvent(tx, { event: 'sign-in-failed', userId: user?.id, phoneKey, networkKey, details }, now);
  return new ServiceError(reason);
}

async function enter(tx: Tx, deps: ModuleDeps, call: LoginCall, { user, attempt, client }: RightLogin) {
  const { body, now } = call;
  const { keys, config } = deps;
  const second = { userId: user.id, typed: body.appOtp, factor: config.rateLimitFactor, now };
  const passed = await passAppOtp(tx, keys, second);
  const arrival = { userId: user.id, client, isRemembered: body.remember, way: 'password', now } as const;
  const begun = passed === true ? await beginSession(tx, keys, arrival) : passed;
  // Last, for the row of the account is held until the commit.
  await forgiveTries(tx, attempt);
  return begun;
}

interface RightLogin {
  readonly user: User;
  readonly attempt: LoginTry;
  readonly client: Client;
}

/** Takes a stronger hash while the password is at hand. */
async function strengthen({ database, passwords }: ModuleDeps, user: User, password: string): Promise<void> {
  if (!user.passwordHash || !passwords.isWeak(user.passwordHash)) return;
  const password_hash = await passwords.hash(password);
  await database.db.updateTable('users').set({ password_hash }).where('id', '=', user.id).execute();
}

/** Signs in with a password. A number without an account takes the same way to its no. */
export async function signInWithPassword(deps: ModuleDeps, call: LoginCall): Promise<Session> {
  const { body, request, reply, now, commit } = call;
  const { database, keys, passwords, config, xsrf } = deps;
  const phone = phoneOf(keys, body.phone);
  const client = clientOf(request, keys);
  const { networkKey } = client;
  const subject = keyedText(keys.phone, `${phone.key}!${networkKey}`);
  const attempt: LoginTry = { subject, networkKey, e164: phone.e164, factor: config.rateLimitFactor, now };

  const proof = await proofOf(deps, call, await needsLoginCaptcha(database.db, attempt));
  const user = await commit([], async (tx) => {
    if (proof) await spendProof(tx, proof);
    return takeTry(tx, attempt);
  });
  const isRight = await passwords.verify(user?.passwordHash ?? null, body.password);
  if (!user || !isRight) {
    return commit<never>([], async (tx) => {
      if (user?.failures === TELL_AFTER) await notify(tx, { userId: user.id, kind: 'failed-logins' }, now);
      return refuse(tx, user, phone.key, attempt);
    });
  }
  const begun = await commit([], (tx) => enter(tx, deps, call, { user, attempt, client }));
  await strengthen(deps, user, body.password);
  return sessionReply(admit({ request, reply, keys, xsrf, client, now }, begun), user);
}
