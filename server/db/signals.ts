import { sql } from 'kysely';
import type { Queries, Tx } from './database.ts';

/** Takes texts to every node by another way than the database; `false` when it cannot now. */
export type Carrier = (texts: readonly string[]) => Promise<boolean>;

const carriers = new WeakMap<Queries, Carrier>();

/** Texts of a transaction that wait for its commit. */
const waiting = new WeakMap<Queries, string[]>();

/** Has the signals of a database carried by something else, as far as that can. */
export function carrySignals(db: Queries, carrier: Carrier): void {
  carriers.set(db, carrier);
}

/** Notices go through the whole database; two services that share one, each in a schema of its own, must not meet. */
const SIGNAL_CHANNEL = sql<string>`'signals_' || current_schema()`;

async function notify(db: Queries, text: string): Promise<void> {
  await sql`SELECT pg_notify(${SIGNAL_CHANNEL}, ${text})`.execute(db);
}

/** Sends a text to every node that listens; in a transaction it goes out with the commit. 8,000 bytes at most. */
export async function sendSignal(db: Queries, text: string): Promise<void> {
  const later = waiting.get(db);
  if (later) later.push(text);
  else if (!(await carriers.get(db)?.([text]))) await notify(db, text);
}

/**
 * Does work in a transaction. What it sends goes out right after the commit, before this resolves: whoever is killed in
 * between has not acknowledged the work, and its repetition sends it again.
 */
export async function transact<T>(db: Queries, work: (tx: Tx) => Promise<T>): Promise<T> {
  const carry = carriers.get(db);
  if (!carry) return db.transaction().execute(work);
  const texts: string[] = [];
  const answer = await db.transaction().execute((tx) => {
    waiting.set(tx, texts);
    return work(tx);
  });
  if (texts.length > 0 && !(await carry(texts))) {
    // What is committed is not refused for this. A database that is away tells its listeners of the gap when it is back.
    for (const text of texts) await notify(db, text).catch(() => undefined);
  }
  return answer;
}
