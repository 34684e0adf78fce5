import type { DeskSummary, DeskTicket } from '#lib/contract/desk-tickets.ts';
import type { Queries } from '../../db/database.ts';
import { ServiceError } from '../../http/problem.ts';
import { hereOf } from '../support/presence.ts';
import { type TicketRow, ticketOf, ticketQuery } from '../tickets/read-ticket.ts';
import { nameOf, type SummaryRow, summaryOf, summaryQuery } from '../tickets/summaries.ts';

const CUSTOMER = [
  'customer.first_name as customer_first_name',
  'customer.last_name as customer_last_name',
  'customer.locale as customer_locale',
  'customer.phone as customer_phone',
  'customer.email as customer_email',
  'customer.company as customer_company',
] as const;

const deskQuery = (db: Queries) =>
  summaryQuery(db, 'staff').innerJoin('users as customer', 'customer.id', 'threads.customer_id').select(CUSTOMER);

const deskTicketQuery = (db: Queries) =>
  ticketQuery(db, 'staff').innerJoin('users as customer', 'customer.id', 'threads.customer_id').select(CUSTOMER);

type DeskRow = SummaryRow & {
  readonly customer_first_name: string | null;
  readonly customer_last_name: string | null;
  readonly customer_locale: string;
  readonly customer_phone: string | null;
  readonly customer_email: string | null;
  readonly customer_company: string | null;
};

const customerOf = (row: DeskRow): DeskSummary['customer'] => ({
  id: row.customer_id,
  name: nameOf(row.customer_first_name, row.customer_last_name),
  locale: row.customer_locale,
});

const deskPartOf = ({ assignee_id, waiting_since }: DeskRow) => ({
  assigneeId: assignee_id,
  waitingSince: waiting_since?.toISOString() ?? null,
});

/** Threads by their ids, in that order, with whose they are. */
export async function deskSummariesOf(db: Queries, ids: readonly string[]): Promise<DeskSummary[]> {
  if (ids.length === 0) return [];
  const rows: DeskRow[] = await deskQuery(db).where('threads.id', 'in', ids).execute();
  return ids
    .flatMap((id) => rows.filter((row) => row.id === id))
    .map((row) => ({ ...summaryOf(row), ...deskPartOf(row), customer: customerOf(row) }));
}

/**
 * One thread of anybody, with whose it is.
 * @throws {ServiceError} `not_found`
 */
export async function readDeskTicket(db: Queries, id: string, now: Date): Promise<DeskTicket> {
  const row: (DeskRow & TicketRow) | undefined = await deskTicketQuery(db)
    .where('threads.id', '=', id)
    .executeTakeFirst();
  if (!row) throw new ServiceError('not_found');
  const here = await hereOf(db, [row.customer_id], now);
  return {
    ...ticketOf(row),
    ...deskPartOf(row),
    answeredAt: row.answered_at?.toISOString() ?? null,
    customer: {
      ...customerOf(row),
      phone: row.customer_phone,
      email: row.customer_email,
      company: row.customer_company,
      isHere: here.has(row.customer_id),
    },
  };
}
