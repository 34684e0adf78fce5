import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DAY, MINUTE, SECOND } from '#server/clock.ts';
import type { Database } from '#server/db/database.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import type { JobHandlers } from '#server/jobs/job-kinds.ts';
import { countStuckJobs, MAX_ATTEMPTS, pauseAfter, takeJob } from '#server/jobs/queue.ts';
import { sweep } from '#server/jobs/sweep.ts';
import { drain, startWorker } from '#server/jobs/worker.ts';
import { TestClock } from '../support/test-app.ts';
import { BACKENDS } from '../support/test-database.ts';

describe.each(BACKENDS)('the job queue on $name', (backend) => {
  let database: Database;
  let clock: TestClock;
  beforeAll(async () => {
    database = await backend.open();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    clock = new TestClock();
    await database.db.deleteFrom('jobs').execute();
  });

  const add = (consultationId: string) =>
    database.db.transaction().execute((tx) => enqueue(tx, 'consultation-mail', { consultationId }, clock.read()));
  const jobs = () => database.db.selectFrom('jobs').selectAll().orderBy('id').execute();
  const deps = (handler: JobHandlers['consultation-mail']) => ({
    db: database.db,
    clock: clock.read,
    handlers: { 'consultation-mail': handler },
    lane: 'mail' as const,
    log: { warn: () => undefined, error: () => undefined },
  });

  test('runs each job once and forgets it', async () => {
    const seen: string[] = [];
    for (const id of ['a', 'b', 'c']) await add(id);
    expect(await drain(deps(async ({ consultationId }) => void seen.push(consultationId)))).toBe(3);
    expect(seen.toSorted()).toEqual(['a', 'b', 'c']);
    expect(await jobs()).toEqual([]);
  });

  test('has no job of a transaction that was undone', async () => {
    const undone = database.db.transaction().execute(async (tx) => {
      await enqueue(tx, 'consultation-mail', { consultationId: 'x' }, clock.read());
      throw new Error('undo');
    });
    await expect(undone).rejects.toThrow('undo');
    expect(await jobs()).toEqual([]);
  });

  test('gives a job to one of many workers', async () => {
    for (let i = 0; i < 40; i += 1) await add(String(i));
    const seen: string[] = [];
    const work = deps(async ({ consultationId }) => {
      await new Promise((resolve) => setTimeout(resolve, 1));
      seen.push(consultationId);
    });
    await Promise.all(Array.from({ length: 8 }, () => drain(work)));
    expect(seen).toHaveLength(40);
    expect(new Set(seen).size).toBe(40);
  });

  test('tries again after growing pauses and gives up in the end', async () => {
    await add('bad');
    const tries: number[] = [];
    const failing = deps(async (_, { attempt }) => {
      tries.push(attempt);
      throw new Error(`no ${attempt}`);
    });
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
      expect(await drain(failing)).toBe(1);
      expect(await drain(failing)).toBe(0);
      clock.advance(pauseAfter(attempt) - SECOND);
      expect(await drain(failing)).toBe(0);
      clock.advance(SECOND);
    }
    expect(tries).toEqual(Array.from({ length: MAX_ATTEMPTS }, (_, i) => i + 1));
    clock.advance(365 * DAY);
    expect(await drain(failing)).toBe(0);
    expect(await jobs()).toMatchObject([{ state: 'dead', last_error: `no ${MAX_ATTEMPTS}` }]);
    expect(await countStuckJobs(database.db, clock.read())).toEqual({ dead: 1, overdue: 0 });
  });

  test('succeeds at a later try', async () => {
    await add('later');
    await drain(deps(() => Promise.reject(new Error('not yet'))));
    clock.advance(10 * SECOND);
    expect(await drain(deps(async () => undefined))).toBe(1);
    expect(await jobs()).toEqual([]);
  });

  test('takes a job back from a worker that died with it', async () => {
    await add('orphan');
    expect(await takeJob(database.db, clock.read(), 'mail')).toMatchObject({
      payload: { consultationId: 'orphan' },
      attempts: 1,
    });
    expect(await takeJob(database.db, clock.read(), 'mail')).toBeUndefined();
    clock.advance(MINUTE + SECOND);
    expect(await takeJob(database.db, clock.read(), 'mail')).toMatchObject({ attempts: 2 });
  });

  test('a job whose processes die with it is a dead letter in the end, and is not run again', async () => {
    await add('poison');
    for (let death = 1; death <= MAX_ATTEMPTS; death += 1) {
      expect(await takeJob(database.db, clock.read(), 'mail')).toMatchObject({ attempts: death });
      clock.advance(MINUTE + SECOND);
    }
    const seen: string[] = [];
    await drain(deps(async ({ consultationId }) => void seen.push(consultationId)));
    expect(seen).toEqual([]);
    expect(await jobs()).toMatchObject([{ state: 'dead', last_error: 'no run of it came to an end' }]);
  });

  test.each([
    ['fails', () => Promise.reject(new Error('too late'))],
    ['ends', async () => undefined],
  ])('a run that %s after its lease leaves the job to whoever has it now', async (_, end) => {
    await add('slow');
    await drain(
      deps(async () => {
        clock.advance(MINUTE + SECOND);
        expect(await takeJob(database.db, clock.read(), 'mail')).toMatchObject({ attempts: 2 });
        await end();
      }),
    );
    expect(await jobs()).toMatchObject([{ state: 'ready', attempts: 2, last_error: null }]);
    expect((await jobs())[0]?.locked_until?.getTime()).toBeGreaterThan(clock.read().getTime());
  });

  test('keeps nothing of a person in the reason of a failure, and no dead letter for ever', async () => {
    await add('told');
    await database.db
      .updateTable('jobs')
      .set({ attempts: MAX_ATTEMPTS - 1 })
      .execute();
    await drain(deps(() => Promise.reject(new Error('550 <sara@example.com> said "no" to +98 912 345 6789'))));
    expect(await jobs()).toMatchObject([{ state: 'dead', last_error: '550 <[email]> said "…" to [number]' }]);
    await sweep(database.db, new Date(clock.read().getTime() + 27 * DAY));
    expect(await jobs()).toHaveLength(1);
    await sweep(database.db, new Date(clock.read().getTime() + 29 * DAY));
    expect(await jobs()).toEqual([]);
  });

  test('stops after the job under way', async () => {
    for (const id of ['1', '2', '3']) await add(id);
    const done: string[] = [];
    let begun: () => void = () => undefined;
    const hasBegun = new Promise<void>((resolve) => {
      begun = resolve;
    });
    const worker = startWorker(
      deps(async ({ consultationId }) => {
        begun();
        await new Promise((resolve) => setTimeout(resolve, 50));
        done.push(consultationId);
      }),
    );
    await hasBegun;
    await worker.stop();
    expect(done).toHaveLength(1);
    expect(await jobs()).toHaveLength(2);
  });

  test('a kind nobody handles is an error, not a loss', async () => {
    await add('x');
    await database.db.updateTable('jobs').set({ kind: 'of-a-later-version' }).execute();
    await drain({ ...deps(async () => undefined), lane: 'quick' });
    expect(await jobs()).toMatchObject([{ state: 'ready', attempts: 1 }]);
  });

  test('sweeping deletes what has expired and nothing else', async () => {
    const rows = [
      { id: 'old', expires_at: new Date(clock.read().getTime() - 1) },
      { id: 'new', expires_at: new Date(clock.read().getTime() + MINUTE) },
    ];
    await database.db.insertInto('used_challenges').values(rows).execute();
    await sweep(database.db, clock.read());
    expect(await database.db.selectFrom('used_challenges').select('id').execute()).toEqual([{ id: 'new' }]);
  });

  test('sweeping takes more than one statement may, and one table that cannot be swept keeps no other from it', async () => {
    const expires_at = new Date(clock.read().getTime() - 1);
    const rows = Array.from({ length: 1100 }, (_, i) => ({ id: `many ${i}`, expires_at }));
    await database.db.insertInto('used_challenges').values(rows).execute();
    await sql`ALTER TABLE rate_limits RENAME TO rate_limits_elsewhere`.execute(database.db);
    await expect(sweep(database.db, clock.read())).rejects.toThrow('1 tables could not be swept');
    await sql`ALTER TABLE rate_limits_elsewhere RENAME TO rate_limits`.execute(database.db);
    expect(await database.db.selectFrom('used_challenges').select('id').execute()).toEqual([{ id: 'new' }]);
  });
});

test('pauses double from ten seconds to half a day', () => {
  expect([1, 2, 3, 12, 40].map(pauseAfter)).toEqual([10 * SECOND, 20 * SECOND, 40 * SECOND, 20_480 * SECOND, DAY / 2]);
});
