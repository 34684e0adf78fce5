import { sql } from 'kysely';
import type * as z from 'zod';
import type { listTickets as listCall, TicketListQuery } from '#lib/contract/ticket-calls.ts';
import type { Queries } from '../../db/database.ts';
import { hasPart, pageOfIds } from './page.ts';
import { type SummaryRow, summaryOf, summaryQuery, unreadOf } from './summaries.ts';

/** Threads by their ids, in that order. */
async function summariesOf(db: Queries, side: 'customer' | 'staff', ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows: SummaryRow[] = await summaryQuery(db, side).where('threads.id', 'in', ids).execute();
  return ids.flatMap((id) => rows.filter((row) => row.id === id));
}

const HAS_UNREAD = sql<boolean>`EXISTS (SELECT 1 FROM thread_messages said WHERE said.thread_id = t.id
  AND said.seq > t.customer_seen AND said.kind = 'message' AND said.author = 'staff')`;

/** How many threads a customer has in each state. */
export async function countTickets(db: Queries, customerId: string) {
  const row = await db
    .selectFrom('threads')
    .select([
      sql<number>`count(*)::int`.as('all'),
      sql<number>`count(*) FILTER (WHERE status <> 'closed')::int`.as('active'),
      sql<number>`count(*) FILTER (WHERE status = 'closed')::int`.as('closed'),
      sql<number>`count(*) FILTER (WHERE ${unreadOf('customer')} > 0)::int`.as('unread'),
    ])
    .where('customer_id', '=', customerId)
    .where('merged_into', 'is', null)
    .executeTakeFirst();
  return row ?? { all: 0, active: 0, closed: 0, unread: 0 };
}

/** A customer's threads, one page of them. What was merged into another is found there. */
export async function listTickets(
  db: Queries,
  customerId: string,
  asked: TicketListQuery,
): Promise<z.input<(typeof listCall)['reply']>> {
  let query = db.selectFrom('threads as t').where('t.customer_id', '=', customerId).where('t.merged_into', 'is', null);
  if (asked.search) query = query.where(hasPart(asked.search, false));
  if (asked.unread === 'true') query = query.where(HAS_UNREAD);
  const ids = await pageOfIds(query, asked);
  const shown = ids.slice(0, asked.limit);
  return {
    items: (await summariesOf(db, 'customer', shown)).map(summaryOf),
    nextCursor: ids.length > asked.limit ? (shown.at(-1) ?? null) : null,
    counts: await countTickets(db, customerId),
  };
}
