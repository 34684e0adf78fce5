import type { Tx } from '../../db/database.ts';
import { ServiceError } from '../../http/problem.ts';
import { recordEvent } from '../audit/record-event.ts';
import { linkOfToken } from './email-link.ts';

/**
 * Verifies the address of a link, once.
 * @throws {ServiceError} `otp_invalid` for a link that is forged, used, replaced or older than a day
 */
export async function confirmEmail(tx: Tx, key: Buffer, token: string, now: Date): Promise<{ email: string }> {
  const id = linkOfToken(key, token);
  const link =
    id === undefined
      ? undefined
      : await tx
          .deleteFrom('email_links')
          .where('id', '=', id)
          .where('expires_at', '>', now)
          .returning(['user_id', 'email'])
          .executeTakeFirst();
  if (!link) throw new ServiceError('otp_invalid');
  await tx.updateTable('users').set({ email: link.email }).where('id', '=', link.user_id).execute();
  await recordEvent(tx, { event: 'email-verified', userId: link.user_id }, now);
  return { email: link.email };
}
