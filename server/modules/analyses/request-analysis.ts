import { randomUUIDv7 } from 'node:crypto';
import { sql } from 'kysely';
import type { AnalysisRequest } from '#lib/contract/analyses.ts';
import { after, DAY } from '../../clock.ts';
import type { Tx } from '../../db/database.ts';
import { ServiceError } from '../../http/problem.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { judgeQuota, type Usage } from './quota.ts';

/** Host without `www.`: what counts as the same site. */
export const siteOf = (url: string): string => new URL(url).host.replace(/^www\./, '');

const ACTIVE = ['queued', 'running'] as const;

async function usageOf(tx: Tx, customerId: string, now: Date): Promise<Usage> {
  const rows = await tx
    .selectFrom('analyses')
    .select(['state', 'created_at'])
    .where('customer_id', '=', customerId)
    .where((where) => where.or([where('created_at', '>', after(now, -DAY)), where('state', 'in', ACTIVE)]))
    .execute();
  return {
    underWay: rows.filter(({ state }) => state === 'queued' || state === 'running').length,
    lastDay: rows.map(({ created_at }) => created_at).filter((time) => time > after(now, -DAY)),
  };
}

/** Two requests of one customer take turns, so that neither counts before the other is written. */
const takeTurn = (tx: Tx, customerId: string) =>
  sql`SELECT pg_advisory_xact_lock(hashtextextended(${`analyses ${customerId}`}, 0))`.execute(tx);

interface Origin {
  /** Begun by a schedule, not by hand. */
  readonly isScheduled: boolean;
}

interface Requested {
  readonly id: string;
  /** The run is one that was under way already, and reads another address or more or fewer pages. */
  readonly isOther: boolean;
}

/**
 * Queues a run for a customer. The same site that is already under way is not queued twice: its run is given.
 * @throws {ServiceError} `rate_limited` when the quota is used up.
 */
export async function requestAnalysis(
  tx: Tx,
  customerId: string,
  asked: AnalysisRequest,
  now: Date,
  { isScheduled }: Origin = { isScheduled: false },
): Promise<Requested> {
  await takeTurn(tx, customerId);
  const site = siteOf(asked.url);
  const same = await tx
    .selectFrom('analyses')
    .select(['id', 'url', 'page_limit'])
    .where('customer_id', '=', customerId)
    .where('site', '=', site)
    .where('state', 'in', ACTIVE)
    .executeTakeFirst();
  if (same) return { id: same.id, isOther: same.url !== asked.url || same.page_limit !== asked.pages };
  const verdict = judgeQuota(await usageOf(tx, customerId, now), now);
  if (!verdict.isAllowed) throw new ServiceError('rate_limited', { retryAfter: verdict.retryAfterSeconds });
  const id = randomUUIDv7();
  const { url, pages: page_limit } = asked;
  const run = { id, customer_id: customerId, url, site, page_limit, is_scheduled: isScheduled };
  await tx
    .insertInto('analyses')
    .values({ ...run, state: 'queued', created_at: now })
    .execute();
  await enqueue(tx, 'analysis', { analysisId: id }, now);
  return { id, isOther: false };
}
