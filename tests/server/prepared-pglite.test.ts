import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { preparing } from '#server/db/embedded/prepared-pglite.ts';

interface Things {
  things: { id: number; text: string | null; at: Date; list: readonly string[] };
}

describe('PGlite with prepared statements', () => {
  let pg: PGlite;
  let db: Kysely<Things>;
  beforeAll(async () => {
    pg = await PGlite.create();
    db = new Kysely({ dialect: new PGliteDialect({ pglite: preparing(pg) }) });
    await sql`CREATE TABLE things (id int PRIMARY KEY, text text, at timestamptz, list text[])`.execute(db);
  });
  afterAll(() => db.destroy());

  const add = (id: number, text: string | null = null) =>
    db
      .insertInto('things')
      .values({ id, text, at: new Date(id), list: ['a', 'b "c"'] })
      .executeTakeFirst();
  const read = (id: number) => db.selectFrom('things').select(['text', 'at', 'list']).where('id', '=', id).execute();

  test('gives what was put in, again and again', async () => {
    for (const id of [1, 2, 3]) expect((await add(id, `number ${id}`)).numInsertedOrUpdatedRows).toBe(1n);
    for (const id of [1, 2, 3])
      expect(await read(id)).toEqual([{ text: `number ${id}`, at: new Date(id), list: ['a', 'b "c"'] }]);
    expect((await db.updateTable('things').set({ text: null }).executeTakeFirst()).numUpdatedRows).toBe(3n);
    expect(await read(2)).toMatchObject([{ text: null }]);
    expect(await read(4)).toEqual([]);
  });

  test('a statement that failed works the next time, and so does one that cannot be parsed', async () => {
    await expect(add(1)).rejects.toMatchObject({ code: '23505' });
    await expect(sql`nonsense`.execute(db)).rejects.toMatchObject({ code: '42601' });
    expect((await add(10)).numInsertedOrUpdatedRows).toBe(1n);
  });

  test('a transaction that fails leaves nothing behind, and what comes meanwhile is not in it', async () => {
    const failing = db.transaction().execute(async (tx) => {
      await tx.insertInto('things').values({ id: 20, text: '', at: new Date(), list: [] }).execute();
      throw new Error('no');
    });
    const beside = add(21);
    await expect(failing).rejects.toThrow('no');
    await beside;
    expect([await read(20), await read(21)]).toMatchObject([[], [{}]]);
  });

  test('statements that came the longest ago are let go', async () => {
    for (let at = 0; at < 300; at += 1) await sql.raw(`SELECT ${at}`).execute(db);
    expect((await read(1)).length).toBe(1);
    const { rows } = await pg.query<{ count: number }>('SELECT count(*)::int FROM pg_prepared_statements');
    expect(rows[0]?.count).toBe(200);
  });
});
