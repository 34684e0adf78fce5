import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, type Logger, PGliteDialect, sql } from 'kysely';
import { Client } from 'pg';
import type { Database } from '#server/db/database.ts';
import { listenEmbedded } from '#server/db/embedded/listen-embedded.ts';
import { preparing } from '#server/db/embedded/prepared-pglite.ts';
import { migrate, readMigrations } from '#server/db/migrate.ts';
import { openPostgres } from '#server/db/postgres.ts';
import type { Tables } from '#server/db/tables.ts';

/** One of the two databases the service runs on, empty and migrated each time it is opened. */
export interface Backend {
  readonly name: 'PGlite' | 'PostgreSQL';
  /** @param log hears of every query */
  open(log?: Logger): Promise<Database>;
}

const CACHE = path.join('.cache', 'tests');

/** A migrated PGlite takes seconds to make and a quarter of one to copy, so one is kept for each set of migrations. */
async function template(): Promise<Blob> {
  const version = createHash('sha256').update(JSON.stringify(readMigrations())).digest('hex').slice(0, 16);
  const file = path.join(CACHE, `pglite-${version}.tar`);
  if (!existsSync(file)) {
    const pg = await PGlite.create();
    await migrate(new Kysely<Tables>({ dialect: new PGliteDialect({ pglite: preparing(pg) }) }));
    const copy = await pg.dumpDataDir('none');
    mkdirSync(CACHE, { recursive: true });
    const draft = `${file}.${randomUUID()}`; // other workers may be making the same
    writeFileSync(draft, Buffer.from(await copy.arrayBuffer()));
    renameSync(draft, file);
    await pg.close();
  }
  return new Blob([readFileSync(file)]);
}

async function openPglite(log?: Logger): Promise<Database> {
  const pglite = await PGlite.create({ loadDataDir: await template() });
  const db = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite: preparing(pglite) }), ...(log && { log }) });
  await sql`SELECT 1`.execute(db);
  return { kind: 'embedded', db, listen: (hear) => listenEmbedded(pglite, hear), close: () => db.destroy() };
}

const POSTGRES_URL = process.env.TEST_DATABASE_URL ?? 'postgres://root@127.0.0.1:5432/test';

async function withClient<T>(work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: POSTGRES_URL, connectionTimeoutMillis: 1500 });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Address of a schema of its own, and how to drop it: suites share one server without meeting. */
export async function postgresSchema(): Promise<{ url: string; drop: () => Promise<void> }> {
  const schema = `test_${randomUUID().replaceAll('-', '')}`;
  await withClient((client) => client.query(`CREATE SCHEMA ${schema}`));
  const url = new URL(POSTGRES_URL);
  url.searchParams.set('options', `-c search_path=${schema}`);
  return {
    url: url.href,
    drop: () => withClient(async (client) => void (await client.query(`DROP SCHEMA ${schema} CASCADE`))),
  };
}

async function openPostgresSchema(log?: Logger): Promise<Database> {
  const { url, drop } = await postgresSchema();
  const database = await openPostgres(url, () => undefined, log);
  const close = async () => {
    await database.close();
    await drop();
  };
  return { ...database, close };
}

async function isPostgresReachable(): Promise<boolean> {
  try {
    await withClient((client) => client.query('SELECT 1'));
    return true;
  } catch {
    console.log('PostgreSQL is not reachable (TEST_DATABASE_URL): service tests run on PGlite only.');
    return false;
  }
}

export const hasPostgres = await isPostgresReachable();

/** Every service test that touches data runs on each of these. */
export const BACKENDS: readonly Backend[] = [
  { name: 'PGlite', open: openPglite },
  ...(hasPostgres ? [{ name: 'PostgreSQL', open: openPostgresSchema } as const] : []),
];
