import type { ColumnType, Generated } from 'kysely';
import type { VitalName } from '#lib/contract/vitals.ts';
import type { AccountTables } from './account-tables.ts';
import type { AnalysesTable, AnalysisSchedulesTable, AnalysisSharesTable } from './analyses-table.ts';
import type { CustomerTables } from './customer-tables.ts';
import type { OrderTables } from './order-tables.ts';
import type { PageErrorsTable } from './page-errors-table.ts';
import type { ThreadTables } from './thread-tables.ts';

/*
 * Rows as the migrations make them. Times are timestamptz and read as Date. JSON is written as text, because the two
 * drivers treat a bare array differently.
 */
type Json = ColumnType<unknown, string, string>;

export interface ConsultationsTable {
  id: string;
  name: string;
  email: string;
  /** E.164. */
  phone: string;
  message: string;
  locale: string;
  /** Path of the page the form stood on. */
  page: string;
  journey: ColumnType<unknown, string | null, never>;
  created_at: Date;
  /** Who of the staff has it. */
  assignee_id: ColumnType<string | null, never, string | null>;
  /** When somebody was done with it. */
  done_at: ColumnType<Date | null, never, Date | null>;
}

export interface CommentsTable {
  id: string;
  page: string;
  locale: string;
  name: string;
  last_name: string;
  comment: string;
  state: 'held' | 'approved' | 'rejected';
  created_at: Date;
  /** When somebody approved or rejected it. */
  decided_at: Date | null;
  /** Keyed hash of the browser's id. */
  visitor: ColumnType<string | null, string | null | undefined, never>;
}

/** What the staff answers under a comment; the page shows it in the name of the brand. */
export interface CommentAnswersTable {
  id: string;
  comment_id: string;
  /** Who of the staff wrote it. */
  author_id: string | null;
  text: string;
  created_at: Date;
}

/** Where somebody wants to be told of answers to a comment; kept for that alone, and not for ever. */
export interface CommentNoticesTable {
  comment_id: string;
  email: string;
  expires_at: Date;
}

export interface JobsTable {
  id: string;
  kind: string;
  payload: Json;
  state: Generated<'ready' | 'dead'>;
  /** Runs begun. */
  attempts: Generated<number>;
  run_at: Date;
  /** Until then the job belongs to the worker that took it. */
  locked_until: Date | null;
  last_error: string | null;
  created_at: Date;
  /** When a dead letter goes; `null` for a job that still runs. */
  expires_at: Date | null;
}

export interface IdempotencyKeysTable {
  /** Visitor and call. */
  scope: string;
  key: string;
  /** Keyed hash of what was asked: the body, and the ids of the path. */
  fingerprint: string;
  /** The request that holds the key now. */
  owner: string;
  /** `null` while the first request is under way. */
  answer: ColumnType<unknown, string | null, string | null>;
  locked_until: Date;
  expires_at: Date;
}

export interface RateLimitsTable {
  bucket: string;
  hits: number;
  expires_at: Date;
}

export interface UsedChallengesTable {
  id: string;
  expires_at: Date;
}

export interface VitalCountsTable {
  /** UTC; the drivers read it differently, so nothing does. */
  day: ColumnType<unknown, string, never>;
  kind: string;
  locale: string;
  name: VitalName;
  /** See `modules/vitals/buckets.ts`. */
  bucket: number;
  hits: number;
  expires_at: Date;
}

/** Every table of the service. */
export interface Tables extends AccountTables, OrderTables, CustomerTables, ThreadTables {
  consultations: ConsultationsTable;
  comments: CommentsTable;
  comment_answers: CommentAnswersTable;
  comment_notices: CommentNoticesTable;
  jobs: JobsTable;
  idempotency_keys: IdempotencyKeysTable;
  rate_limits: RateLimitsTable;
  request_counts: RateLimitsTable;
  used_challenges: UsedChallengesTable;
  analyses: AnalysesTable;
  analysis_schedules: AnalysisSchedulesTable;
  analysis_shares: AnalysisSharesTable;
  vital_counts: VitalCountsTable;
  page_errors: PageErrorsTable;
}
