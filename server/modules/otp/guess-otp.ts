import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';
import { ServiceError } from '../../http/problem.ts';
import { countHit } from '../../http/rate-limit.ts';
import { isSameText, type Keys } from '../../secrets.ts';
import { recordEvent } from '../audit/record-event.ts';
import { codeMac } from './otp-code.ts';
import type { OtpSubject } from './otp-request.ts';
import { GUESSES, WRONG_LIMIT } from './otp-rules.ts';

export interface Guess extends OtpSubject {
  readonly otp: string;
  readonly networkKey: string;
  readonly factor: number;
  readonly now: Date;
}

/** A guess that was right: the request it belongs to, which is not used up yet. */
export interface RightGuess {
  readonly requestId: string;
}

const noGuessLeft = (): ServiceError => new ServiceError('otp_invalid', { attemptsLeft: 0 });

/** Takes one of the guesses; a single statement, so of any number that come at once five get through. */
async function takeGuess(tx: Tx, { phoneKey, purpose, now }: Guess) {
  return tx
    .updateTable('otp_requests')
    .set({ attempts: sql`attempts + 1` })
    .where('phone_key', '=', phoneKey)
    .where('purpose', '=', purpose)
    .where('code_until', '>', now)
    .where('attempts', '<', GUESSES)
    .returning(['id', 'attempts'])
    .executeTakeFirst();
}

async function isRight(tx: Tx, key: Buffer, requestId: string, guess: Guess): Promise<boolean> {
  const codes = await tx
    .selectFrom('otp_codes')
    .select('mac')
    .where('request_id', '=', requestId)
    .where('expires_at', '>', guess.now)
    .execute();
  const mac = codeMac(key, { ...guess, id: requestId }, guess.otp);
  // Every code is compared, so the time tells nothing of which it was.
  return codes.filter((code) => isSameText(code.mac, mac)).length > 0;
}

/**
 * Evaluates a guess. A refusal is given back, not thrown, so that its count is committed.
 * @throws {ServiceError} `rate_limited` when the number has had too many wrong ones today
 */
export async function guessOtp(tx: Tx, keys: Keys, guess: Guess): Promise<RightGuess | ServiceError> {
  const { phoneKey, networkKey, purpose, factor, now } = guess;
  const wrong = { limit: WRONG_LIMIT, subject: phoneKey, factor, now } as const;
  await countHit(tx, { ...wrong, by: 0 });
  const taken = await takeGuess(tx, guess);
  if (!taken) return noGuessLeft();
  if (await isRight(tx, keys.otp, taken.id, guess)) return { requestId: taken.id };
  await countHit(tx, wrong);
  await recordEvent(tx, { event: 'otp-wrong', phoneKey, networkKey, details: { purpose } }, now);
  return new ServiceError('otp_invalid', { attemptsLeft: GUESSES - taken.attempts });
}

/**
 * Uses a right guess up; its codes die with it.
 * @throws {ServiceError} `otp_invalid` for one that is used up: of any number that try at once one succeeds
 */
export async function spendGuess(tx: Tx, { requestId }: RightGuess): Promise<void> {
  const { numDeletedRows } = await tx.deleteFrom('otp_requests').where('id', '=', requestId).executeTakeFirst();
  if (numDeletedRows !== 1n) throw noGuessLeft();
}

/** Gives a right guess back that is asked for again with the code of the authenticator app. */
export async function returnGuess(tx: Tx, { requestId }: RightGuess): Promise<void> {
  await tx
    .updateTable('otp_requests')
    .set({ attempts: sql`greatest(attempts - 1, 0)` })
    .where('id', '=', requestId)
    .execute();
}
