import { type Analysis, AnalysisProgress, AnalysisReport, Scores } from '#lib/contract/analyses.ts';
import type { AnalysesTable } from '../../db/analyses-table.ts';
import type { Queries } from '../../db/database.ts';

type Row = Pick<AnalysesTable, 'id' | 'url' | 'state' | 'failure' | 'overall' | 'created_at' | 'finished_at'> & {
  progress: unknown;
  scores: unknown;
};

const COLUMNS = [
  'id',
  'url',
  'state',
  'failure',
  'overall',
  'scores',
  'progress',
  'created_at',
  'finished_at',
] as const;

function analysisOf(row: Row): Analysis {
  const { id, url, state, failure, overall } = row;
  return {
    id,
    url,
    state,
    failure,
    overall,
    scores: Scores.nullable().catch(null).parse(row.scores),
    progress: AnalysisProgress.nullable().catch(null).parse(row.progress),
    createdAt: row.created_at.toISOString(),
    finishedAt: row.finished_at?.toISOString() ?? null,
  };
}

/** A customer's runs, newest first, one page of them; of one site when `site` is given. */
export async function listAnalyses(
  db: Queries,
  customerId: string,
  { cursor, limit, site }: { cursor?: string | undefined; limit: number; site?: string | undefined },
): Promise<{ items: Analysis[]; nextCursor: string | null }> {
  let query = db.selectFrom('analyses').select(COLUMNS).where('customer_id', '=', customerId);
  if (site) query = query.where('site', '=', site);
  if (cursor) query = query.where('id', '<', cursor);
  const rows = await query
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
  const items = rows.slice(0, limit).map(analysisOf);
  return { items, nextCursor: rows.length > limit ? (items.at(-1)?.id ?? null) : null };
}

/** Runs by their ids, whoever asked for them. */
export async function readRuns(db: Queries, ids: readonly string[]): Promise<Analysis[]> {
  const rows = await db.selectFrom('analyses').select(COLUMNS).where('id', 'in', ids).execute();
  return rows.map(analysisOf);
}

/** Reports of older rules may lack what newer ones have; those are shown no more. */
export const reportOf = (saved: unknown): AnalysisReport | null => AnalysisReport.nullable().catch(null).parse(saved);

type ReadRun = Analysis & { report: AnalysisReport | null; sharedUntil: string | null };

/** One of a customer's runs with its report, once there is one; another customer's run is no run. */
export async function readAnalysis(
  db: Queries,
  customerId: string,
  id: string,
  now: Date,
): Promise<ReadRun | undefined> {
  const row = await db
    .selectFrom('analyses')
    .leftJoin('analysis_shares', (join) =>
      join.onRef('analysis_id', '=', 'analyses.id').on('analysis_shares.expires_at', '>', now),
    )
    .select([...COLUMNS, 'report', 'analysis_shares.expires_at'])
    .where('customer_id', '=', customerId)
    .where('analyses.id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  return { ...analysisOf(row), report: reportOf(row.report), sharedUntil: row.expires_at?.toISOString() ?? null };
}
