import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { type Ticket, TicketContext } from '#lib/contract/tickets.ts';
import type { Queries } from '../../db/database.ts';
import { ServiceError } from '../../http/problem.ts';
import { type Side, type SummaryRow, summaryOf, summaryQuery } from './summaries.ts';

/** Threads with all that belongs to them but their messages, in one statement. */
export const ticketQuery = (db: Queries, side: Side) =>
  summaryQuery(db, side)
    .leftJoin('orders', 'orders.id', 'threads.order_id')
    .leftJoin('analyses', 'analyses.id', 'threads.analysis_id')
    .select(['orders.reference as order_reference', 'analyses.url as analysis_url'])
    .select((row) =>
      jsonArrayFrom(
        row
          .selectFrom('thread_people')
          .select(['thread_people.id', 'thread_people.email'])
          .whereRef('thread_people.thread_id', '=', 'threads.id')
          .orderBy('thread_people.id'),
      ).as('people'),
    );

export type TicketRow = SummaryRow & {
  readonly order_reference: string | null;
  readonly analysis_url: string | null;
  readonly people: Ticket['people'];
};

function relatedOf({ order_id, order_reference, analysis_id, analysis_url, about }: TicketRow): Ticket['related'] {
  return {
    order: order_id === null || order_reference === null ? null : { id: order_id, reference: order_reference },
    analysis: analysis_id === null || analysis_url === null ? null : { id: analysis_id, url: analysis_url },
    about,
  };
}

/** A thread as its page shows it. */
export function ticketOf(row: TicketRow): Ticket {
  const { people } = row;
  return {
    ...summaryOf(row),
    related: relatedOf(row),
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
  const row: TicketRow | undefined = await ticketQuery(db, 'customer')
    .where('threads.id', '=', id)
    .where('threads.customer_id', '=', customerId)
    .executeTakeFirst();
  if (!row) throw new ServiceError('not_found');
  return ticketOf(row);
}
