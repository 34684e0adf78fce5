import { sql } from 'kysely';
import type * as z from 'zod';
import type { readOverview as readCall } from '#lib/contract/stats.ts';
import type { Queries } from '../../db/database.ts';
import { countUnread } from '../notifications/list-notifications.ts';
import { countGroups } from '../orders/list-orders.ts';
import { countTickets } from '../tickets/list-tickets.ts';

type Overview = z.input<(typeof readCall)['reply']>;

async function countAnalyses(db: Queries, userId: string): Promise<Overview['analyses']> {
  const own = db.selectFrom('analyses').where('customer_id', '=', userId).where('state', '=', 'done');
  const counted = await own.select(sql<number>`count(*)::int`.as('done')).executeTakeFirst();
  const newest = await own.select('overall').orderBy('id', 'desc').limit(1).executeTakeFirst();
  return { done: counted?.done ?? 0, lastScore: newest?.overall ?? null };
}

async function countTodos(db: Queries, userId: string): Promise<Overview['todos']> {
  const counted = await db
    .selectFrom('todos')
    .select([
      sql<number>`count(*) FILTER (WHERE NOT completed)::int`.as('open'),
      sql<number>`count(*) FILTER (WHERE completed)::int`.as('completed'),
    ])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return { open: counted?.open ?? 0, completed: counted?.completed ?? 0 };
}

/** Counts for the cards of the dashboard. */
export async function readOverview(db: Queries, userId: string): Promise<Overview> {
  const { customer, agency, finished } = await countGroups(db, userId);
  const tickets = await countTickets(db, userId);
  return {
    orders: { open: customer + agency, waitingForYou: customer, finished },
    tickets: { open: tickets.active, answered: tickets.unread },
    analyses: await countAnalyses(db, userId),
    todos: await countTodos(db, userId),
    notifications: { unread: await countUnread(db, userId) },
  };
}
