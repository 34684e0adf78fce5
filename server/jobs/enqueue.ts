import { randomUUIDv7 } from 'node:crypto';
import type { Queries, Tx } from '../db/database.ts';
import { type JobKind, type JobPayloads, type Lane, laneOf } from './job-kinds.ts';

const lanes = new WeakMap<Queries, Set<Lane>>();

/** Lanes in which a transaction has put something; whoever commits it wakes their workers. */
export const enqueuedIn = (tx: Tx): ReadonlySet<Lane> => lanes.get(tx) ?? new Set();

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
  lanes.set(tx, new Set([...enqueuedIn(tx), laneOf(kind)]));
  return id;
}
