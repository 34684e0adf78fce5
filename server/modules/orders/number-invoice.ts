import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';

/** Enough for a small agency's year; more only makes the number longer. */
const DIGITS = 4;

/** The next number of the year, `2026-0042`. Undone with its transaction, so that there is no gap. */
export async function nextInvoiceNumber(tx: Tx, now: Date): Promise<string> {
  const year = now.getUTCFullYear();
  const row = await tx
    .insertInto('invoice_counters')
    .values({ year, last: 1 })
    .onConflict((conflict) => conflict.column('year').doUpdateSet({ last: sql`invoice_counters.last + 1` }))
    .returning('last')
    .executeTakeFirstOrThrow();
  return `${year}-${String(row.last).padStart(DIGITS, '0')}`;
}
