import type * as z from 'zod';
import type { listIdentities } from '#lib/contract/account.ts';
import type { Queries, Tx } from '../../db/database.ts';
import { ServiceError } from '../../http/problem.ts';
import { recordEvent } from '../audit/record-event.ts';

type WaysIn = z.input<(typeof listIdentities)['reply']>;

/** Every way in to an account. */
export async function waysIn(db: Queries, userId: string): Promise<WaysIn> {
  const user = await db
    .selectFrom('users')
    .select(['phone', 'password_hash'])
    .where('id', '=', userId)
    .executeTakeFirst();
  const linked = await db
    .selectFrom('identities')
    .select(['provider', 'email'])
    .where('user_id', '=', userId)
    .execute();
  const app = await db
    .selectFrom('app_otps')
    .select('secret')
    .where('user_id', '=', userId)
    .where('secret', 'is not', null)
    .executeTakeFirst();
  const codes = await db.selectFrom('recovery_codes').select('mac').where('user_id', '=', userId).execute();
  const linkOf = (provider: 'google' | 'partner') => {
    const row = linked.find((identity) => identity.provider === provider);
    return row ? { email: row.email ?? '' } : null;
  };
  return {
    phone: user?.phone ?? null,
    hasPassword: Boolean(user?.password_hash),
    google: linkOf('google'),
    partner: linkOf('partner'),
    appOtp: { enabled: app !== undefined, recoveryCodesLeft: codes.length },
  };
}

/**
 * Unlinks an account of Google or the partner.
 * @throws {ServiceError} `last_way_in` when nothing would be left to sign in with, `not_found` when it is not linked
 */
export async function unlink(tx: Tx, userId: string, provider: 'google' | 'partner', now: Date): Promise<void> {
  // Two calls that unlink one each take turns, so that not both find the other's way in still there.
  const user = await tx.selectFrom('users').select('phone').where('id', '=', userId).forUpdate().executeTakeFirst();
  const linked = await tx.selectFrom('identities').select('provider').where('user_id', '=', userId).execute();
  if (!linked.some((identity) => identity.provider === provider)) throw new ServiceError('not_found');
  if (!user?.phone && linked.length === 1) throw new ServiceError('last_way_in');
  await tx.deleteFrom('identities').where('user_id', '=', userId).where('provider', '=', provider).execute();
  await recordEvent(tx, { event: 'identity-unlinked', userId, details: { provider } }, now);
}
