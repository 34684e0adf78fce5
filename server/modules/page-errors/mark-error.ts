import type { Tx } from '../../db/database.ts';
import { ServiceError } from '../../http/problem.ts';

/**
 * Marks an error as solved, or opens it.
 * @throws {ServiceError} `not_found`
 */
export async function markError(tx: Tx, fingerprint: string, isSolved: boolean): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('page_errors')
    .set({ is_solved: isSolved })
    .where('fingerprint', '=', fingerprint)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw new ServiceError('not_found');
}
