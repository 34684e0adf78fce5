import { sql } from 'kysely';
import { after, DAY, MINUTE, SECOND } from '../clock.ts';
import type { Queries } from '../db/database.ts';
import { type Lane, LONG_KINDS } from './job-kinds.ts';

/** A worker that has not finished after this time is taken for dead, and its job runs again. */
const LEASE: Readonly<Record<Lane, number>> = { quick: MINUTE, long: 3 * MINUTE };

/** Tries before a job is a dead letter; with the pauses below that is about two days. */
export const MAX_ATTEMPTS = 12;

export interface Job {
  readonly id: string;
  readonly kind: string;
  readonly payload: unknown;
  readonly attempts: number;
}

/** Pause before the next try in milliseconds: 10 s, doubling, at most 12 hours. */
export const pauseAfter = (attempts: number): number => Math.min(10 * SECOND * 2 ** (attempts - 1), DAY / 2);

/** Takes the job of a lane that is due the longest; other workers skip it. `undefined` when nothing is due. */
export async function takeJob(db: Queries, now: Date, lane: Lane = 'quick'): Promise<Job | undefined> {
  const due = db
    .selectFrom('jobs')
    .select('id')
    .where('state', '=', 'ready')
    .where('kind', lane === 'long' ? 'in' : 'not in', LONG_KINDS)
    .where('run_at', '<=', now)
    .where((where) => where.or([where('locked_until', 'is', null), where('locked_until', '<', now)]))
    .orderBy('run_at')
    .limit(1)
    .forUpdate()
    .skipLocked();
  return db
    .updateTable('jobs')
    .set({ locked_until: after(now, LEASE[lane]), attempts: sql`attempts + 1` })
    .where('id', '=', due)
    .returning(['id', 'kind', 'payload', 'attempts'])
    .executeTakeFirst();
}

/** A job that is done is gone; what it did stands in the tables it worked on. */
export async function finishJob(db: Queries, { id }: Job): Promise<void> {
  await db.deleteFrom('jobs').where('id', '=', id).execute();
}

/** Puts a failed job back for later; after the last try it stays as a dead letter for a person to look at. */
export async function failJob(db: Queries, job: Job, reason: string, now: Date): Promise<'ready' | 'dead'> {
  const state = job.attempts >= MAX_ATTEMPTS ? 'dead' : 'ready';
  await db
    .updateTable('jobs')
    .set({ state, locked_until: null, run_at: after(now, pauseAfter(job.attempts)), last_error: reason.slice(0, 500) })
    .where('id', '=', job.id)
    .execute();
  return state;
}

/** Dead letters and jobs that are overdue by a minute, for readiness and for people. */
export async function countStuckJobs(db: Queries, now: Date): Promise<{ dead: number; overdue: number }> {
  const counted = await db
    .selectFrom('jobs')
    .select([
      sql<number>`count(*) FILTER (WHERE state = 'dead')::int`.as('dead'),
      sql<number>`count(*) FILTER (WHERE state = 'ready' AND run_at < ${after(now, -MINUTE)})::int`.as('overdue'),
    ])
    .executeTakeFirst();
  return counted ?? { dead: 0, overdue: 0 };
}
