import { Secret, TOTP } from 'otpauth';
import { SECOND } from '../../clock.ts';
import type { Tx } from '../../db/database.ts';
import { everyKey, type Keys, unseal } from '../../secrets.ts';

const PERIOD = 30;

/** Codes of the step before and after are taken as well: clocks of telephones differ. */
const WINDOW = 1;

/** The generator of an authenticator app, as every app knows it: SHA-1, six digits, 30 seconds (RFC 6238). */
export const totpOf = (secret: string, label = '', issuer = ''): TOTP =>
  new TOTP({ secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: PERIOD, label, issuer });

/** The time step that a code belongs to, if it is right. */
function stepOf(secret: string, token: string, now: Date): number | undefined {
  const timestamp = now.getTime();
  const delta = totpOf(secret).validate({ token, timestamp, window: WINDOW });
  return delta === null ? undefined : Math.floor(timestamp / (PERIOD * SECOND)) + delta;
}

/** The secret, whichever key it was sealed with. */
function unsealAny(keys: readonly Buffer[], userId: string, sealed: string): string | undefined {
  for (const key of keys) {
    const secret = unseal(key, userId, sealed);
    if (secret !== undefined) return secret;
  }
  return undefined;
}

export interface AppCodeTry {
  readonly userId: string;
  readonly typed: string;
  readonly now: Date;
}

/** Accepts a code of an app once: a step that was used, and every one before it, is used up. */
export async function spendAppCode(
  tx: Tx,
  keys: Keys,
  which: 'secret' | 'pending',
  { userId, typed, now }: AppCodeTry,
): Promise<boolean> {
  const row = await tx.selectFrom('app_otps').select(which).where('user_id', '=', userId).executeTakeFirst();
  const sealed = row?.[which];
  const secret = sealed ? unsealAny(everyKey(keys, 'app-otp'), userId, sealed) : undefined;
  const step = secret ? stepOf(secret, typed, now) : undefined;
  if (step === undefined) return false;
  const { numUpdatedRows } = await tx
    .updateTable('app_otps')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
