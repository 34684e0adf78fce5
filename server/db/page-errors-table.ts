import type { ColumnType, Generated } from 'kysely';

/** An error of a page, whoever saw it. */
export interface PageErrorsTable {
  /** Hash of name, message and frames. */
  fingerprint: string;
  name: string;
  /** Scrubbed. */
  message: string;
  frames: ColumnType<string[], string, never>;
  /** Kind and language of the page it was seen on last, and the kind of browser. */
  kind: string;
  locale: string;
  browser: string | null;
  hits: number;
  is_solved: Generated<boolean>;
  /** It was reported after it had been marked as solved. */
  has_returned: Generated<boolean>;
  first_at: Date;
  last_at: Date;
  expires_at: Date;
}
