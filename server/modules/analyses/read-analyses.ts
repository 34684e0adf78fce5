import { sql } from 'kysely';
import { type Analysis, AnalysisProgress, AnalysisReport, Scores } from '#lib/contract/analyses.ts';
import type { AnalysesTable } from '../../db/analyses-table.ts';
import type { Queries } from '../../db/database.ts';

type Row = Pick<
  AnalysesTable,
  'id' | 'url' | 'page_limit' | 'state' | 'failure' | 'overall' | 'rules' | 'created_at' | 'finished_at'
> & {
  progress: unknown;
  scores: unknown;
  ahead: number | null;
};

const COLUMNS = [
  'id',
  'url',
  'page_limit',
  'state',
  'failure',
  'overall',
  'scores',
  'rules',
  'progress',
  'created_at',
  'finished_at',
] as const;

/** Runs that wait before one that waits; ids go by time. */
const AHEAD = sql<number | null>`CASE WHEN analyses.state = 'queued' THEN
  (SELECT count(*)::int FROM analyses AS other WHERE other.state = 'queued' AND other.id < analyses.id) END`.as(
  'ahead',
);

function analysisOf(row: Row): Analysis {
  const { id, url, page_limit, state, failure, overall, rules, ahead } = row;
  return {
    id,
    url,
    pageLimit: page_limit,
    state,
    failure,
    overall,
    scores: Scores.nullable().catch(null).parse(row.scores),
    rules,
    ahead,
    progress: AnalysisProgress.nullable().catch(null).parse(row.progress),
    createdAt: row.created_at.toISOString(),
    finishedAt: row.finished_at?.toISOString() ?? null,
  };
}

const newestOfEach = (db: Queries, customerId: string) =>
  db
    .selectFrom('analyses')
    .distinctOn('site')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('state', '=', 'done')
    .where('overall', 'is not', null)
    .orderBy('site')
    .orderBy('id', 'desc');

interface Wanted {
  readonly cursor?: string | undefined;
  readonly limit: number;
  readonly site?: string | undefined;
  readonly newestOf?: 'each-site' | undefined;
}

/** A customer's runs, newest first, one page of them; of one site, or the newest with a score of each. */
export async function listAnalyses(
  db: Queries,
  customerId: string,
  { cursor, limit, site, newestOf }: Wanted,
): Promise<{ items: Analysis[]; nextCursor: string | null }> {
  let query = db
    .selectFrom('analyses')
    .select([...COLUMNS, AHEAD])
    .where('customer_id', '=', customerId);
  if (newestOf) query = query.where('id', 'in', newestOfEach(db, customerId));
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
  const rows = await db
    .selectFrom('analyses')
    .select([...COLUMNS, AHEAD])
    .where('id', 'in', ids)
    .execute();
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
    .select([...COLUMNS, AHEAD, 'report', 'analysis_shares.expires_at'])
    .where('customer_id', '=', customerId)
    .where('analyses.id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  return { ...analysisOf(row), report: reportOf(row.report), sharedUntil: row.expires_at?.toISOString() ?? null };
}
