import type { Queries } from '../../db/database.ts';

/** Which of these sessions still stand: a stream ends with the session it was opened in. */
export async function livingSessions(db: Queries, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db.selectFrom('sessions').select('id').where('id', 'in', ids).execute();
  return new Set(rows.map(({ id }) => id));
}
