import { sql } from 'kysely';
import type { UsageFigures } from '#lib/contract/stats.ts';
import type { Tx } from '../../db/database.ts';
import { ServiceError } from '../../http/problem.ts';

/** Takes figures from elsewhere; those of one source for one day replace each other. */
export async function importUsage(tx: Tx, { customerId, source, figures }: UsageFigures): Promise<{ taken: number }> {
  const customer = await tx.selectFrom('users').select('id').where('id', '=', customerId).executeTakeFirst();
  if (!customer) throw new ServiceError('not_found');
  // One statement takes a day of a series once; of two the later counts.
  const newest = new Map(figures.map((figure) => [`${figure.series} ${figure.on}`, figure]));
  const rows = [...newest.values()].map(({ on, series, value }) => ({
    user_id: customerId,
    series,
    day: on,
    source,
    value,
  }));
  await tx
    .insertInto('usage_figures')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'series', 'day', 'source']).doUpdateSet({ value: sql`excluded.value` }),
    )
    .execute();
  return { taken: figures.length };
}
