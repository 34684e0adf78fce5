import { sql } from 'kysely';
import { type Clock, HOUR, MINUTE } from '../clock.ts';
import type { Queries } from '../db/database.ts';

const EXPIRING = [
  'idempotency_keys',
  'rate_limits',
  'request_counts',
  'used_challenges',
  'sessions',
  'known_devices',
  'otp_requests',
  'otp_codes',
  'tickets',
  'login_failures',
  'audit_log',
  'vital_counts',
  'page_errors',
  'sandbox_payments',
  'comment_notices',
  'email_links',
  'notifications',
  'attachments',
  'presence',
  'analysis_shares',
  'jobs',
] as const;
type Expiring = (typeof EXPIRING)[number];

/** Rows that one statement deletes: it has to end within the time of a visitor's query, and a file is large. */
const batchOf = (table: Expiring): number => (table === 'attachments' ? 10 : 500);

/** Nodes that sweep at once pass over what the other has in hand. */
async function sweepTable(db: Queries, table: Expiring, now: Date): Promise<void> {
  const batch = batchOf(table);
  const name = sql.table(table);
  for (let swept = BigInt(batch); swept >= BigInt(batch); ) {
    const { numAffectedRows } = await sql`DELETE FROM ${name} WHERE ctid = ANY(ARRAY(
      SELECT ctid FROM ${name} WHERE expires_at < ${now} LIMIT ${batch} FOR UPDATE SKIP LOCKED))`.execute(db);
    swept = numAffectedRows ?? 0n;
  }
}

/**
 * Deletes what has expired, so that the small tables stay small; one table that cannot be swept keeps no other from it.
 * @throws {AggregateError} with what was wrong with each
 */
export async function sweep(db: Queries, now: Date): Promise<void> {
  const errors: unknown[] = [];
  for (const table of EXPIRING) await sweepTable(db, table, now).catch((error: unknown) => errors.push(error));
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} tables could not be swept`);
}

/** Sweeps a minute after the start, so that a node that is often started does too, and every hour; gives what ends it. */
export function startSweeping(db: Queries, clock: Clock, onError: (error: Error) => void): () => Promise<void> {
  let running = Promise.resolve();
  const begin = () => {
    running = sweep(db, clock()).catch(onError);
  };
  const first = setTimeout(begin, MINUTE).unref();
  const timer = setInterval(begin, HOUR).unref();
  return async () => {
    clearTimeout(first);
    clearInterval(timer);
    await running;
  };
}
