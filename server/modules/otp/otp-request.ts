import { randomUUIDv7 } from 'node:crypto';
import { sql } from 'kysely';
import type { OtpTimes } from '#lib/contract/otp.ts';
import { after, SECOND } from '../../clock.ts';
import type { Tx } from '../../db/database.ts';
import { tooMany } from '../../http/rate-limit.ts';
import { GUESSES, LONGEST_WAIT, OTP_LIFE, WAITS_KEPT } from './otp-rules.ts';

/** A number and what its codes are for. */
export interface OtpSubject {
  readonly phoneKey: string;
  readonly purpose: string;
}

export interface OtpRequest extends OtpSubject {
  readonly id: string;
  readonly sends: number;
  readonly nextSendAt: Date;
  readonly codeUntil: Date;
}

const secondsUntil = (time: Date, now: Date): number =>
  Math.max(0, Math.ceil((time.getTime() - now.getTime()) / SECOND));

export const timesOf = (
  { codeUntil, nextSendAt }: Pick<OtpRequest, 'codeUntil' | 'nextSendAt'>,
  now: Date,
): OtpTimes => ({
  expiresIn: secondsUntil(codeUntil, now),
  resendIn: secondsUntil(nextSendAt, now),
});

/** Lets one call at a time work on the codes of a number, until its transaction ends. */
export async function lockPhone(tx: Tx, phoneKey: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${phoneKey}, 0))`.execute(tx);
}

/** The request that codes of a number belong to now, and whether one of them may still be guessed. */
export async function findRequest(tx: Tx, { phoneKey, purpose }: OtpSubject, now: Date) {
  const row = await tx
    .selectFrom('otp_requests')
    .selectAll()
    .where('phone_key', '=', phoneKey)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row && { ...row, isLive: row.code_until > now && row.attempts < GUESSES };
}

type Found = NonNullable<Awaited<ReturnType<typeof findRequest>>>;

/**
 * What is to be answered while a further code has to wait: the times that are left, as long as the last one can be used.
 * @throws {ServiceError} `rate_limited` when it cannot
 */
export function waitingTimes(found: Found | undefined, now: Date): OtpTimes | undefined {
  if (!found || found.next_send_at <= now) return undefined;
  if (!found.isLive) throw tooMany(found.next_send_at, now);
  return timesOf({ codeUntil: found.code_until, nextSendAt: found.next_send_at }, now);
}

/** Codes of a request that is over go with it. */
async function forgetCodes(tx: Tx, { phoneKey, purpose }: OtpSubject): Promise<void> {
  const over = tx
    .selectFrom('otp_requests')
    .select('id')
    .where('phone_key', '=', phoneKey)
    .where('purpose', '=', purpose);
  await tx.deleteFrom('otp_codes').where('request_id', 'in', over).execute();
}

/** The wait after so many codes in a row: the first, twice as long, four times … */
const waitAfter = (sends: number, first: number): number => Math.min(first * 2 ** (sends - 1), LONGEST_WAIT);

/**
 * Counts one more code of a number: in the same request while a code of it lives, so that they share their guesses and a
 * late message is no wrong code; else in a new one.
 */
export async function extendRequest(
  tx: Tx,
  subject: OtpSubject,
  { found, resendSeconds, now }: { found: Found | undefined; resendSeconds: number; now: Date },
): Promise<OtpRequest> {
  const { phoneKey, purpose } = subject;
  const sends = (found?.sends ?? 0) + 1;
  const id = found?.isLive ? found.id : randomUUIDv7();
  const nextSendAt = after(now, waitAfter(sends, resendSeconds * SECOND));
  const codeUntil = after(now, OTP_LIFE);
  const row = { id, sends, next_send_at: nextSendAt, code_until: codeUntil, expires_at: after(now, WAITS_KEPT) };
  if (!found?.isLive) await forgetCodes(tx, subject);
  await tx
    .insertInto('otp_requests')
    .values({ ...row, phone_key: phoneKey, purpose })
    .onConflict((conflict) =>
      conflict.columns(['phone_key', 'purpose']).doUpdateSet({ ...row, ...(!found?.isLive && { attempts: 0 }) }),
    )
    .execute();
  return { ...subject, id, sends, nextSendAt, codeUntil };
}
