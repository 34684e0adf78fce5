import { after, type Clock, SECOND } from '../../../clock.ts';
import type { Queries, Tx } from '../../../db/database.ts';
import { ServiceError } from '../../../http/problem.ts';
import { enqueue } from '../../../jobs/enqueue.ts';
import type { JobHandlers } from '../../../jobs/job-kinds.ts';
import { requestAnalysis } from '../request-analysis.ts';
import { nextTime } from '../schedule.ts';

const WAIT_SECONDS = 60;

/** While the quota is used up the schedule waits for it: what a customer starts by hand goes first. */
async function begin(tx: Tx, scheduleId: string, now: Date): Promise<void> {
  const row = await tx
    .selectFrom('analysis_schedules')
    .selectAll()
    .where('id', '=', scheduleId)
    .forUpdate()
    .executeTakeFirst();
  // Ended since, or put off: then another job waits for that time.
  if (!row || row.next_at > now) return;
  const again = async (seconds: number): Promise<void> => {
    await enqueue(tx, 'analysis-schedule', { scheduleId }, after(now, seconds * SECOND));
  };
  try {
    const asked = { url: row.url, pages: row.page_limit };
    const { isOther } = await requestAnalysis(tx, row.customer_id, asked, now, { isScheduled: true });
    if (isOther) return await again(WAIT_SECONDS); // what is under way reads other pages
  } catch (error) {
    if (!(error instanceof ServiceError) || error.code !== 'rate_limited') throw error;
    return await again(error.details.retryAfter ?? WAIT_SECONDS);
  }
  const next_at = nextTime(row.every, row.next_at, now);
  await tx.updateTable('analysis_schedules').set({ next_at }).where('id', '=', scheduleId).execute();
  await enqueue(tx, 'analysis-schedule', { scheduleId }, next_at);
}

/** Begins the run of a schedule that is due, and waits for the next. Repeated after a crash it finds nothing due. */
export function scheduleJob({ db, clock }: { db: Queries; clock: Clock }): JobHandlers['analysis-schedule'] {
  return ({ scheduleId }) => db.transaction().execute((tx) => begin(tx, scheduleId, clock()));
}
