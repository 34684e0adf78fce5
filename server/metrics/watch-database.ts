import { sql } from 'kysely';
import { type Clock, SECOND } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { countStuckJobs } from '../jobs/queue.ts';
import type { Metrics } from './metrics.ts';

interface Waiting {
  readonly ready: number;
  readonly oldest: Date | null;
}

async function readQueue({ db }: Database, now: Date): Promise<Waiting> {
  return db
    .selectFrom('jobs')
    .select([sql<number>`count(*)::int`.as('ready'), sql<Date | null>`min(run_at)`.as('oldest')])
    .where('state', '=', 'ready')
    .where('run_at', '<=', now)
    .executeTakeFirstOrThrow();
}

/** Brings queue and connections up to date; asked for with each look at the numbers, so nobody asks between them. */
export async function watchDatabase(database: Database, metrics: Metrics, clock: Clock): Promise<void> {
  for (const [state, count] of Object.entries(database.connections?.() ?? {}))
    metrics.connections.set({ state }, count);
  const now = clock();
  try {
    const { ready, oldest } = await readQueue(database, now);
    const { dead, overdue } = await countStuckJobs(database.db, now);
    for (const [state, count] of Object.entries({ ready, overdue, dead })) metrics.jobs.set({ state }, count);
    metrics.oldestJob.set(oldest ? Math.max(0, now.getTime() - oldest.getTime()) / SECOND : 0);
    metrics.databaseUp.set(1);
  } catch {
    // The numbers of the process are wanted most while the database is away.
    metrics.databaseUp.set(0);
  }
}
