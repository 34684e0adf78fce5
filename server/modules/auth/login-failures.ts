import { sql } from 'kysely';
import { after, DAY, MINUTE, SECOND } from '../../clock.ts';
import type { Queries, Tx } from '../../db/database.ts';
import type { ServiceError } from '../../http/problem.ts';
import { countHits, type Limit, refundHits, tooMany } from '../../http/rate-limit.ts';
import { PERSON } from './find-user.ts';

/** Tries of one network, whoever's the number: each costs the service a hash. */
const NETWORK_LIMITS: readonly Limit[] = [
  { name: 'password-15-minutes', hits: 20, window: 15 * MINUTE },
  { name: 'password-day', hits: 100, window: DAY },
];

/** Wrong tries of one network at one number that cost nothing but the try. */
const FREE = 3;

/** Seconds a further try has to wait: 1, 2, 4 … */
const LONGEST_WAIT = 900 * SECOND;

/** Failures in a row, from anywhere, after which the owner hears of it, and after which only a code helps. */
export const TELL_AFTER = 10;
const LOCK_AFTER = 100;

/** The failures of a network at a number are forgotten after this. */
const KEPT = DAY;

export interface LoginTry {
  /** Keyed hash of number and network. */
  readonly subject: string;
  readonly networkKey: string;
  readonly e164: string;
  readonly factor: number;
  readonly now: Date;
}

/** Whether the next try of this network at this number needs a captcha. */
export async function needsLoginCaptcha(db: Queries, { subject, now }: LoginTry): Promise<boolean> {
  const row = await db
    .selectFrom('login_failures')
    .select(['failures', 'blocked_until'])
    .where('subject', '=', subject)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (row && row.blocked_until > now) throw tooMany(row.blocked_until, now);
  return (row?.failures ?? 0) >= FREE;
}

/** Counts a try as failed before it is evaluated, so that tries which come at once are not all the first. */
async function countFailure(tx: Tx, { subject, now }: LoginTry): Promise<void> {
  const wait = sql`${now}::timestamptz + least(${LONGEST_WAIT / SECOND}, power(2, counted.failures + 1 - ${FREE}::int)) * interval '1 second'`;
  const { rows } = await sql`
    INSERT INTO login_failures AS counted (subject, failures, blocked_until, expires_at)
    VALUES (${subject}, 1, ${now}, ${after(now, KEPT)})
    ON CONFLICT (subject) DO UPDATE SET
      failures = CASE WHEN counted.expires_at <= ${now} THEN 1 ELSE counted.failures + 1 END,
      blocked_until = CASE WHEN counted.expires_at <= ${now} OR counted.failures + 1 < ${FREE} THEN ${now}::timestamptz ELSE ${wait} END,
      expires_at = excluded.expires_at
    WHERE counted.blocked_until <= ${now}
    RETURNING subject`.execute(tx);
  if (rows.length === 0) throw tooMany(after(now, SECOND), now);
}

/** Counts at the account itself, and gives it. */
const countAtAccount = (tx: Tx, e164: string) =>
  tx
    .updateTable('users')
    .set({ password_failures: sql`password_failures + 1` })
    .where('phone', '=', e164)
    .returning([...PERSON, 'password_failures as failures'])
    .executeTakeFirst();

/** The account of a number with its failures in a row; nothing where there is none. */
type TriedUser = Awaited<ReturnType<typeof countAtAccount>>;

/**
 * Takes a try within all limits, counted as wrong until it turns out to be right.
 * @returns the account, where there is one, or a refusal when only a code helps any more
 * @throws {ServiceError} `rate_limited`
 */
export async function takeTry(tx: Tx, attempt: LoginTry): Promise<TriedUser | ServiceError> {
  const { networkKey, e164, factor, now } = attempt;
  await countHits(tx, { limits: NETWORK_LIMITS, subject: networkKey, factor, now });
  await countFailure(tx, attempt);
  // Last, for the row of the account is held until the commit.
  const user = await countAtAccount(tx, e164);
  return user && user.failures > LOCK_AFTER ? tooMany(after(now, DAY), now) : user;
}

/** Forgets the failures that a right password ends. */
export async function forgiveTries(tx: Tx, { subject, networkKey, e164 }: LoginTry): Promise<void> {
  await refundHits(tx, ...NETWORK_LIMITS.map((limit) => ({ limit, subject: networkKey })));
  await tx.deleteFrom('login_failures').where('subject', '=', subject).execute();
  await tx.updateTable('users').set({ password_failures: 0 }).where('phone', '=', e164).execute();
}
