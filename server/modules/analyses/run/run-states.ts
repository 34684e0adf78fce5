import type { AnalysisFailure, AnalysisProgress, AnalysisReport } from '#lib/contract/analyses.ts';
import type { Queries } from '../../../db/database.ts';
import { tellDrop } from './tell-drop.ts';

export interface ClaimedRun {
  readonly url: string;
  readonly page_limit: number;
  readonly tries: number;
}

const UNIQUE_VIOLATION = '23505';
const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION;

/**
 * Makes a run ours. It may have been running: then the process that ran it is gone, and it begins again.
 * @returns `undefined` when it is over, `'busy'` when another run reads the same site
 */
export async function claimRun(db: Queries, id: string, now: Date): Promise<ClaimedRun | 'busy' | undefined> {
  try {
    return await db
      .updateTable('analyses')
      .set(({ eb }) => ({ state: 'running', started_at: now, tries: eb('tries', '+', 1) }))
      .where('id', '=', id)
      .where('state', 'in', ['queued', 'running'])
      .returning(['url', 'page_limit', 'tries'])
      .executeTakeFirst();
  } catch (error) {
    if (isUniqueViolation(error)) return 'busy';
    throw error;
  }
}

/** Keeps the newest progress. `false`: the run was cancelled. */
export async function saveProgress(db: Queries, id: string, progress: AnalysisProgress): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('analyses')
    .set({ progress: JSON.stringify(progress) })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Whether it was running until now. */
async function end(db: Queries, id: string, values: object): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('analyses')
    .set({ ...values, progress: null })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Keeps the report; a run of a schedule tells of a drop in the same transaction. */
export const finishRun = (db: Queries, id: string, report: AnalysisReport, now: Date): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const { rules, overall } = report;
    const done = { state: 'done', report: JSON.stringify(report), rules, overall, finished_at: now };
    if (await end(tx, id, done)) await tellDrop(tx, id, report, now);
  });

export const failRun = (db: Queries, id: string, failure: AnalysisFailure, now: Date): Promise<boolean> =>
  end(db, id, { state: 'failed', failure, finished_at: now });

/** Puts a run that was interrupted back, so that the site is free until it begins again. */
export const releaseRun = (db: Queries, id: string): Promise<boolean> => end(db, id, { state: 'queued' });
