import type { Proof } from '../../adapters/captcha.ts';
import type { Tx } from '../../db/database.ts';
import { ServiceError } from '../../http/problem.ts';

/**
 * Uses a proof up, in the transaction of what it is a proof for.
 * @throws {ServiceError} `captcha_invalid` when it was used before
 */
export async function spendProof(tx: Tx, { id, expiresAt }: Proof): Promise<void> {
  const spent = await tx
    .insertInto('used_challenges')
    .values({ id, expires_at: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!spent) throw new ServiceError('captcha_invalid', { detail: 'The captcha was used before.' });
}
