import type { PGlite } from '@electric-sql/pglite';
import { DatabaseRefusal } from '../database.ts';

const refuse = (finding: string): never => {
  throw new DatabaseRefusal(`The embedded database does not keep what it acknowledges: ${finding}.
It will not start like this. Install the exact packages of the lockfile, or use PostgreSQL through DATABASE_URL.`);
};

/**
 * Commits one row and looks whether it went to disk.
 * @param syncs reads the number of syncs the file system has made
 * @throws {DatabaseRefusal} when syncing is switched off or never reaches the disk
 */
export async function assertDurable(pg: Pick<PGlite, 'query'>, syncs: () => number): Promise<void> {
  const { rows } = await pg.query<{ fsync: string }>('SHOW fsync');
  if (rows[0]?.fsync !== 'on') refuse('fsync is off');
  await pg.query('CREATE TABLE IF NOT EXISTS durability_probe (opened_at timestamptz NOT NULL)');
  await pg.query('DELETE FROM durability_probe');
  const before = syncs();
  await pg.query('INSERT INTO durability_probe VALUES (now())');
  if (syncs() === before) refuse('a commit made no disk sync');
}
