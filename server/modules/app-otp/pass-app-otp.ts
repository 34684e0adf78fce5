import { asciiDigits } from '#lib/format/digits.ts';
import { MINUTE } from '../../clock.ts';
import type { Tx } from '../../db/database.ts';
import { ServiceError } from '../../http/problem.ts';
import { countHit, type Limit, refundHits } from '../../http/rate-limit.ts';
import type { Keys } from '../../secrets.ts';
import { recordEvent } from '../audit/record-event.ts';
import { spendAppCode } from './app-code.ts';
import { spendRecoveryCode } from './recovery-codes.ts';

/** Wrong codes of a person, whatever the way in. */
const LIMIT: Limit = { name: 'app-otp', hits: 5, window: 15 * MINUTE };

const SIX_DIGITS = /^\d{6}$/;

export interface SecondFactor {
  readonly userId: string;
  /** Six digits or a recovery code, as typed. */
  readonly typed: string | undefined;
  readonly factor: number;
  readonly now: Date;
}

export const hasAppOtp = async (tx: Tx, userId: string): Promise<boolean> =>
  (await tx
    .selectFrom('app_otps')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('secret', 'is not', null)
    .executeTakeFirst()) !== undefined;

/**
 * Lets a code be evaluated within the limit for wrong ones. A refusal is given back, not thrown, so that its count is
 * committed.
 * @throws {ServiceError} `rate_limited` after too many wrong codes
 */
export async function checkCode(
  tx: Tx,
  { userId, typed = '', factor, now }: SecondFactor,
  isRight: (text: string) => Promise<boolean>,
): Promise<true | ServiceError> {
  const hit = { limit: LIMIT, subject: userId };
  await countHit(tx, { ...hit, factor, now });
  if (await isRight(asciiDigits(typed).replaceAll(/\s/g, ''))) {
    await refundHits(tx, hit);
    return true;
  }
  await recordEvent(tx, { event: 'app-otp-wrong', userId }, now);
  return new ServiceError('app_otp_invalid');
}

/** The second step of every way in: passes who has no authenticator app, or brings its code or a recovery code. */
export async function passAppOtp(tx: Tx, keys: Keys, second: SecondFactor): Promise<true | ServiceError> {
  const { userId, typed, now } = second;
  if (!(await hasAppOtp(tx, userId))) return true;
  if (typed === undefined) return new ServiceError('app_otp_required');
  return checkCode(tx, second, (text) =>
    SIX_DIGITS.test(text)
      ? spendAppCode(tx, keys, 'secret', { userId, typed: text, now })
      : spendRecoveryCode(tx, keys, { userId, typed: text, now }),
  );
}
