import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Kysely, sql, type Transaction } from 'kysely';

const MIGRATIONS_DIR = path.join(import.meta.dirname, 'migrations');

interface Migration {
  /** File name without the extension: `0001-first-calls`. */
  readonly name: string;
  readonly checksum: string;
  readonly statements: readonly string[];
}

/** Statements end with a semicolon at the end of a line, which suits plain DDL; the drivers take one at a time. */
const statementsOf = (text: string): string[] =>
  text
    .replace(/^--.*$/gm, '')
    .split(/;\s*$/m)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '');

/** The migrations of a directory in the order of their numbers. */
export function readMigrations(directory: string = MIGRATIONS_DIR): Migration[] {
  const files = readdirSync(directory).filter((file) => file.endsWith('.sql'));
  return files.sort().map((file) => {
    const text = readFileSync(path.join(directory, file), 'utf8').replaceAll('\r\n', '\n');
    const checksum = createHash('sha256').update(text).digest('hex');
    return { name: path.basename(file, '.sql'), checksum, statements: statementsOf(text) };
  });
}

/** Any number the product uses for nothing else: nodes that start together take turns. */
const MIGRATION_LOCK = 7_208_311;

async function appliedChecksums<T>(trx: Transaction<T>): Promise<Map<string, string>> {
  await sql`CREATE TABLE IF NOT EXISTS migrations (
    name text PRIMARY KEY, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())`.execute(trx);
  const { rows } = await sql<{ name: string; checksum: string }>`SELECT name, checksum FROM migrations`.execute(trx);
  return new Map(rows.map(({ name, checksum }) => [name, checksum]));
}

async function apply<T>(trx: Transaction<T>, { name, checksum, statements }: Migration): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(trx);
  await sql`INSERT INTO migrations (name, checksum) VALUES (${name}, ${checksum})`.execute(trx);
}

/**
 * Brings a database up to date, all or nothing, and gives the names of what it applied.
 * @throws when a migration that was applied has been edited since: then the file and the database tell two stories.
 */
export async function migrate<T>(db: Kysely<T>, migrations = readMigrations()): Promise<string[]> {
  return db.transaction().execute(async (trx) => {
    await sql`SELECT pg_advisory_xact_lock(${sql.lit(MIGRATION_LOCK)})`.execute(trx);
    const applied = await appliedChecksums(trx);
    const pending = migrations.filter(({ name, checksum }) => {
      const known = applied.get(name);
      if (known && known !== checksum)
        throw new Error(`Migration ${name} was applied and edited since. Write a new one.`);
      return !known;
    });
    for (const migration of pending) await apply(trx, migration);
    return pending.map(({ name }) => name);
  });
}
