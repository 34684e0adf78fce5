import { sql } from 'kysely';
import { scrub } from '#lib/page-errors/scrub.ts';
import { after, DAY, MINUTE, SECOND } from '../clock.ts';
import type { Queries } from '../db/database.ts';
import { LANE_KINDS, type Lane } from './job-kinds.ts';

/** A worker that has not finished after this time is taken for dead, and its job runs again. */
const LEASE: Readonly<Record<Lane, number>> = { quick: MINUTE, push: MINUTE, mail: MINUTE, long: 3 * MINUTE };

/** Tries before a job is a dead letter; with the pauses below that is about two days. */
export const MAX_ATTEMPTS = 16;

/** A dead letter nobody looked at is gone a month after it was written, the tries included. */
const DEAD_KEPT = 28 * DAY;

/** Longest reason that is kept. */
const LONGEST_REASON = 500;

/** Kinds that have a lane of their own. A kind of a later version is quick, and fails there. */
const LANED = Object.values(LANE_KINDS).flat();

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
    .where('kind', lane === 'quick' ? 'not in' : 'in', lane === 'quick' ? LANED : LANE_KINDS[lane])
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

/** The job of this very run: with its lease over, it may be another worker's, who counts its own. */
const ofRun = ({ id, attempts }: Job) => sql<boolean>`id = ${id} AND attempts = ${attempts} AND state = 'ready'`;

/** A job that is done is gone; what it did stands in the tables it worked on. */
export async function finishJob(db: Queries, job: Job): Promise<void> {
  await db.deleteFrom('jobs').where(ofRun(job)).execute();
}

/**
 * Puts a failed job back for later; after the last try it stays as a dead letter for a person to look at.
 * @param reason is kept without what could be a person's
 */
export async function failJob(db: Queries, job: Job, reason: string, now: Date): Promise<'ready' | 'dead'> {
  const isDead = job.attempts >= MAX_ATTEMPTS;
  await db
    .updateTable('jobs')
    .set({
      state: isDead ? 'dead' : 'ready',
      locked_until: null,
      run_at: after(now, pauseAfter(job.attempts)),
      last_error: scrub(reason, LONGEST_REASON),
      expires_at: isDead ? after(now, DEAD_KEPT) : null,
    })
    .where(ofRun(job))
    .execute();
  return isDead ? 'dead' : 'ready';
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
