import { randomInt } from 'node:crypto';
import type { Tx } from '../../db/database.ts';
import { everyKey, type Keys, keyedText } from '../../secrets.ts';
import { recordEvent } from '../audit/record-event.ts';

const CODES = 10;
const LETTERS = 10;

/** Digits and letters without those that look alike: i, l, o, u, 0, 1. */
const ALPHABET = '23456789abcdefghjkmnpqrstvwxyz';

const letter = (): string => ALPHABET.charAt(randomInt(ALPHABET.length));

/** 49 random bits, in two halves for reading. */
function newCode(): string {
  const letters = Array.from({ length: LETTERS }, letter).join('');
  return `${letters.slice(0, LETTERS / 2)}-${letters.slice(LETTERS / 2)}`;
}

const macOf = (key: Buffer, userId: string, typed: string): string =>
  keyedText(key, `${userId}!${typed.toLowerCase().replaceAll(/[^0-9a-z]/g, '')}`);

/** Replaces all recovery codes of a person; gives the new ones, which are stored as keyed hashes only. */
export async function replaceRecoveryCodes(tx: Tx, keys: Keys, userId: string): Promise<string[]> {
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  const codes = Array.from({ length: CODES }, newCode);
  const rows = codes.map((code) => ({ user_id: userId, mac: macOf(keys.recovery, userId, code) }));
  await tx.insertInto('recovery_codes').values(rows).execute();
  return codes;
}

export interface RecoveryTry {
  readonly userId: string;
  readonly typed: string;
  readonly now: Date;
}

/** Accepts a recovery code once. */
export async function spendRecoveryCode(tx: Tx, keys: Keys, { userId, typed, now }: RecoveryTry): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where(
      'mac',
      'in',
      everyKey(keys, 'recovery').map((key) => macOf(key, userId, typed)),
    )
    .executeTakeFirst();
  if (numDeletedRows !== 1n) return false;
  await recordEvent(tx, { event: 'recovery-code-used', userId }, now);
  return true;
}
