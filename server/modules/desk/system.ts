import { sql } from 'kysely';
import type { SystemState } from '#lib/contract/desk.ts';
import project from '../../../package.json' with { type: 'json' };
import { after, SECOND } from '../../clock.ts';
import type { Queries, Tx } from '../../db/database.ts';
import { ServiceError } from '../../http/problem.ts';
import { countStuckJobs } from '../../jobs/queue.ts';
import type { ModuleDeps } from '../module-deps.ts';

/** Dead letters that the page shows. */
const SHOWN = 50;

type Deps = Pick<ModuleDeps, 'config' | 'database' | 'messenger' | 'gateways'>;

async function queueOf(db: Queries, now: Date): Promise<SystemState['queue']> {
  const { overdue } = await countStuckJobs(db, now);
  const ready = db.selectFrom('jobs').select(sql<number>`count(*)::int`.as('count')).where('state', '=', 'ready');
  const dead = db.selectFrom('jobs').select(['id', 'kind', 'last_error', 'created_at']).where('state', '=', 'dead');
  const letters = await dead.orderBy('id', 'desc').limit(SHOWN).execute();
  return {
    waiting: (await ready.executeTakeFirst())?.count ?? 0,
    overdue,
    dead: letters.map(({ id, kind, last_error, created_at }) => ({
      id,
      kind,
      reason: last_error,
      createdAt: created_at.toISOString(),
    })),
  };
}

/** State of what the service stands on. */
export async function readSystem(deps: Deps, now: Date): Promise<SystemState> {
  const { config, database, messenger, gateways } = deps;
  const { rows } = await sql<{ version: string; bytes: string; migration: string }>`
    SELECT current_setting('server_version') AS version, pg_database_size(current_database())::text AS bytes,
      (SELECT max(name) FROM migrations) AS migration`.execute(database.db);
  return {
    database: { kind: database.kind, version: rows[0]?.version ?? '', bytes: Number(rows[0]?.bytes ?? 0) },
    queue: await queueOf(database.db, now),
    mail: config.mail ? 'smtp' : 'printed',
    texts: { providers: config.messages.providers, channels: [...messenger.channels] },
    gateways: [...gateways.keys()],
    versions: { service: project.version, node: process.versions.node, migration: rows[0]?.migration ?? '' },
    startedAt: after(now, -Math.round(process.uptime()) * SECOND).toISOString(),
  };
}

/**
 * Puts a dead letter back into the queue, with all its tries.
 * @throws {ServiceError} `not_found`
 */
export async function retryJob(tx: Tx, id: string, now: Date): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('jobs')
    .set({ state: 'ready', attempts: 0, run_at: now, locked_until: null, expires_at: null })
    .where('id', '=', id)
    .where('state', '=', 'dead')
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw new ServiceError('not_found');
}
