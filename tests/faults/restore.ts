import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import type { Database, Queries } from '#server/db/database.ts';
import { backUp } from '#server/db/embedded/maintenance.ts';
import { openCluster, openEmbedded } from '#server/db/embedded/open-embedded.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { POSTGRES_PROGRAMS } from '#tests/support/postgres-server.ts';
import { counted, type Fault, none, within } from './fault.ts';
import { FaultyService } from './service.ts';
import { makeStored, type Stored } from './stored.ts';
import { Writers } from './writers.ts';

/** Rows of every table, and a checksum of all that stands in them. */
async function contentsOf(db: Queries): Promise<Map<string, string>> {
  const { rows: tables } = await sql<{ name: string }>`
    SELECT table_name AS name FROM information_schema.tables
    WHERE table_schema = current_schema() AND table_type = 'BASE TABLE' ORDER BY 1`.execute(db);
  const contents = new Map<string, string>();
  for (const { name } of tables) {
    // Opening a database writes into this one.
    if (name === 'durability_probe') continue;
    const { rows } = await sql<{ sum: string }>`
      SELECT count(*) || ':' || coalesce(md5(string_agg(md5(t::text), '' ORDER BY md5(t::text))), '') AS sum
      FROM ${sql.table(name)} t`.execute(db);
    contents.set(name, rows[0]?.sum ?? '');
  }
  return contents;
}

/** Copies with the server's own tools into a second database; gives it opened. */
async function restorePostgres(url: string): Promise<Database> {
  const program = (name: string) => path.join(POSTGRES_PROGRAMS ?? '', name);
  const folder = mkdtempSync(path.join(tmpdir(), 'dump-'));
  const file = path.join(folder, 'dump');
  const to = new URL(url);
  to.pathname = '/restored';
  execFileSync(program('pg_dump'), ['--format=custom', `--file=${file}`, url]);
  execFileSync(program('createdb'), [`--maintenance-db=${url}`, 'restored']);
  execFileSync(program('pg_restore'), ['--no-owner', '--exit-on-error', `--dbname=${to.href}`, file]);
  rmSync(folder, { recursive: true, force: true });
  return openPostgres(to.href, () => undefined);
}

/** Does what docs/operate.md says: the newest copy, unpacked in the place of the cluster. */
async function restoreEmbedded(dataDir: string, root: string): Promise<Database> {
  const { pg } = await openCluster(path.join(dataDir, 'postgres'));
  await backUp(pg, path.join(dataDir, 'backups'), new Date());
  await pg.close();
  const newest = readdirSync(path.join(dataDir, 'backups')).toSorted().at(-1) ?? '';
  const place = path.join(root, 'postgres');
  mkdirSync(place, { recursive: true, mode: 0o700 });
  cpSync(path.join(dataDir, 'backups', newest), path.join(root, newest));
  execFileSync('tar', ['-xzf', path.join(root, newest), '-C', place]);
  return openEmbedded(root);
}

async function fill(stored: Stored): Promise<void> {
  const service = await FaultyService.on(stored.settings);
  const seeding = await stored.open();
  const writers = await Writers.of(seeding, service.url);
  await seeding.close();
  await service.start();
  await writers.logIn();
  writers.begin();
  await new Promise((resolve) => setTimeout(resolve, 3000));
  await writers.end();
  await service.end('SIGTERM');
}

export const restore: Fault = {
  name: 'restore',
  what: 'R20: a copy is made and restored as docs/operate.md says, row for row (--database)',
  async run({ database: kind }) {
    const stored = await makeStored(kind);
    const root = mkdtempSync(path.join(tmpdir(), 'restored-'));
    await fill(stored);
    const original = await stored.open();
    const expected = await contentsOf(original.db);
    await original.close();
    const since = performance.now();
    const restored = await (stored.server ? restorePostgres(stored.server.url) : restoreEmbedded(stored.dataDir, root));
    const took = performance.now() - since;
    const found = await contentsOf(restored.db);
    await restored.close();
    await stored.remove();
    rmSync(root, { recursive: true, force: true });
    const different = [...expected].filter(([name, sum]) => found.get(name) !== sum).map(([name]) => name);
    if (different.length > 0) console.log(`  different: ${different.join(', ')}`);
    return [
      counted('tables compared', expected.size),
      none('tables that differ', different.length),
      within('copy and restore', took, 15 * 60_000),
    ];
  },
};
