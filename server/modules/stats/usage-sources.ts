import { sql } from 'kysely';
import type { OrderEventKind } from '#lib/contract/orders.ts';
import type { Series } from '#lib/contract/stats.ts';
import type { Department } from '#lib/contract/tickets.ts';
import type { Queries } from '../../db/database.ts';

/** So much of a series on a day (ISO 8601, UTC). */
export interface DayFigure {
  readonly day: string;
  readonly series: Series;
  readonly value: number;
}

/** Rows of one kind as figures of the chart. */
type UsageSource = (db: Queries, userId: string, since: Date) => Promise<DayFigure[]>;

/** The series of a plan, by its group: the catalogue has plans of sites and of search alone. */
export const seriesOfPlan = (planId: string): Series => (planId.startsWith('seo') ? 'seo' : 'web');

const dayIn = (column: string) => sql<string>`to_char(${sql.ref(column)} AT TIME ZONE 'UTC', 'YYYY-MM-DD')`;
const count = sql<number>`count(*)::int`;

/** Steps with which nothing is done for the customer: asking for it, leaving, money, and dates. */
const NO_WORK: readonly OrderEventKind[] = ['place', 'send', 'cancel', 'ask_payment', 'pay', 'due', 'repay'];

/** Every step of work at the customer's orders. */
const orders: UsageSource = async (db, userId, since) => {
  const rows = await db
    .selectFrom('order_events')
    .innerJoin('orders', 'orders.id', 'order_events.order_id')
    .select([dayIn('order_events.at').as('day'), 'plan_id', count.as('value')])
    .where('customer_id', '=', userId)
    .where('order_events.step', 'not in', NO_WORK)
    .where('order_events.at', '>=', since)
    .groupBy(['day', 'plan_id'])
    .execute();
  return rows.map(({ day, plan_id, value }) => ({ day, value, series: seriesOfPlan(plan_id) }));
};

const deliverables: UsageSource = async (db, userId, since) => {
  const rows = await db
    .selectFrom('deliverables')
    .innerJoin('orders', 'orders.id', 'deliverables.order_id')
    .select([dayIn('added_at').as('day'), 'plan_id', count.as('value')])
    .where('customer_id', '=', userId)
    .where('added_at', '>=', since)
    .groupBy(['day', 'plan_id'])
    .execute();
  return rows.map(({ day, plan_id, value }) => ({ day, value, series: seriesOfPlan(plan_id) }));
};

const analyses: UsageSource = async (db, userId, since) => {
  const rows = await db
    .selectFrom('analyses')
    .select([dayIn('finished_at').as('day'), count.as('value')])
    .where('customer_id', '=', userId)
    .where('state', '=', 'done')
    .where('finished_at', '>=', since)
    .groupBy('day')
    .execute();
  return rows.map(({ day, value }) => ({ day, value, series: 'seo' }));
};

/** Departments whose work the chart shows; what is about an account or an invoice is no service. */
const SERIES_OF_DEPARTMENT: Partial<Record<Department, Series>> = {
  design: 'web',
  development: 'web',
  seo: 'seo',
  advertising: 'ads',
  content: 'content',
};

/** Tickets that were opened; one that was merged into another counts there. */
const tickets: UsageSource = async (db, userId, since) => {
  const rows = await db
    .selectFrom('threads')
    .select([dayIn('created_at').as('day'), 'department', count.as('value')])
    .where('customer_id', '=', userId)
    .where('kind', '=', 'ticket')
    .where('merged_into', 'is', null)
    .where('created_at', '>=', since)
    .groupBy(['day', 'department'])
    .execute();
  return rows.flatMap(({ day, department, value }) => {
    const series = SERIES_OF_DEPARTMENT[department];
    return series ? [{ day, series, value }] : [];
  });
};

/** What staff took over from elsewhere: campaigns, posts, visits. */
const imported: UsageSource = (db, userId, since) =>
  db
    .selectFrom('usage_figures')
    .select(['day', 'series', 'value'])
    .where('user_id', '=', userId)
    .where('day', '>=', since.toISOString().slice(0, 10))
    .execute();

/** Everything the chart counts. A new kind of work is one more line here. */
export const USAGE_SOURCES: readonly UsageSource[] = [orders, deliverables, analyses, tickets, imported];
