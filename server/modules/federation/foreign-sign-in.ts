import type { Locale } from '#lib/i18n/languages.ts';
import type { ForeignAccount } from '../../adapters/foreign-account.ts';
import type { Tx } from '../../db/database.ts';
import { ServiceError } from '../../http/problem.ts';
import { passAppOtp } from '../app-otp/pass-app-otp.ts';
import type { User } from '../auth/find-user.ts';
import type { ModuleDeps } from '../module-deps.ts';
import { type BegunSession, beginSession } from '../sessions/begin-session.ts';
import type { Client } from '../sessions/client.ts';
import { findOrCreateOwner } from './identities.ts';

export interface ForeignArrival {
  readonly account: ForeignAccount;
  readonly locale: Locale;
  readonly appOtp: string | undefined;
  readonly client: Client;
  readonly now: Date;
}

export interface Entered {
  readonly begun: BegunSession;
  readonly user: User;
}

/** Signs in whom Google or the partner vouch for; the second factor of the account is asked for all the same. */
export async function enterAs(
  tx: Tx,
  { keys, config }: ModuleDeps,
  { account, locale, appOtp, client, now }: ForeignArrival,
): Promise<Entered | ServiceError> {
  const user = await findOrCreateOwner(tx, account, { locale, now });
  const second = { userId: user.id, typed: appOtp, factor: config.rateLimitFactor, now };
  const passed = await passAppOtp(tx, keys, second);
  if (passed instanceof ServiceError) return passed;
  const arrival = { userId: user.id, client, isRemembered: true, way: account.provider, now };
  return { begun: await beginSession(tx, keys, arrival), user };
}
