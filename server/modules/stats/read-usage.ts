import type * as z from 'zod';
import {
  type readUsage as readCall,
  SERIES,
  type UsageMonth,
  type UsageNote,
  type UsageQuery,
} from '#lib/contract/stats.ts';
import type { Queries } from '../../db/database.ts';
import { dayOf, monthStarts } from './month-starts.ts';
import { type DayFigure, seriesOfPlan, USAGE_SOURCES } from './usage-sources.ts';

type Usage = z.input<(typeof readCall)['reply']>;

function monthOf(from: string, until: string, figures: readonly DayFigure[]): UsageMonth {
  const within = figures.filter(({ day }) => day >= from && day < until);
  const sum = (series: string) =>
    within.filter((figure) => figure.series === series).reduce((total, { value }) => total + value, 0);
  const [web, seo, ads, content] = SERIES.map(sum);
  return { from, until, web: web ?? 0, seo: seo ?? 0, ads: ads ?? 0, content: content ?? 0 };
}

async function notesOf(db: Queries, userId: string, since: Date): Promise<UsageNote[]> {
  const rows = await db
    .selectFrom('order_events')
    .innerJoin('orders', 'orders.id', 'order_events.order_id')
    .select(['order_events.at', 'order_events.step', 'orders.id', 'orders.reference', 'orders.plan_id'])
    .where('customer_id', '=', userId)
    .where('order_events.step', 'in', ['start', 'deliver'])
    .where('order_events.at', '>=', since)
    .orderBy('order_events.at')
    .limit(100)
    .execute();
  return rows.map(({ at, step, id, reference, plan_id }) => ({
    on: dayOf(at),
    kind: step === 'start' ? 'order_started' : 'order_delivered',
    series: seriesOfPlan(plan_id),
    orderId: id,
    reference,
  }));
}

/** Four series by month from the rows of the database, with as many months before them. */
export async function readUsage(
  db: Queries,
  userId: string,
  { months, calendar }: UsageQuery,
  now: Date,
): Promise<Usage> {
  const starts = monthStarts(calendar, now, 2 * months);
  const since = new Date(`${starts[0]}T00:00:00Z`);
  const figures = (await Promise.all(USAGE_SOURCES.map((source) => source(db, userId, since)))).flat();
  const all = starts.slice(0, -1).map((from, at) => monthOf(from, starts[at + 1] ?? from, figures));
  const shown = new Date(`${starts[months]}T00:00:00Z`);
  return { months: all.slice(months), before: all.slice(0, months), notes: await notesOf(db, userId, shown) };
}
