import { randomUUIDv7 } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { MOST_SCHEDULES } from '#lib/contract/analyses.ts';
import { DAY, HOUR, SECOND } from '#server/clock.ts';
import { PUBLIC_ONLY } from '#server/modules/analyses/fetch/address-policy.ts';
import { CHECKS } from '#server/modules/analyses/read/load-checks.ts';
import { claimRun, finishRun } from '#server/modules/analyses/run/run-states.ts';
import { endSchedule, listSchedules, nextTime } from '#server/modules/analyses/schedule.ts';
import { reportOf } from '#server/modules/analyses/score/report.ts';
import { signUp } from '../../support/customer.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { BACKENDS } from '../../support/test-database.ts';
import type { TestVisitor } from '../../support/test-visitor.ts';
import { siteWith } from './sample-site.ts';

const report = (overall: number, rules = '1') => ({
  ...reportOf(CHECKS, siteWith(), 'https://lamps.test/', []),
  overall,
  rules,
});

describe.each(BACKENDS)('on $name', (backend) => {
  let t: TestApp;
  let visitor: TestVisitor;
  let userId: string;
  beforeAll(async () => {
    t = await startTestApp({
      backend,
      settings: { RATE_LIMIT_FACTOR: '1000' },
      addressPolicy: { ...PUBLIC_ONLY, resolve: () => Promise.reject(new Error('no such name')) },
    });
  });
  afterAll(() => t.close());
  beforeEach(async () => {
    const signedUp = await signUp(t);
    visitor = signedUp.visitor;
    const users = t.database.db.selectFrom('users').select('id').where('phone', '=', signedUp.phone);
    userId = (await users.executeTakeFirstOrThrow()).id;
  });

  /** A run that ends with a score, begun by a schedule unless said otherwise. */
  async function finished(
    overall: number,
    { rules = '1', isScheduled = true, site = 'lamps.test', path = '/', pages = 50 } = {},
  ) {
    const id = randomUUIDv7();
    const url = `https://${site}${path}`;
    const row = { id, customer_id: userId, url, site, page_limit: pages, is_scheduled: isScheduled };
    await t.database.db
      .insertInto('analyses')
      .values({ ...row, state: 'queued', created_at: t.clock.read() })
      .execute();
    await claimRun(t.database.db, id, t.clock.read());
    await finishRun(t.database.db, id, report(overall, rules), t.clock.read());
    return id;
  }

  test('runs say by which rules and on how many pages; the newest of each site is found among however many', async () => {
    await finished(70, { site: 'rival.test', path: '/' });
    await finished(60, { pages: 1, rules: '2' });
    const newest = await finished(65, { pages: 10 });
    const { items } = (await visitor.get('analyses?newestOf=each-site')).json();
    expect(items).toMatchObject([
      { id: newest, pageLimit: 10, rules: '1', ahead: null },
      { url: 'https://rival.test/', overall: 70 },
    ]);
    expect((await visitor.get('analyses?newestOf=all')).statusCode).toBe(422);
  });

  test('a run that waits says how many wait before it', async () => {
    const queued = { customer_id: userId, page_limit: 1, state: 'queued' as const, created_at: t.clock.read() };
    const ids = [randomUUIDv7(), randomUUIDv7()].sort(); // within a millisecond they have no order
    const rows = ids.map((id, at) => ({ ...queued, id, site: `w${at}.test`, url: `https://w${at}.test/` }));
    await t.database.db.insertInto('analyses').values(rows).execute();
    const [first, second] = await Promise.all(rows.map(async ({ id }) => (await visitor.get(`analyses/${id}`)).json()));
    expect(second.ahead - first.ahead).toBe(1);
    const again = (url: string) => visitor.post('analyses', { url, pages: 1 });
    expect((await again('w0.test')).json()).toEqual({ id: ids[0], isOther: false });
    expect((await again('w0.test/about')).json()).toEqual({ id: ids[0], isOther: true });
    await t.database.db.deleteFrom('analyses').where('state', '=', 'queued').execute();
  });

  const drop = (path: string) => visitor.send('DELETE', path, {}, { 'x-xsrf-token': visitor.token });

  describe('a shared report', () => {
    test('opens for whoever has its link, until that ends', async () => {
      const id = await finished(80);
      expect((await visitor.get(`analyses/${id}`)).json().sharedUntil).toBeNull();
      const shared = await visitor.post(`analyses/${id}/share`, { days: 7 });
      expect(shared.statusCode).toBe(201);
      const { token, expiresAt } = shared.json<{ token: string; expiresAt: string }>();
      expect((await visitor.get(`analyses/${id}`)).json().sharedUntil).toBe(expiresAt);
      const stranger = await t.visit();
      const read = await stranger.post('shared-analyses', { token });
      expect(read.json()).toMatchObject({ expiresAt, report: { overall: 80 } });
      expect(read.body).not.toContain(userId);
      expect(t.logs.join('')).not.toContain(token);

      const { token: second } = (await visitor.post(`analyses/${id}/share`, { days: 30 })).json();
      expect((await stranger.post('shared-analyses', { token })).json().code).toBe('not_found');
      expect((await stranger.post('shared-analyses', { token: second })).statusCode).toBe(200);
      await drop(`analyses/${id}/share`);
      expect((await stranger.post('shared-analyses', { token: second })).statusCode).toBe(404);
    });

    test('ends by itself, and there is none without a report', async () => {
      const id = await finished(80);
      const { token } = (await visitor.post(`analyses/${id}/share`, { days: 7 })).json();
      t.clock.advance(7 * DAY);
      expect((await (await t.visit()).post('shared-analyses', { token })).statusCode).toBe(404);
      const { visitor: other } = await signUp(t);
      const { id: running } = (await other.post('analyses', { url: 'nobody.invalid' })).json();
      await t.settle(async () => (await other.get(`analyses/${running}`)).json().state === 'failed');
      expect((await other.post(`analyses/${running}/share`, { days: 7 })).statusCode).toBe(404);
      expect((await other.post(`analyses/${running}/share`, { days: 8 })).statusCode).toBe(422);
    });
  });

  describe('a schedule', () => {
    const ended = async () => {
      const rows = await t.database.db
        .selectFrom('analyses')
        .select(['site', 'is_scheduled', 'state'])
        .where('customer_id', '=', userId)
        .execute();
      return rows.filter(({ state }) => state === 'failed');
    };

    test('reads a site again when it is due, week after week, and stops when it is ended', async () => {
      const asked = await visitor.post('analysis-schedules', { url: 'https://www.lamps.test/', every: 'week' });
      expect(asked.json()).toMatchObject({ site: 'lamps.test', every: 'week' });
      for (let week = 1; week <= 2; week += 1) {
        t.clock.advance(7 * DAY);
        await t.settle(async () => (await ended()).length === week);
      }
      expect(await ended()).toContainEqual({ site: 'lamps.test', is_scheduled: true, state: 'failed' });
      // The session has ended meanwhile: the schedule goes on without anybody.
      const [schedule, ...others] = await listSchedules(t.database.db, userId);
      expect(others).toEqual([]);
      expect(Date.parse(schedule?.nextAt ?? '')).toBeGreaterThan(t.clock.read().getTime());
      await t.database.db.transaction().execute((tx) => endSchedule(tx, userId, schedule?.id ?? ''));
      t.clock.advance(7 * DAY);
      const jobs = () =>
        t.database.db.selectFrom('jobs').select('id').where('kind', '=', 'analysis-schedule').execute();
      await t.settle(async () => (await jobs()).length === 0);
      expect(await ended()).toHaveLength(2);
    });

    test('waits for a run of other pages that is under way, and does not lose its turn to it', async () => {
      const { db } = t.database;
      await visitor.post('analysis-schedules', { url: 'https://busy.test/', every: 'week' });
      const page = { url: 'https://busy.test/about', site: 'busy.test', page_limit: 1, state: 'running' as const };
      const row = { id: randomUUIDv7(), customer_id: userId, ...page, created_at: t.clock.read() };
      await db.insertInto('analyses').values(row).execute();
      t.clock.advance(7 * DAY);
      const jobs = db.selectFrom('jobs').select('run_at').where('kind', '=', 'analysis-schedule');
      await t.settle(async () => (await jobs.execute()).some(({ run_at }) => run_at > t.clock.read()));
      await db.updateTable('analyses').set({ state: 'cancelled' }).where('id', '=', row.id).execute();
      t.clock.advance(60 * SECOND);
      await t.settle(async () => (await ended()).length === 1);
    });

    test('changes its interval in place, and there is an end of them', async () => {
      const add = (site: string, every = 'week') => visitor.post('analysis-schedules', { url: site, every });
      for (let at = 0; at < MOST_SCHEDULES; at += 1) await add(`s${at}.test`);
      expect((await add('one-more.test')).json().code).toBe('list_full');
      expect((await add('s0.test', 'month')).json()).toMatchObject({ every: 'month' });
      expect((await visitor.get('analysis-schedules')).json().items).toHaveLength(MOST_SCHEDULES);
      expect((await drop('analysis-schedules/01a1fe06-1ff5-7e52-a731-3dbbe7d13216')).statusCode).toBe(404);
    });
  });

  describe('a drop', () => {
    const told = async () =>
      (await visitor.get('notifications')).json<{ items: { event: string; data: object }[] }>().items;

    test('of five points is told after a run of a schedule', async () => {
      await finished(82, { isScheduled: false });
      const id = await finished(77);
      expect(await told()).toMatchObject([
        { event: 'analysis', data: { analysisId: id, site: 'lamps.test', from: '82', to: '77' } },
      ]);
    });

    test('of less, by other rules, of another site, or by hand is not', async () => {
      await finished(82);
      await finished(78);
      await finished(40, { rules: '2' });
      await finished(40, { site: 'other.test' });
      await finished(40, { isScheduled: false });
      expect(await told()).toEqual([]);
    });

    test('is measured against the last run of the same pages', async () => {
      await finished(80);
      await finished(95, { isScheduled: false, pages: 1 });
      await finished(95, { isScheduled: false, path: '/about' });
      await finished(80);
      expect(await told()).toEqual([]);
    });
  });
});

describe('the next time', () => {
  const at = new Date('2026-03-01T12:00:00Z');
  const later = (milliseconds: number) => new Date(at.getTime() + milliseconds);
  test('is one step on, in the rhythm of the first', () => {
    expect(nextTime('week', at, at)).toEqual(later(7 * DAY));
    expect(nextTime('week', at, later(7 * DAY + HOUR))).toEqual(later(14 * DAY));
    expect(nextTime('month', at, later(95 * DAY))).toEqual(later(120 * DAY));
  });
});
