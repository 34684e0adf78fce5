import type { Queries } from '../../db/database.ts';

/** Ends a customer's run; the program that reads the site notices at its next step. `false`: there is none to end. */
export async function cancelAnalysis(db: Queries, customerId: string, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('analyses')
    .set({ state: 'cancelled', progress: null, finished_at: now })
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .where('state', 'in', ['queued', 'running'])
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
