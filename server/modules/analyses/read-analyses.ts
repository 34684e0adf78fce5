import { type Analysis, AnalysisProgress, AnalysisReport } from '#lib/contract/analyses.ts';
import type { AnalysesTable } from '../../db/analyses-table.ts';
import type { Queries } from '../../db/database.ts';

type Row = Pick<AnalysesTable, 'id' | 'url' | 'state' | 'failure' | 'overall' | 'created_at' | 'finished_at'> & {
  progress: unknown;
};

const COLUMNS = ['id', 'url', 'state', 'failure', 'overall', 'progress', 'created_at', 'finished_at'] as const;

function analysisOf(row: Row): Analysis {
  const { id, url, state, failure, overall } = row;
  return {
    id,
    url,
    state,
    failure,
    overall,
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

/** One of a customer's runs with its report, once there is one; another customer's run is no run. */
export async function readAnalysis(
  db: Queries,
  customerId: string,
  id: string,
): Promise<(Analysis & { report: AnalysisReport | null }) | undefined> {
  const row = await db
    .selectFrom('analyses')
    .select([...COLUMNS, 'report'])
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .executeTakeFirst();
  // Reports of older rules may lack what newer ones have.
  return row && { ...analysisOf(row), report: AnalysisReport.nullable().catch(null).parse(row.report) };
}
