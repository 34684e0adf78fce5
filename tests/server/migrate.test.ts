import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { migrate, readMigrations } from '#server/db/migrate.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { BACKENDS, hasPostgres, postgresSchema } from '../support/test-database.ts';

const step = (name: string, ...statements: string[]) => ({ name, checksum: statements.join(';'), statements });

describe.each(BACKENDS)('migrations on $name', (backend) => {
  test('are applied once, all or none, and never edited', async () => {
    const { db, close } = await backend.open();
    const shipped = readMigrations();
    expect(await migrate(db, shipped)).toEqual([]);
    const good = step('9001-good', 'CREATE TABLE grown (id integer)');
    const bad = step('9002-bad', 'CREATE TABLE torn (id integer)', 'CREATE TABLE torn (id integer)');
    await expect(migrate(db, [...shipped, good, bad])).rejects.toThrow();
    expect((await sql<{ t: string | null }>`SELECT to_regclass('grown')::text AS t`.execute(db)).rows).toEqual([
      { t: null },
    ]);
    expect(await migrate(db, [...shipped, good])).toEqual(['9001-good']);
    const edited = step('9001-good', 'CREATE TABLE grown (id integer, more integer)');
    await expect(migrate(db, [...shipped, edited])).rejects.toThrow('Migration 9001-good was applied and edited since');
    await close();
  });
});

test('files are numbered without gaps', () => {
  const numbers = readMigrations().map(({ name }) => Number(name.slice(0, 4)));
  expect(numbers).toEqual(numbers.map((_, index) => index + 1));
});

test.each(hasPostgres ? ['PostgreSQL'] : [])('nodes that start together on %s take turns', async () => {
  const { url, drop } = await postgresSchema();
  const nodes = await Promise.all(Array.from({ length: 5 }, () => openPostgres(url, () => undefined)));
  const { rows } = await sql<{ name: string }>`SELECT name FROM migrations`.execute(nodes[0]?.db ?? expect.fail());
  expect(rows).toHaveLength(readMigrations().length);
  await Promise.all(nodes.map(({ close }) => close()));
  await drop();
});
