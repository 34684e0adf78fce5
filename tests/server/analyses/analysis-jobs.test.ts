import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ANALYSIS_LIMITS, SiteAddress } from '#lib/contract/analyses.ts';
import { DAY, MINUTE, SECOND } from '#server/clock.ts';
import type { Database } from '#server/db/database.ts';
import { drain } from '#server/jobs/worker.ts';
import { cancelAnalysis } from '#server/modules/analyses/cancel-analysis.ts';
import { judgeQuota } from '#server/modules/analyses/quota.ts';
import { listAnalyses, readAnalysis } from '#server/modules/analyses/read-analyses.ts';
import { requestAnalysis } from '#server/modules/analyses/request-analysis.ts';
import { analysisJob } from '#server/modules/analyses/run/analysis-job.ts';
import { claimRun } from '#server/modules/analyses/run/run-states.ts';
import { TestClock } from '../../support/test-app.ts';
import { BACKENDS } from '../../support/test-database.ts';
import { type LocalSite, startLocalSite } from '../support/local-site.ts';

describe.each(BACKENDS)('analyses on $name', (backend) => {
  let database: Database;
  let site: LocalSite;
  let clock: TestClock;
  let stop: AbortController;
  let onStart: () => void = () => undefined;
  beforeAll(async () => {
    database = await backend.open();
    site = await startLocalSite(() => ({
      '/': (_, response) => {
        onStart();
        response.setHeader('content-type', 'text/html');
        response.end('<title>Lamps for every room</title>');
      },
      '/silent': () => onStart(),
    }));
  });
  afterAll(async () => {
    await database.close();
    await site.close();
  });
  beforeEach(() => {
    clock = new TestClock();
    stop = new AbortController();
  });
  afterEach(async () => {
    onStart = () => undefined;
    for (const table of ['analyses', 'jobs', 'users'] as const) await database.db.deleteFrom(table).execute();
  });

  async function customer(): Promise<string> {
    const id = randomUUID();
    await database.db.insertInto('users').values({ id, locale: 'en-US', created_at: clock.read() }).execute();
    return id;
  }
  const request = (customerId: string, url: string) =>
    database.db.transaction().execute((tx) => requestAnalysis(tx, customerId, { url, pages: 1 }, clock.read()));
  const work = () =>
    drain({
      db: database.db,
      clock: clock.read,
      handlers: {
        analysis: analysisJob({ db: database.db, clock: clock.read, policy: site.policy, stopping: stop.signal }),
      },
      lane: 'long',
      log: { warn: () => undefined, error: () => undefined },
    });
  const jobs = () => database.db.selectFrom('jobs').select(['state', 'attempts']).execute();

  test('are queued, run and kept for their customer alone', async () => {
    const [owner, other] = [await customer(), await customer()];
    const { id } = await request(owner, `${site.url}/`);
    expect(await readAnalysis(database.db, owner, id, clock.read())).toMatchObject({ state: 'queued', report: null });
    await work();
    const done = await readAnalysis(database.db, owner, id, clock.read());
    expect(done).toMatchObject({ state: 'done', failure: null, progress: null });
    expect(done?.report?.preview?.search.title).toBe('Lamps for every room');
    expect(done?.overall).toBe(done?.report?.overall);
    expect(await jobs()).toEqual([]);
    expect(await readAnalysis(database.db, other, id, clock.read())).toBeUndefined();
    expect((await listAnalyses(database.db, other, { limit: 10 })).items).toEqual([]);
    expect((await listAnalyses(database.db, owner, { limit: 10 })).items.map((run) => run.id)).toEqual([id]);
  });

  test('leave the quick lane to others', async () => {
    await request(await customer(), `${site.url}/`);
    const quick = {
      db: database.db,
      clock: clock.read,
      handlers: {},
      log: { warn: () => undefined, error: () => undefined },
    };
    expect(await drain(quick)).toBe(0);
    expect(await jobs()).toEqual([{ state: 'ready', attempts: 0 }]);
  });

  test('say why there is no report, in one of few words', async () => {
    const owner = await customer();
    const { id } = await request(owner, 'http://10.0.0.1/');
    await work();
    expect(await readAnalysis(database.db, owner, id, clock.read())).toMatchObject({
      state: 'failed',
      failure: 'not_allowed',
      report: null,
    });
    expect(await jobs()).toEqual([]);
  });

  test('are not queued twice for one site, and not beyond the quota', async () => {
    const owner = await customer();
    const first = await request(owner, 'https://www.one.test/a');
    expect(await request(owner, 'https://one.test/b')).toEqual({ ...first, isOther: true });
    await request(owner, 'https://two.test/');
    await request(owner, 'https://three.test/');
    await expect(request(owner, 'https://four.test/')).rejects.toMatchObject({ code: 'rate_limited' });
    expect(await cancelAnalysis(database.db, owner, first.id, clock.read())).toBe(true);
    await expect(request(owner, 'https://four.test/')).resolves.toHaveProperty('id');
  });

  test('of many requests at once let three through', async () => {
    const owner = await customer();
    const asked = Array.from({ length: 8 }, (_, at) => request(owner, `https://s${at}.test/`));
    const settled = await Promise.allSettled(asked);
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(ANALYSIS_LIMITS.underWay);
  });

  test('are cancelled while they wait and while they run', async () => {
    const owner = await customer();
    const waiting = await request(owner, `${site.url}/`);
    expect(await cancelAnalysis(database.db, await customer(), waiting.id, clock.read())).toBe(false);
    expect(await cancelAnalysis(database.db, owner, waiting.id, clock.read())).toBe(true);
    const running = await request(owner, `${site.url}/silent`);
    onStart = () => void cancelAnalysis(database.db, owner, running.id, clock.read());
    await work();
    for (const { id } of [waiting, running]) {
      expect(await readAnalysis(database.db, owner, id, clock.read())).toMatchObject({
        state: 'cancelled',
        report: null,
      });
    }
    expect(await jobs()).toEqual([]);
  });

  test('begin again after the service stopped in the middle', async () => {
    const owner = await customer();
    const { id } = await request(owner, `${site.url}/`);
    onStart = () => stop.abort();
    await work();
    expect(await readAnalysis(database.db, owner, id, clock.read())).toMatchObject({ state: 'queued' });
    onStart = () => undefined;
    stop = new AbortController();
    clock.advance(MINUTE);
    await work();
    expect(await readAnalysis(database.db, owner, id, clock.read())).toMatchObject({ state: 'done' });
  });

  test('begin again after a crash, and not for ever', async () => {
    const owner = await customer();
    const { id } = await request(owner, `${site.url}/`);
    for (let crash = 0; crash < 3; crash += 1) await claimRun(database.db, id, clock.read());
    await work();
    expect(await readAnalysis(database.db, owner, id, clock.read())).toMatchObject({
      state: 'failed',
      failure: 'internal',
    });
  });

  test('of one site wait for each other, whoever asked', async () => {
    const holder = await customer();
    const first = await request(holder, `${site.url}/`);
    await claimRun(database.db, first.id, clock.read());
    await database.db.deleteFrom('jobs').execute();
    const owner = await customer();
    const second = await request(owner, `${site.url}/other`);
    await work();
    expect(await readAnalysis(database.db, owner, second.id, clock.read())).toMatchObject({ state: 'queued' });
    expect(await jobs()).toEqual([{ state: 'ready', attempts: 0 }]);
    await cancelAnalysis(database.db, holder, first.id, clock.read());
    clock.advance(5 * SECOND);
    await work();
    expect(await readAnalysis(database.db, owner, second.id, clock.read())).toMatchObject({ state: 'done' });
  });
});

describe('the quota', () => {
  const now = new Date('2026-03-01T12:00:00Z');
  const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  const times = (count: number, oldest: number) => Array.from({ length: count }, (_, at) => ago(oldest - at));

  test('allows three under way and twenty a day', () => {
    expect(judgeQuota({ underWay: 2, lastDay: times(19, DAY - 1) }, now)).toEqual({ isAllowed: true });
    expect(judgeQuota({ underWay: 3, lastDay: [] }, now)).toMatchObject({ isAllowed: false });
  });
  test('says when the oldest request leaves the day', () => {
    const verdict = judgeQuota({ underWay: 0, lastDay: times(20, DAY - 60 * SECOND) }, now);
    expect(verdict).toEqual({ isAllowed: false, retryAfterSeconds: 60 });
  });
});

describe('the address of a site', () => {
  test.each([
    ['example.com', 'https://example.com/'],
    [' HTTP://Example.com/a#b ', 'http://example.com/a'],
    ['سلام.ایران', 'https://xn--mgbx5cf.xn--mgba3a4f16a/'],
  ])('%s is %s', (typed, full) => expect(SiteAddress.parse(typed)).toBe(full));
  test.each(['', 'localhost', 'ftp://a.test', 'https://user@a.test', 'a.test:8080', 'mailto:a@b.test', 'no words'])(
    '%s is none',
    (typed) => {
      expect(SiteAddress.safeParse(typed).success).toBe(false);
    },
  );
});
