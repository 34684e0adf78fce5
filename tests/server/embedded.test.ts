import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { DatabaseRefusal } from '#server/db/database.ts';
import { lockDirectory } from '#server/db/embedded/directory-lock.ts';
import { DurableNodeFS } from '#server/db/embedded/durable-node-fs.ts';
import { backUp } from '#server/db/embedded/maintenance.ts';
import { openEmbedded } from '#server/db/embedded/open-embedded.ts';
import { hasRoom, startRoomGuard } from '#server/db/embedded/room-guard.ts';
import { assertDurable } from '#server/db/embedded/self-test.ts';

const root = mkdtempSync(path.join(tmpdir(), 'embedded-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('the embedded database', { timeout: 60_000 }, () => {
  const directory = path.join(root, 'db');
  const cluster = path.join(directory, 'postgres');

  test('starts in an empty place, keeps its rows over a restart, and removes what a killed process left', async () => {
    const first = await openEmbedded(directory);
    await first.db.insertInto('used_challenges').values({ id: 'kept', expires_at: new Date() }).execute();
    await first.close();
    expect(readdirSync(directory).sort()).toEqual(['lock.db', 'postgres']);
    expect(statSync(cluster).mode & 0o077).toBe(0);

    writeFileSync(path.join(cluster, 'postmaster.pid'), '');
    const second = await openEmbedded(directory);
    expect(await second.db.selectFrom('used_challenges').select('id').execute()).toEqual([{ id: 'kept' }]);
    await second.close();
  });

  test('serves one process: the second is refused at once and told why', async () => {
    const first = await openEmbedded(directory);
    const begun = performance.now();
    const refused = await openEmbedded(directory).catch((error: unknown) => error);
    expect(performance.now() - begun).toBeLessThan(1000);
    expect(refused).toBeInstanceOf(DatabaseRefusal);
    expect(String(refused)).toContain('in use by another process');

    const env = { ...process.env, DATA_DIR: directory, DATABASE_URL: '', SMTP_URL: '', SECRET_KEY: '' };
    const cli = spawnSync(process.execPath, ['server/modules/comments/cli.ts', 'list'], { env, encoding: 'utf8' });
    expect(cli).toMatchObject({ status: 1, stdout: '' });
    expect(cli.stderr).toMatch(/^The embedded database in .* is in use by another process/);
    await first.close();

    const free = spawnSync(process.execPath, ['server/modules/comments/cli.ts', 'list'], { env, encoding: 'utf8' });
    expect(free).toMatchObject({ status: 0, stdout: 'No comment waits.\n' });
  });

  test('moderates from the command line', async () => {
    const id = '01a1fe06-1ff5-7e52-a731-3dbbe7d13216';
    const open = await openEmbedded(directory);
    const names = { name: 'Leo', last_name: 'Brandt', comment: 'Two\nlines' };
    const row = {
      ...names,
      id,
      page: 'home',
      locale: 'de-DE',
      state: 'held',
      created_at: new Date(),
      decided_at: null,
    } as const;
    await open.db.insertInto('comments').values(row).execute();
    await open.close();

    const env = { ...process.env, DATA_DIR: directory, DATABASE_URL: '', SMTP_URL: '' };
    const run = (...words: string[]) =>
      spawnSync(process.execPath, ['server/modules/comments/cli.ts', ...words], { env, encoding: 'utf8' });
    expect(run('list').stdout).toContain('1 waiting.');
    expect(run('approve', id).stdout).toBe(`Comment ${id}: approved.\n`);
    expect(run('list').stdout).toBe('No comment waits.\n');
    expect(run('approve', 'nonsense')).toMatchObject({ status: 1, stderr: expect.stringContaining('Usage:') });
  });

  test('will not start over something that is no database', async () => {
    const other = path.join(root, 'other');
    mkdirSync(path.join(other, 'postgres'), { recursive: true });
    writeFileSync(path.join(other, 'postgres', 'holiday.txt'), 'photos');
    await expect(openEmbedded(other)).rejects.toThrow('is not empty and holds no database');
    expect(existsSync(path.join(other, 'postgres', 'holiday.txt'))).toBe(true);
    lockDirectory(other)(); // the refusal let go of the directory
  });

  test('starts afresh where a first start was cut off', async () => {
    const cut = path.join(root, 'cut');
    mkdirSync(path.join(cut, 'postgres.new', 'base'), { recursive: true });
    const opened = await openEmbedded(cut);
    await sql`SELECT 1`.execute(opened.db);
    await opened.close();
    expect(existsSync(path.join(cut, 'postgres.new'))).toBe(false);
  });

  test('is backed up whole, and the copy can be opened', async () => {
    const pg = await PGlite.create({ fs: new DurableNodeFS(cluster) });
    const folder = path.join(root, 'backups');
    for (let hour = 0; hour < 26; hour += 1) {
      const stale = path.join(folder, `2020-01-01T${String(hour).padStart(2, '0')}.tar.gz`);
      mkdirSync(folder, { recursive: true });
      writeFileSync(stale, '');
    }
    const file = await backUp(pg, folder, new Date());
    await pg.close();
    expect(readdirSync(folder)).toHaveLength(24);
    expect(statSync(file).mode & 0o077).toBe(0);
    const copy = await PGlite.create({ loadDataDir: new Blob([readFileSync(file)]) });
    expect((await copy.query('SELECT id FROM used_challenges')).rows).toEqual([{ id: 'kept' }]);
    await copy.close();
  });
});

test('a disk that is nearly full may be read, and every write says so', async () => {
  expect(hasRoom(root)).toBe(true);
  const pg = await PGlite.create();
  await pg.query('CREATE TABLE things (id integer)');
  const stop = await startRoomGuard(pg, root, Number.POSITIVE_INFINITY);
  await expect(pg.query('INSERT INTO things VALUES (1)')).rejects.toMatchObject({ code: '25006' });
  expect((await pg.query('SELECT * FROM things')).rows).toEqual([]);
  await stop();
  await pg.close();
});

describe('the start-up self-test', { timeout: 60_000 }, () => {
  test('refuses stock PGlite, which syncs nothing', async () => {
    const pg = await PGlite.create({ dataDir: path.join(root, 'stock') });
    await expect(assertDurable(pg, () => 0)).rejects.toThrow('fsync is off');
    await pg.close();
  });

  test('refuses a file system that syncs nothing although the database asks for it', async () => {
    const answers: Record<string, object[]> = { 'SHOW fsync': [{ fsync: 'on' }] };
    const query = async (text: string) => ({ rows: answers[text] ?? [], fields: [] });
    // A database of the one method the test calls.
    await expect(assertDurable({ query } as unknown as PGlite, () => 7)).rejects.toThrow('a commit made no disk sync');
  });
});

test('a place that cannot be made is named, with what else can be done', () => {
  const file = path.join(root, 'a-file');
  writeFileSync(file, '');
  expect(() => lockDirectory(path.join(file, 'db'))).toThrow(DatabaseRefusal);
  expect(() => lockDirectory(path.join(file, 'db'))).toThrow(/a-file.*\n.*DATA_DIR.*DATABASE_URL/);
});

test('the lock ends with its process, however that ends', () => {
  const directory = path.join(root, 'locked');
  const script = `
    import { lockDirectory } from '${path.resolve('server/db/embedded/directory-lock.ts')}';
    lockDirectory(process.argv[1]);
    process.kill(process.pid, 'SIGKILL');`;
  const { signal } = spawnSync(process.execPath, ['--input-type=module', '-e', script, directory]);
  expect(signal).toBe('SIGKILL');
  const unlock = lockDirectory(directory);
  expect(() => lockDirectory(directory)).toThrow(DatabaseRefusal);
  unlock();
  lockDirectory(directory)();
});
