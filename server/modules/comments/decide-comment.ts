import type { Queries } from '../../db/database.ts';

/** What a moderator may decide; a decision can be changed later, `held` takes it back. */
export type Decision = 'approved' | 'rejected' | 'held';

/** Approves, rejects or holds a comment; tells whether there is one of this id. */
export async function decideComment(db: Queries, id: string, decision: Decision, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('comments')
    .set({ state: decision, decided_at: decision === 'held' ? null : now })
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Deletes a comment, and with it its answers and the address left there; tells whether there was one of this id. */
export async function eraseComment(db: Queries, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('comments').where('id', '=', id).executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Comments that wait for a decision, oldest first. */
export const heldComments = (db: Queries) =>
  db.selectFrom('comments').selectAll().where('state', '=', 'held').orderBy('id').execute();
