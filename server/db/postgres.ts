import { Kysely, type Logger, PostgresDialect } from 'kysely';
import { Pool, type PoolClient, type PoolConfig } from 'pg';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';
import { namingPool } from './named-statements.ts';
import { type Hear, listenOn } from './postgres-listener.ts';
import type { Tables } from './tables.ts';

/** So that a dead or frozen server costs a visitor three seconds, not a hanging page. Milliseconds. */
const LIMITS: PoolConfig = {
  max: 10,
  connectionTimeoutMillis: 1500,
  query_timeout: 3000,
  statement_timeout: 2500,
  idle_in_transaction_session_timeout: 5000,
};

type ErrorSink = (error: Error) => void;

function openPool(config: PoolConfig, onError: ErrorSink): Pool {
  const pool = new Pool(config);
  // Without these two a restart of the server ends this process: an `error` event nobody listens to is thrown.
  pool.on('error', onError);
  pool.on('connect', (client: PoolClient) => client.on('error', onError));
  return pool;
}

const kyselyOf = (pool: Pool, log?: Logger): Kysely<Tables> =>
  new Kysely<Tables>({ dialect: new PostgresDialect({ pool: namingPool(pool) }), ...(log && { log }) });

/** Migrations may wait for another node and may take long, so they run without the limits of a visitor's query. */
async function migrateOnce(connectionString: string, onError: ErrorSink): Promise<void> {
  const db = kyselyOf(openPool({ connectionString, max: 1, connectionTimeoutMillis: 10_000 }, onError));
  try {
    await migrate(db);
  } finally {
    await db.destroy();
  }
}

/** Opens a PostgreSQL server with the schema up to date. `onError` hears of connections that break while idle. */
export async function openPostgres(connectionString: string, onError: ErrorSink, log?: Logger): Promise<Database> {
  await migrateOnce(connectionString, onError);
  const pool = openPool({ connectionString, ...LIMITS }, onError);
  const db = kyselyOf(pool, log);
  const connections = () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount });
  const listen = (hear: Hear, onGap: () => void) => listenOn(connectionString, hear, onGap);
  return { kind: 'postgres', db, listen, connections, close: () => db.destroy() };
}
