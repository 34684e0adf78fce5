import { randomBytes } from 'node:crypto';
import { after, HOUR } from '../../clock.ts';
import type { Tx } from '../../db/database.ts';
import { ServiceError } from '../../http/problem.ts';
import { isSameText, keyedText } from '../../secrets.ts';

/** A sign-in page may stand open for a while before somebody presses the button. */
const NONCE_LIFE = HOUR;

const macOf = (key: Buffer, visitor: string, random: string, end: string): string =>
  keyedText(key, `${random}!${end}!${visitor}`);

/** A nonce for one browser: a credential that was asked for elsewhere does not fit it. Nothing is stored until it is used. */
export function makeNonce(key: Buffer, visitor: string, now: Date): string {
  const random = randomBytes(16).toString('base64url');
  const end = after(now, NONCE_LIFE).getTime().toString(36);
  return `${random}.${end}.${macOf(key, visitor, random, end)}`;
}

/** @throws {ServiceError} `sign_in_refused` when it is not this browser's, or too old */
export function assertNonce(key: Buffer, visitor: string | undefined, nonce: string, now: Date): void {
  const [random = '', end = '', mac = ''] = nonce.split('.');
  const isOurs = visitor !== undefined && isSameText(macOf(key, visitor, random, end), mac);
  if (!isOurs || Number.parseInt(end, 36) <= now.getTime()) throw new ServiceError('sign_in_refused');
}

/** Uses a nonce up; gives the refusal when it was used before. */
export async function spendNonce(tx: Tx, nonce: string, now: Date): Promise<true | ServiceError> {
  const spent = await tx
    .insertInto('used_challenges')
    .values({ id: `nonce:${nonce}`, expires_at: after(now, 2 * NONCE_LIFE) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return spent ? true : new ServiceError('sign_in_refused');
}
