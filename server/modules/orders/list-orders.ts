import { sql } from 'kysely';
import type * as z from 'zod';
import type {
  listOrdersAtDesk as deskCall,
  listOrders as listCall,
  OrderListQuery,
} from '#lib/contract/order-calls.ts';
import type { Queries } from '../../db/database.ts';
import { type OrderRow, summaryOf } from './order-summary.ts';
import { stagesOf } from './stages.ts';

const GROUP_STAGES = {
  customer: stagesOf('customer'),
  agency: stagesOf('agency'),
  finished: stagesOf(null),
} as const;

/** Letters that mean something to LIKE are taken as they are. */
const partOf = (text: string): string => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;

async function page(db: Queries, customerId: string | null, asked: OrderListQuery): Promise<OrderRow[]> {
  const { group, search, plans, cursor, limit } = asked;
  let query = db.selectFrom('orders').selectAll();
  if (customerId !== null) query = query.where('customer_id', '=', customerId);
  if (group !== 'all') query = query.where('stage', 'in', GROUP_STAGES[group]);
  if (search) {
    const part = partOf(search);
    const named = plans?.split(',') ?? [];
    query = query.where((where) =>
      where.or([
        where('reference', 'ilike', part),
        where('plan_id', 'ilike', part),
        ...(named.length > 0 ? [where('plan_id', 'in', named)] : []),
      ]),
    );
  }
  if (cursor) query = query.where('id', '<', cursor);
  return query
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
}

const nextCursorOf = (rows: readonly OrderRow[], limit: number): string | null =>
  rows.length > limit ? (rows[limit - 1]?.id ?? null) : null;

type Counts = z.input<(typeof listCall)['reply']>['counts'];

/** How many orders of a customer are in each group. */
export async function countGroups(db: Queries, customerId: string): Promise<Counts> {
  const rows = await db
    .selectFrom('orders')
    .select(['stage', sql<number>`count(*)::int`.as('count')])
    .where('customer_id', '=', customerId)
    .groupBy('stage')
    .execute();
  const sum = (stages?: readonly string[]) =>
    rows.filter(({ stage }) => !stages || stages.includes(stage)).reduce((total, { count }) => total + count, 0);
  const { customer, agency, finished } = GROUP_STAGES;
  return { all: sum(), customer: sum(customer), agency: sum(agency), finished: sum(finished) };
}

/** A customer's orders, newest first, one page of them. */
export async function listOrders(
  db: Queries,
  customerId: string,
  asked: OrderListQuery,
): Promise<z.input<(typeof listCall)['reply']>> {
  const rows = await page(db, customerId, asked);
  return {
    items: rows.slice(0, asked.limit).map(summaryOf),
    nextCursor: nextCursorOf(rows, asked.limit),
    counts: await countGroups(db, customerId),
  };
}

async function namesOf(db: Queries, ids: readonly string[]): Promise<Map<string, string | null>> {
  if (ids.length === 0) return new Map();
  const people = await db
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name', 'phone'])
    .where('id', 'in', ids)
    .execute();
  return new Map(people.map((one) => [one.id, [one.first_name, one.last_name].filter(Boolean).join(' ') || one.phone]));
}

/** Orders of everybody, with who they are of, for the desk. */
export async function listAllOrders(db: Queries, asked: OrderListQuery): Promise<z.input<(typeof deskCall)['reply']>> {
  const rows = await page(db, null, asked);
  const shown = rows.slice(0, asked.limit);
  const names = await namesOf(
    db,
    shown.flatMap(({ customer_id }) => customer_id ?? []),
  );
  return {
    items: shown.map((row) => ({ ...summaryOf(row), customer: names.get(row.customer_id ?? '') ?? null })),
    nextCursor: nextCursorOf(rows, asked.limit),
  };
}
