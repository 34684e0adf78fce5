import { randomUUIDv7 } from 'node:crypto';
import type { Session } from '#lib/contract/session.ts';
import type { signUp } from '#lib/contract/sign-in.ts';
import type { Tx } from '../../db/database.ts';
import type { Call } from '../../http/call.ts';
import { ServiceError } from '../../http/problem.ts';
import { recordEvent } from '../audit/record-event.ts';
import type { ModuleDeps } from '../module-deps.ts';
import { admit, sessionReply } from '../sessions/admit.ts';
import { beginSession } from '../sessions/begin-session.ts';
import { clientOf } from '../sessions/client.ts';
import { isCommonPassword } from './common-password.ts';
import { phoneOf } from './phone-of.ts';
import { assertTicket, spendTicket } from './tickets.ts';

type SignUpCall = Call<typeof signUp>;

/** Nobody has an account before the number has answered, so there is nothing to take over. */
async function createUser(tx: Tx, phone: string, passwordHash: string, { body, now }: SignUpCall): Promise<string> {
  const id = randomUUIDv7();
  const row = {
    id,
    phone,
    password_hash: passwordHash,
    locale: body.locale,
    privacy_accepted_at: now,
    created_at: now,
  };
  const created = await tx
    .insertInto('users')
    .values(row)
    .onConflict((conflict) => conflict.column('phone').doNothing())
    .returning('id')
    .executeTakeFirst();
  // Somebody with the same number was faster; the ticket stays good.
  if (!created) throw new ServiceError('phone_taken');
  return id;
}

/** Opens an account with the ticket of a code, and signs in. */
export async function openAccount(deps: ModuleDeps, call: SignUpCall): Promise<Session> {
  const { body, request, reply, now, commit } = call;
  const { database, keys, passwords, xsrf } = deps;
  const phone = phoneOf(keys, body.phone);
  if (isCommonPassword(body.password, phone.e164))
    throw new ServiceError('validation_failed', { fields: { password: 'password_common' } });
  const client = clientOf(request, keys);
  const proof = { purpose: 'signup', phone: phone.e164, now } as const;
  await assertTicket(database.db, keys, body.ticket, proof);
  const passwordHash = await passwords.hash(body.password);
  const begun = await commit([], async (tx) => {
    await spendTicket(tx, keys, body.ticket, proof);
    const userId = await createUser(tx, phone.e164, passwordHash, call);
    await recordEvent(tx, { event: 'signed-up', userId, phoneKey: phone.key, networkKey: client.networkKey }, now);
    return beginSession(tx, keys, { userId, client, isRemembered: true, way: 'signup', now });
  });
  const person = { phone: phone.e164, firstName: null, lastName: null, email: null, role: 'customer' } as const;
  return sessionReply(admit({ request, reply, keys, xsrf, client, now }, begun), person);
}
