import type { AnalysisFailure, AnalysisProgress, AnalysisReport } from '#lib/contract/analyses.ts';
import type { Queries } from '../../../db/database.ts';

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

async function end(db: Queries, id: string, values: object): Promise<void> {
  await db
    .updateTable('analyses')
    .set({ ...values, progress: null })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .execute();
}

export const finishRun = (db: Queries, id: string, report: AnalysisReport, now: Date): Promise<void> =>
  end(db, id, {
    state: 'done',
    report: JSON.stringify(report),
    rules: report.rules,
    overall: report.overall,
    finished_at: now,
  });

export const failRun = (db: Queries, id: string, failure: AnalysisFailure, now: Date): Promise<void> =>
  end(db, id, { state: 'failed', failure, finished_at: now });

/** Puts a run that was interrupted back, so that the site is free until it begins again. */
export const releaseRun = (db: Queries, id: string): Promise<void> => end(db, id, { state: 'queued' });
