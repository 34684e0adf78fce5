import type { ColumnType, Generated } from 'kysely';

/** JSON goes in as text; see `tables.ts`. */
type Json = ColumnType<unknown, string | null | undefined, string | null>;

export interface AnalysesTable {
  id: string;
  customer_id: string;
  url: string;
  /** Host without `www.`: what counts as the same site. */
  site: string;
  page_limit: number;
  state: 'queued' | 'running' | 'done' | 'failed' | 'cancelled';
  failure: 'unreachable' | 'not_allowed' | 'too_slow' | 'internal' | null;
  /** Runs begun; a crash or a restart begins another. */
  tries: Generated<number>;
  progress: Json;
  report: Json;
  /** Version of the rules of the report. */
  rules: string | null;
  overall: number | null;
  /** The rings of the report, drawn from it by the database. */
  scores: ColumnType<unknown, never, never>;
  /** Begun by a schedule, not by hand. */
  is_scheduled: Generated<boolean>;
  created_at: Date;
  started_at: Date | null;
  finished_at: Date | null;
}

export interface AnalysisSchedulesTable {
  id: string;
  customer_id: string;
  url: string;
  site: string;
  page_limit: number;
  every: 'week' | 'month';
  next_at: Date;
  created_at: Date;
}

export interface AnalysisSharesTable {
  analysis_id: string;
  /** SHA-256 of the token, base64url. */
  token_hash: string;
  expires_at: Date;
}
