import { createHash, randomBytes } from 'node:crypto';
import type { AnalysisReport } from '#lib/contract/analyses.ts';
import { after, DAY } from '../../clock.ts';
import type { Queries, Tx } from '../../db/database.ts';
import { ServiceError } from '../../http/problem.ts';
import { reportOf } from './read-analyses.ts';

/** 32 random bytes need no slow hash: nobody guesses them. */
const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

const ownRun = (tx: Tx, customerId: string, id: string) =>
  tx.selectFrom('analyses').select(['id', 'state']).where('customer_id', '=', customerId).where('id', '=', id);

/**
 * Makes a link to a report; an earlier one of the same run ends.
 * @throws {ServiceError} `not_found` for a run that is somebody else's or has no report
 */
export async function shareAnalysis(
  tx: Tx,
  customerId: string,
  id: string,
  days: number,
  now: Date,
): Promise<{ token: string; expiresAt: string }> {
  const run = await ownRun(tx, customerId, id).executeTakeFirst();
  if (run?.state !== 'done') throw new ServiceError('not_found');
  const token = randomBytes(32).toString('base64url');
  const share = { token_hash: hashOf(token), expires_at: after(now, days * DAY) };
  await tx
    .insertInto('analysis_shares')
    .values({ analysis_id: id, ...share })
    .onConflict((conflict) => conflict.column('analysis_id').doUpdateSet(share))
    .execute();
  return { token, expiresAt: share.expires_at.toISOString() };
}

/** Ends a link. @throws {ServiceError} `not_found` */
export async function unshareAnalysis(tx: Tx, customerId: string, id: string): Promise<void> {
  if (!(await ownRun(tx, customerId, id).executeTakeFirst())) throw new ServiceError('not_found');
  await tx.deleteFrom('analysis_shares').where('analysis_id', '=', id).execute();
}

/** What a link opens: the report, and nothing of whose it is. @throws {ServiceError} `not_found` */
export async function readSharedAnalysis(
  db: Queries,
  token: string,
  now: Date,
): Promise<{ report: AnalysisReport; expiresAt: string }> {
  const row = await db
    .selectFrom('analysis_shares')
    .innerJoin('analyses', 'analyses.id', 'analysis_id')
    .select(['report', 'expires_at'])
    .where('token_hash', '=', hashOf(token))
    .where('expires_at', '>', now)
    .executeTakeFirst();
  const report = row && reportOf(row.report);
  if (!report) throw new ServiceError('not_found');
  return { report, expiresAt: row.expires_at.toISOString() };
}
