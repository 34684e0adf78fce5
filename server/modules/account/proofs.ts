import type { confirmIdentity } from '#lib/contract/account.ts';
import type { Tx } from '../../db/database.ts';
import type { Call } from '../../http/call.ts';
import { ServiceError } from '../../http/problem.ts';
import { keyedText } from '../../secrets.ts';
import { findUserById } from '../auth/find-user.ts';
import { forgiveTries, type LoginTry, takeTry } from '../auth/login-failures.ts';
import { spendNonce } from '../federation/google-nonce.ts';
import { verifyGoogle } from '../federation/google-sign-in.ts';
import { ownerOf } from '../federation/identities.ts';
import type { ModuleDeps } from '../module-deps.ts';
import { guessOtp, returnGuess, spendGuess } from '../otp/guess-otp.ts';
import { clientOf } from '../sessions/client.ts';

export type ConfirmCall = Call<typeof confirmIdentity>;

/** A proof of who is at the keyboard, in the steps of one transaction. A refusal is given back, not thrown. */
export interface IdentityProof {
  check(tx: Tx): Promise<true | ServiceError>;
  /** Uses it up. */
  accept(tx: Tx): Promise<true | ServiceError>;
  /** Gives it back: it was right, and is asked for again with the code of the authenticator app. */
  release(tx: Tx): Promise<void>;
}

const yes = async (): Promise<true> => true;

/** The password, tried within the limits of signing in. The hash is compared outside of any transaction. */
export async function byPassword(deps: ModuleDeps, call: ConfirmCall, password: string): Promise<IdentityProof> {
  const { session, request, now, commit } = call;
  const { database, keys, passwords, config } = deps;
  const { networkKey } = clientOf(request, keys);
  const subject = keyedText(keys.phone, `${session.userId}!${networkKey}`);
  const attempt: LoginTry = {
    subject,
    networkKey,
    e164: session.phone ?? '',
    factor: config.rateLimitFactor,
    now,
  };
  await commit([], (tx) => takeTry(tx, attempt));
  const user = await findUserById(database.db, session.userId);
  const isRight = await passwords.verify(user?.passwordHash ?? null, password);
  if (!isRight) throw new ServiceError('password_incorrect');
  const forgive = (tx: Tx) => forgiveTries(tx, attempt);
  return { check: yes, accept: (tx) => forgive(tx).then(yes), release: forgive };
}

/** A code sent to the own number for `confirm`. */
export function byOtp(
  { keys, config }: ModuleDeps,
  { session, request, now }: ConfirmCall,
  otp: string,
): IdentityProof {
  const { networkKey } = clientOf(request, keys);
  const phoneKey = keyedText(keys.phone, session.phone ?? '');
  const guess = { phoneKey, purpose: 'confirm', otp, networkKey, factor: config.rateLimitFactor, now };
  let requestId = '';
  return {
    check: async (tx) => {
      const right = await guessOtp(tx, keys, guess);
      if (right instanceof ServiceError) return right;
      requestId = right.requestId;
      return true;
    },
    accept: (tx) => spendGuess(tx, { requestId }).then(yes),
    release: (tx) => returnGuess(tx, { requestId }),
  };
}

/** The Google account that is linked, chosen again just now. */
export async function byGoogle(
  deps: ModuleDeps,
  { session, request, now }: ConfirmCall,
  given: { credential: string; nonce: string },
): Promise<IdentityProof> {
  const account = await verifyGoogle(deps, request, given, now);
  const isOwn = (await ownerOf(deps.database.db, account)) === session.userId;
  if (!isOwn) throw new ServiceError('sign_in_refused');
  return { check: yes, accept: (tx) => spendNonce(tx, given.nonce, now), release: async () => undefined };
}
