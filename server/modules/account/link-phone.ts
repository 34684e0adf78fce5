import type { linkPhone } from '#lib/contract/account.ts';
import type { Tx } from '../../db/database.ts';
import type { Call } from '../../http/call.ts';
import { ServiceError } from '../../http/problem.ts';
import { seal } from '../../secrets.ts';
import { recordEvent } from '../audit/record-event.ts';
import { phoneOf } from '../auth/phone-of.ts';
import type { ModuleDeps } from '../module-deps.ts';
import { noticeContext, notify } from '../notices/notice.ts';
import { guessOtp, spendGuess } from '../otp/guess-otp.ts';
import { GUESS_LIMITS } from '../otp/otp-rules.ts';
import { clientOf } from '../sessions/client.ts';
import { assertConfirmed } from './step-up.ts';

/** @throws {ServiceError} `phone_taken` */
async function setPhone(tx: Tx, userId: string, e164: string): Promise<void> {
  const owner = await tx.selectFrom('users').select('id').where('phone', '=', e164).executeTakeFirst();
  if (owner && owner.id !== userId) throw new ServiceError('phone_taken');
  await tx.updateTable('users').set({ phone: e164, password_failures: 0 }).where('id', '=', userId).execute();
}

/** Sets the telephone number of an account with a code sent to it; the number before it is told. */
export async function changePhone(deps: ModuleDeps, call: Call<typeof linkPhone>): Promise<{ phone: string }> {
  const { body, session, request, now, commit } = call;
  const { keys, config } = deps;
  assertConfirmed(session, now);
  const { userId } = session;
  const phone = phoneOf(keys, body.phone);
  const { networkKey } = clientOf(request, keys);
  const factor = config.rateLimitFactor;
  const guess = { phoneKey: phone.key, purpose: 'phone', otp: body.otp, networkKey, factor, now };
  await commit(GUESS_LIMITS, async (tx) => {
    const right = await guessOtp(tx, keys, guess);
    if (right instanceof ServiceError) return right;
    await spendGuess(tx, right);
    if (session.phone) {
      const sealedTo = seal(keys.delivery, noticeContext(userId), session.phone);
      await notify(tx, { userId, kind: 'phone-changed', sealedTo }, now);
    }
    await setPhone(tx, userId, phone.e164);
    await recordEvent(tx, { event: 'phone-linked', userId, phoneKey: phone.key, networkKey }, now);
    return true;
  });
  return { phone: phone.e164 };
}
