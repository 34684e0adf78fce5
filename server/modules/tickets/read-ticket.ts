import { type Ticket, TicketContext } from '#lib/contract/tickets.ts';
import type { Queries } from '../../db/database.ts';
import { ServiceError } from '../../http/problem.ts';
import { type SummaryRow, summaryOf, summaryQuery } from './summaries.ts';

async function relatedOf(db: Queries, { order_id, analysis_id, about }: SummaryRow): Promise<Ticket['related']> {
  const order = await db.selectFrom('orders').select(['id', 'reference']).where('id', '=', order_id).executeTakeFirst();
  const analysis = await db
    .selectFrom('analyses')
    .select(['id', 'url'])
    .where('id', '=', analysis_id)
    .executeTakeFirst();
  return { order: order ?? null, analysis: analysis ?? null, about };
}

/** A thread with all that belongs to it but its messages. */
export async function ticketOf(db: Queries, row: SummaryRow): Promise<Ticket> {
  const people = await db
    .selectFrom('thread_people')
    .select(['id', 'email'])
    .where('thread_id', '=', row.id)
    .orderBy('id')
    .execute();
  return {
    ...summaryOf(row),
    related: await relatedOf(db, row),
    context: TicketContext.nullable().catch(null).parse(row.context),
    people,
    seen: { customer: row.customer_seen, staff: row.staff_seen },
    lastSeq: row.last_seq,
    ratingComment: row.rating_comment,
    mergedInto: row.merged_into,
    closedAt: row.closed_at?.toISOString() ?? null,
  };
}

/**
 * One thread of a customer.
 * @throws {ServiceError} `not_found`, also for somebody else's
 */
export async function readTicket(db: Queries, customerId: string, id: string): Promise<Ticket> {
  const row: SummaryRow | undefined = await summaryQuery(db, 'customer')
    .where('threads.id', '=', id)
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  if (!row) throw new ServiceError('not_found');
  return ticketOf(db, row);
}
