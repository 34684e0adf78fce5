import type { Queries } from '../../db/database.ts';
import { ServiceError } from '../../http/problem.ts';
import { isSameText, keyedText } from '../../secrets.ts';

/** What the mail carries to take an address back; it stands in no table, it is made of the comment's id and a key. */
export const forgetToken = (key: Buffer, commentId: string): string => `${commentId}.${keyedText(key, commentId)}`;

/**
 * Deletes the address that was left with a comment. Done twice, it is done.
 * @throws {ServiceError} `not_found` for a token that the service did not make
 */
export async function forgetAddress(db: Queries, key: Buffer, token: string): Promise<void> {
  const [commentId = ''] = token.split('.');
  if (!isSameText(token, forgetToken(key, commentId))) throw new ServiceError('not_found');
  await db.deleteFrom('comment_notices').where('comment_id', '=', commentId).execute();
}
