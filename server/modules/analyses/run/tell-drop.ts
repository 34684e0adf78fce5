import { type AnalysisReport, DROP_WORTH_TELLING } from '#lib/contract/analyses.ts';
import type { Tx } from '../../../db/database.ts';
import { tell } from '../../notifications/tell.ts';

/**
 * Tells a customer that a site has lost points since the run before, when nobody looks: after a run of a schedule.
 * Scores of different rules, or of other pages, do not compare. Data of the notice: `analysisId`, `site`, `from`, `to`.
 */
export async function tellDrop(tx: Tx, id: string, { overall, rules }: AnalysisReport, now: Date): Promise<void> {
  const run = await tx
    .selectFrom('analyses')
    .select(['customer_id', 'site', 'url', 'page_limit'])
    .where('id', '=', id)
    .where('is_scheduled', '=', true)
    .executeTakeFirst();
  if (!run || overall === null) return;
  const before = await tx
    .selectFrom('analyses')
    .select('overall')
    .where('customer_id', '=', run.customer_id)
    .where('site', '=', run.site)
    .where('url', '=', run.url)
    .where('page_limit', '=', run.page_limit)
    .where('state', '=', 'done')
    .where('rules', '=', rules)
    .where('id', '<', id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (typeof before?.overall !== 'number' || before.overall - overall < DROP_WORTH_TELLING) return;
  const data = { analysisId: id, site: run.site, from: String(before.overall), to: String(overall) };
  await tell(tx, { userId: run.customer_id, event: 'analysis', data, mail: 'analysisDropped' }, now);
}
