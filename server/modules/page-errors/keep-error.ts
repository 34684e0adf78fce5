import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { PAGE_ERROR_SIZES, type PageErrorBody } from '#lib/contract/page-errors.ts';
import { scrub } from '#lib/page-errors/scrub.ts';
import { after, DAY } from '../../clock.ts';
import type { Tx } from '../../db/database.ts';

/** An error that nobody met for so long is forgotten. */
const KEPT_DAYS = 30;

/** Different errors that are kept; anybody can make errors up, and more than this nobody reads. */
const MOST = 500;

/** Frames that tell one error from another; what called them differs with the way there. */
const TELLING = 3;

/** An error as it is kept. */
export interface SeenError extends Pick<PageErrorBody, 'name' | 'message' | 'frames'> {
  readonly fingerprint: string;
}

/** Scrubs a report, as its sender should have, and says which error it is. */
export function readReport({ name, message, frames }: PageErrorBody): SeenError {
  const clean = scrub(message, PAGE_ERROR_SIZES.message);
  const telling = JSON.stringify([name, clean, ...frames.slice(0, TELLING)]);
  return { name, message: clean, frames, fingerprint: createHash('sha256').update(telling).digest('base64url') };
}

/** Where it was seen. */
interface Place {
  readonly kind: string;
  readonly locale: string;
  readonly browser: string | null;
}

async function isFull(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ count: number }>`SELECT count(*)::int AS count FROM page_errors`.execute(tx);
  return (rows[0]?.count ?? 0) >= MOST;
}

/** What is reported again was not solved, whoever marked it. */
const RETURNED = { is_solved: false, has_returned: sql<boolean>`page_errors.has_returned OR page_errors.is_solved` };

/** Counts an error, opens it again, and keeps it if it is new and there is room. */
export async function keepError(tx: Tx, seen: SeenError, place: Place, hits: number, now: Date): Promise<void> {
  const last = { ...place, last_at: now, expires_at: after(now, KEPT_DAYS * DAY) };
  const again = { ...last, ...RETURNED, hits: sql<number>`page_errors.hits + ${hits}` };
  // The last moments before a power cut are not worth a disk sync for every report.
  await sql`SET LOCAL synchronous_commit TO OFF`.execute(tx);
  const known = tx.updateTable('page_errors').set(again).where('fingerprint', '=', seen.fingerprint);
  const { numUpdatedRows } = await known.executeTakeFirst();
  if (numUpdatedRows > 0n || (await isFull(tx))) return;
  await tx
    .insertInto('page_errors')
    .values({ ...seen, ...last, frames: JSON.stringify(seen.frames), hits, first_at: now })
    .onConflict((conflict) => conflict.column('fingerprint').doUpdateSet(again))
    .execute();
}
