import { type Clock, HOUR } from '../clock.ts';
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
] as const;

/** Deletes what has expired, so that the small tables stay small. */
export async function sweep(db: Queries, now: Date): Promise<void> {
  for (const table of EXPIRING) await db.deleteFrom(table).where('expires_at', '<', now).execute();
}

/** Sweeps every hour; gives the function that ends it. */
export function startSweeping(db: Queries, clock: Clock, onError: (error: Error) => void): () => Promise<void> {
  let running = Promise.resolve();
  const timer = setInterval(() => {
    running = sweep(db, clock()).catch(onError);
  }, HOUR);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
