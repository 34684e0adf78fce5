import { sql } from 'kysely';
import { Secret } from 'otpauth';
import { brand } from '#lib/brand.ts';
import type { Tx } from '../../db/database.ts';
import type { ServiceError } from '../../http/problem.ts';
import type { SignedIn } from '../../http/signed-in.ts';
import { type Keys, seal } from '../../secrets.ts';
import { spendAppCode, totpOf } from './app-code.ts';
import { checkCode, type SecondFactor } from './pass-app-otp.ts';

/** 160 bits, as RFC 4226 advises. */
const SECRET_BYTES = 20;

/** Makes a secret for an authenticator app and keeps it sealed. Nobody is asked for its codes before `switchOn`. */
export async function enrol(tx: Tx, keys: Keys, person: SignedIn): Promise<{ secret: string; uri: string }> {
  const { userId, phone, email } = person;
  const secret = new Secret({ size: SECRET_BYTES }).base32;
  const pending = seal(keys['app-otp'], userId, secret);
  await tx
    .insertInto('app_otps')
    .values({ user_id: userId, secret: null, pending })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ pending }))
    .execute();
  return { secret, uri: totpOf(secret, phone ?? email ?? brand.name, brand.name).toString() };
}

/** Asks for the app's code from now on, once the app has shown that it makes the right ones. */
export async function switchOn(tx: Tx, keys: Keys, second: SecondFactor): Promise<true | ServiceError> {
  const { userId, now } = second;
  const checked = await checkCode(tx, second, (typed) => spendAppCode(tx, keys, 'pending', { userId, typed, now }));
  if (checked !== true) return checked;
  await tx.updateTable('app_otps').set({ secret: sql`pending`, pending: null }).where('user_id', '=', userId).execute();
  return true;
}

/** Removes the app and its recovery codes; tells whether there was one. */
export async function removeApp(tx: Tx, userId: string): Promise<boolean> {
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  const { numDeletedRows } = await tx.deleteFrom('app_otps').where('user_id', '=', userId).executeTakeFirst();
  return numDeletedRows === 1n;
}
