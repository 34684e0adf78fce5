import type { changePassword } from '#lib/contract/sign-in.ts';
import type { Call } from '../../http/call.ts';
import { ServiceError } from '../../http/problem.ts';
import { recordEvent } from '../audit/record-event.ts';
import type { ModuleDeps } from '../module-deps.ts';
import { notify } from '../notices/notice.ts';
import { clientOf } from '../sessions/client.ts';
import { endSessions, sessionOfToken } from '../sessions/end-session.ts';
import { isCommonPassword } from './common-password.ts';
import { phoneOf } from './phone-of.ts';
import { assertTicket, spendTicket } from './tickets.ts';

/**
 * Sets a new password with the ticket of a code. Every session ends but the one that asks; the owner is told; it signs
 * nobody in.
 */
export async function setPassword(deps: ModuleDeps, call: Call<typeof changePassword>): Promise<void> {
  const { body, request, now, commit } = call;
  const { database, keys, passwords } = deps;
  const phone = phoneOf(keys, body.phone);
  if (isCommonPassword(body.newPassword, phone.e164))
    throw new ServiceError('validation_failed', { fields: { newPassword: 'password_common' } });
  const proof = { purpose: 'reset', phone: phone.e164, now } as const;
  await assertTicket(database.db, keys, body.ticket, proof);
  const password_hash = await passwords.hash(body.newPassword);
  const { networkKey, refreshToken } = clientOf(request, keys);
  const current = await sessionOfToken(database.db, keys, refreshToken, now);
  await commit([], async (tx) => {
    await spendTicket(tx, keys, body.ticket, proof);
    const user = await tx
      .updateTable('users')
      .set({ password_hash, password_failures: 0 })
      .where('phone', '=', phone.e164)
      .returning('id')
      .executeTakeFirst();
    if (!user) throw new ServiceError('user_not_found');
    const ended = await endSessions(tx, user.id, current?.id);
    const details = { sessionsEnded: ended };
    await recordEvent(tx, { event: 'password-changed', userId: user.id, networkKey, details }, now);
    await notify(tx, { userId: user.id, kind: 'password-changed' }, now);
  });
}
