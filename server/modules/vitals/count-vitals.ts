import { sql } from 'kysely';
import type { VitalsBody } from '#lib/contract/vitals.ts';
import { visitedPage } from '#lib/pages/visited-page.ts';
import { after, DAY } from '../../clock.ts';
import type { Tx } from '../../db/database.ts';
import { bucketOf } from './buckets.ts';

/** Counts are kept a quarter: long enough to see whether a change helped. */
const KEPT_DAYS = 90;

/** The day of a time, as the counts know it: UTC. */
export const dayOf = (time: Date): string => time.toISOString().slice(0, 10);

/** Adds one page view to the counts. What is no page of ours is forgotten: anybody can make an address up. */
export async function countVitals(tx: Tx, { page, samples }: VitalsBody, now: Date): Promise<void> {
  const place = visitedPage(page);
  if (!place) return;
  const rows = samples
    .map(({ name, value }) => ({ name, bucket: bucketOf(name, value) }))
    // Everybody counts in the same order, so that two transactions never wait for each other.
    .toSorted((a, b) => a.name.localeCompare(b.name))
    .map((row) => ({ ...row, ...place, day: dayOf(now), hits: 1, expires_at: after(now, KEPT_DAYS * DAY) }));
  // The last moments before a power cut are not worth a disk sync for every page view.
  await sql`SET LOCAL synchronous_commit TO OFF`.execute(tx);
  await tx
    .insertInto('vital_counts')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'kind', 'locale', 'name', 'bucket'])
        .doUpdateSet({ hits: sql`vital_counts.hits + 1`, expires_at: sql`excluded.expires_at` }),
    )
    .execute();
}
