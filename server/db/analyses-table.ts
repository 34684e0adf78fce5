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
  created_at: Date;
  started_at: Date | null;
  finished_at: Date | null;
}
