import { randomUUIDv7 } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import { ANALYSIS_LIMITS, type AnalysisSchedule, type Every, MOST_SCHEDULES } from '#lib/contract/analyses.ts';
import { after, DAY } from '../../clock.ts';
import type { AnalysisSchedulesTable } from '../../db/analyses-table.ts';
import type { Queries, Tx } from '../../db/database.ts';
import { ServiceError } from '../../http/problem.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { siteOf } from './request-analysis.ts';

const LENGTH: Readonly<Record<Every, number>> = { week: 7 * DAY, month: 30 * DAY };

/** The next time after now, in whole steps from the last one: a service that slept a month begins one run, not four. */
export function nextTime(every: Every, last: Date, now: Date): Date {
  const steps = Math.floor(Math.max(0, now.getTime() - last.getTime()) / LENGTH[every]) + 1;
  return after(last, steps * LENGTH[every]);
}

const scheduleOf = ({ id, url, site, every, next_at }: Selectable<AnalysisSchedulesTable>): AnalysisSchedule => ({
  id,
  url,
  site,
  every,
  nextAt: next_at.toISOString(),
});

const own = (db: Queries, customerId: string) =>
  db.selectFrom('analysis_schedules').selectAll().where('customer_id', '=', customerId);

export const listSchedules = async (db: Queries, customerId: string): Promise<AnalysisSchedule[]> =>
  (await own(db, customerId).orderBy('site').execute()).map(scheduleOf);

/**
 * Reads a site again from now on; one that is on the list already gets its new interval.
 * @throws {ServiceError} `list_full`
 */
export async function scheduleAnalysis(
  tx: Tx,
  customerId: string,
  { url, every }: { url: string; every: Every },
  now: Date,
): Promise<AnalysisSchedule> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`analysis-schedules ${customerId}`}, 0))`.execute(tx);
  const site = siteOf(url);
  const known = await own(tx, customerId).execute();
  const same = known.find((schedule) => schedule.site === site);
  if (!same && known.length >= MOST_SCHEDULES) throw new ServiceError('list_full');
  const changes = { url, every, next_at: nextTime(every, now, now) };
  const id = same?.id ?? randomUUIDv7();
  const row = await tx
    .insertInto('analysis_schedules')
    .values({ id, customer_id: customerId, site, page_limit: ANALYSIS_LIMITS.pages, created_at: now, ...changes })
    .onConflict((conflict) => conflict.columns(['customer_id', 'site']).doUpdateSet(changes))
    .returningAll()
    .executeTakeFirstOrThrow();
  await enqueue(tx, 'analysis-schedule', { scheduleId: id }, row.next_at);
  return scheduleOf(row);
}

/** @throws {ServiceError} `not_found` */
export async function endSchedule(tx: Tx, customerId: string, id: string): Promise<void> {
  const { numDeletedRows } = await tx
    .deleteFrom('analysis_schedules')
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (numDeletedRows !== 1n) throw new ServiceError('not_found');
}
