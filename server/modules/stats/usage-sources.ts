import { sql } from 'kysely';
import type { Series } from '#lib/contract/stats.ts';
import type { Queries } from '../../db/database.ts';

/** So much of a series on a day (ISO 8601, UTC). */
export interface DayFigure {
  readonly day: string;
  readonly series: Series;
  readonly value: number;
}

/** Rows of one kind as figures of the chart. */
type UsageSource = (db: Queries, userId: string, since: Date) => Promise<DayFigure[]>;

/** The series of a plan, by its group. */
export const seriesOfPlan = (planId: string): Series => (planId.startsWith('seo') ? 'seo' : 'web');

const dayIn = (column: string) => sql<string>`to_char(${sql.ref(column)} AT TIME ZONE 'UTC', 'YYYY-MM-DD')`;
const count = sql<number>`count(*)::int`;

/** Every step of the customer's orders. */
const orders: UsageSource = async (db, userId, since) => {
  const rows = await db
    .selectFrom('order_events')
    .innerJoin('orders', 'orders.id', 'order_events.order_id')
    .select([dayIn('order_events.at').as('day'), 'plan_id', count.as('value')])
    .where('customer_id', '=', userId)
    .where('order_events.step', '!=', 'due') // agreed, and nothing done
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

/** What staff took over from elsewhere: campaigns, posts, visits. */
const imported: UsageSource = (db, userId, since) =>
  db
    .selectFrom('usage_figures')
    .select(['day', 'series', 'value'])
    .where('user_id', '=', userId)
    .where('day', '>=', since.toISOString().slice(0, 10))
    .execute();

/** Everything the chart counts. A new kind of work is one more line here. */
export const USAGE_SOURCES: readonly UsageSource[] = [orders, deliverables, analyses, imported];
