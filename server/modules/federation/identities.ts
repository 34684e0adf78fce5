import { randomUUIDv7 } from 'node:crypto';
import type { Locale } from '#lib/i18n/languages.ts';
import type { ForeignAccount } from '../../adapters/foreign-account.ts';
import type { Queries, Tx } from '../../db/database.ts';
import { ServiceError } from '../../http/problem.ts';
import { recordEvent } from '../audit/record-event.ts';
import { findUserById, type User } from '../auth/find-user.ts';

type Key = Pick<ForeignAccount, 'issuer' | 'subject'>;

/** Whose account a foreign one opens. Its e-mail address plays no part. */
export async function ownerOf(db: Queries, { issuer, subject }: Key): Promise<string | undefined> {
  const row = await db
    .selectFrom('identities')
    .select('user_id')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row?.user_id;
}

/** Writes the link down; tells whether it was free. */
async function link(tx: Tx, userId: string, account: ForeignAccount, now: Date): Promise<boolean> {
  const { issuer, subject, provider, email } = account;
  const linked = await tx
    .insertInto('identities')
    .values({ issuer, subject, provider, email, user_id: userId, linked_at: now })
    .onConflict((conflict) => conflict.columns(['issuer', 'subject']).doNothing())
    .returning('user_id')
    .executeTakeFirst();
  return linked !== undefined;
}

async function createUser(tx: Tx, account: ForeignAccount, locale: Locale, now: Date): Promise<string> {
  const id = randomUUIDv7();
  await tx
    .insertInto('users')
    .values({
      id,
      first_name: account.firstName,
      last_name: account.lastName,
      email: account.email,
      locale,
      created_at: now,
    })
    .execute();
  return id;
}

/** The person a foreign account belongs to; somebody new gets an account of their own. */
export async function findOrCreateOwner(
  tx: Tx,
  account: ForeignAccount,
  { locale, now }: { locale: Locale; now: Date },
): Promise<User> {
  let userId = await ownerOf(tx, account);
  if (!userId) {
    userId = await createUser(tx, account, locale, now);
    // Two tabs may be at it at once: then the other one has made the account, and this one begins again.
    if (!(await link(tx, userId, account, now))) throw new ServiceError('unavailable', { retryAfter: 1 });
    await recordEvent(tx, { event: 'signed-up', userId, details: { way: account.provider } }, now);
  }
  const user = await findUserById(tx, userId);
  if (!user) throw new ServiceError('sign_in_refused');
  return user;
}

/**
 * Links a foreign account to a person, in place of one of the same provider.
 * @throws {ServiceError} `identity_taken` when it opens somebody else's account
 */
export async function linkIdentity(tx: Tx, userId: string, account: ForeignAccount, now: Date): Promise<void> {
  const owner = await ownerOf(tx, account);
  if (owner === userId) return;
  if (owner) throw new ServiceError('identity_taken');
  await tx.deleteFrom('identities').where('user_id', '=', userId).where('provider', '=', account.provider).execute();
  if (!(await link(tx, userId, account, now))) throw new ServiceError('identity_taken');
  await recordEvent(tx, { event: 'identity-linked', userId, details: { provider: account.provider } }, now);
}
