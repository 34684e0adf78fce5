import type { Selectable } from 'kysely';
import type { CustomerCard, CustomerListQuery } from '#lib/contract/desk.ts';
import { DeskListQuery } from '#lib/contract/desk-tickets.ts';
import type { UsersTable } from '../../db/account-tables.ts';
import type { Queries } from '../../db/database.ts';
import { ServiceError } from '../../http/problem.ts';
import { listDeskTickets } from '../desk-tickets/list-desk-tickets.ts';
import { summaryOf } from '../orders/order-summary.ts';
import { hereOf } from '../support/presence.ts';
import { partOf } from '../tickets/page.ts';
import { nameOf } from '../tickets/summaries.ts';

const COLUMNS = ['id', 'first_name', 'last_name', 'company', 'phone', 'email', 'locale', 'created_at'] as const;
type Row = Pick<Selectable<UsersTable>, (typeof COLUMNS)[number]>;

const personOf = ({ id, first_name, last_name, company, phone, email, locale, created_at }: Row) => ({
  id,
  name: nameOf(first_name, last_name),
  company,
  phone,
  email,
  locale,
  createdAt: created_at.toISOString(),
});

/** Accounts of customers, newest first, one page of them. */
export async function listCustomers(db: Queries, { search, cursor, limit }: CustomerListQuery) {
  let query = db.selectFrom('users').select(COLUMNS).where('role', '=', 'customer');
  if (search) {
    const part = partOf(search);
    query = query.where(({ or, eb, fn, val }) =>
      or([
        eb(fn('concat_ws', [val(' '), 'first_name', 'last_name']), 'ilike', part),
        ...(['company', 'phone', 'email'] as const).map((column) => eb(column, 'ilike', part)),
      ]),
    );
  }
  if (cursor) query = query.where('id', '<', cursor);
  const rows = await query
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
  const items = rows.slice(0, limit).map(personOf);
  return { items, nextCursor: rows.length > limit ? (items.at(-1)?.id ?? null) : null };
}

/** Things of a kind that a card shows. */
const SHOWN = 20;

/**
 * A customer with what happened so far.
 * @throws {ServiceError} `not_found`
 */
export async function readCustomer(db: Queries, id: string, userId: string, now: Date): Promise<CustomerCard> {
  const row = await db.selectFrom('users').select(COLUMNS).where('id', '=', id).executeTakeFirst();
  if (!row) throw new ServiceError('not_found');
  const orders = db.selectFrom('orders').selectAll().where('customer_id', '=', id).orderBy('id', 'desc').limit(SHOWN);
  const said = db.selectFrom('feedback').select(['rating', 'message', 'created_at']).where('user_id', '=', id);
  const asked = DeskListQuery.parse({ customerId: id, sort: 'activity', limit: SHOWN });
  const { items } = await listDeskTickets(db, userId, asked);
  const feedback = await said.orderBy('id', 'desc').limit(SHOWN).execute();
  return {
    ...personOf(row),
    isHere: (await hereOf(db, [id], now)).has(id),
    orders: (await orders.execute()).map(summaryOf),
    tickets: items,
    feedback: feedback.map(({ created_at, ...one }) => ({ ...one, createdAt: created_at.toISOString() })),
  };
}
