import { randomUUIDv7 } from 'node:crypto';
import type { Tx } from '../db/database.ts';
import type { JobKind, JobPayloads } from './job-kinds.ts';

/**
 * Adds a job inside the transaction that causes it: both happen or neither.
 * @returns the job's id
 */
export async function enqueue<Kind extends JobKind>(
  tx: Tx,
  kind: Kind,
  payload: JobPayloads[Kind],
  now: Date,
): Promise<string> {
  const id = randomUUIDv7();
  const job = { id, kind, payload: JSON.stringify(payload), run_at: now, created_at: now };
  await tx.insertInto('jobs').values(job).execute();
  return id;
}
