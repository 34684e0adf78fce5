import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { VitalSummary } from '#lib/contract/vitals.ts';
import { DAY, HOUR } from '#server/clock.ts';
import { sweep } from '#server/jobs/sweep.ts';
import { setRole } from '#server/modules/account/set-role.ts';
import { logIn, signUp } from '../support/customer.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { BACKENDS } from '../support/test-database.ts';
import { TestVisitor } from '../support/test-visitor.ts';

const view = (page: string, values: Readonly<Record<string, number>>): object => ({
  page,
  samples: Object.entries(values).map(([name, value]) => ({ name, value })),
});

describe.each(BACKENDS)('web vitals on $name', (backend) => {
  let t: TestApp;
  let staff: TestVisitor;
  beforeAll(async () => {
    t = await startTestApp({ backend });
    const { visitor, phone } = await signUp(t);
    await setRole(t.database.db, phone, 'staff', t.clock.read());
    await logIn(visitor, phone);
    staff = visitor;
  });
  afterAll(() => t.close());

  /** A page that is being closed: no cookie, no token, an address of its own. */
  const leave = (body: object, headers: Readonly<Record<string, string | undefined>> = {}, address = '192.0.2.1') =>
    new TestVisitor(t.app, address).send('POST', 'vitals', body, headers);
  const summary = async (days = 28): Promise<VitalSummary[]> => {
    const response = await staff.get(`desk/vitals?days=${days}`);
    expect(response.statusCode).toBe(200);
    return response.json<{ items: VitalSummary[] }>().items;
  };
  const counted = () => t.database.db.selectFrom('vital_counts').select(['kind', 'hits']).execute();

  test('are counted without a cookie or a token, and leave none', async () => {
    const response = await leave(view('/fa', { LCP: 900, CLS: 0 }));
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({});
    expect(response.headers['set-cookie']).toBeUndefined();
  });

  test('are read by staff by kind of page and language', async () => {
    for (const lcp of [1000, 2000, 3000, 4000]) await leave(view('/de/web-design', { LCP: lcp, CLS: lcp / 100_000 }));
    await leave(view('/de/seo-data-analysis', { LCP: 1000 }));
    const service = (await summary()).filter(({ kind, locale }) => kind === 'service' && locale === 'de-DE');
    expect(service.map(({ name, samples, good }) => ({ name, samples, good }))).toEqual([
      { name: 'LCP', samples: 5, good: 0.6 },
      { name: 'CLS', samples: 4, good: 1 },
    ]);
    const [lcp, cls] = service;
    expect(Math.abs((lcp?.p75 ?? 0) / 3000 - 1)).toBeLessThan(0.05);
    expect(cls?.p75).toBeCloseTo(0.03, 2);
    expect((await summary()).some(({ kind, locale }) => kind === 'home' && locale === 'fa-IR')).toBe(true);
  });

  test('are for staff only', async () => {
    const { visitor: customer } = await signUp(t);
    expect((await customer.get('desk/vitals')).json()).toMatchObject({ status: 403, code: 'staff_only' });
    const nobody = await t.visit();
    expect((await nobody.get('desk/vitals')).json()).toMatchObject({ status: 401, code: 'session_expired' });
    expect((await staff.get('desk/vitals?days=91')).statusCode).toBe(422);
  });

  test.each([
    ['a foreign origin', { origin: 'https://evil.example' }],
    ['no origin', { origin: undefined }],
    ['a browser that says cross-site', { 'sec-fetch-site': 'cross-site' }],
  ])('are refused from %s', async (_, headers) => {
    const before = await counted();
    expect((await leave(view('/en', { LCP: 100 }), headers)).json()).toMatchObject({ code: 'xsrf_invalid' });
    expect(await counted()).toEqual(before);
  });

  test.each([
    ['nothing', { page: '/en', samples: [] }],
    ['an unknown measure', view('/en', { FID: 10 })],
    ['a negative value', view('/en', { LCP: -1 })],
    ['a value beyond reason', view('/en', { LCP: 1e9 })],
    ['no number', { page: '/en', samples: [{ name: 'LCP', value: '900' }] }],
    [
      'one measure twice',
      {
        page: '/en',
        samples: [
          { name: 'LCP', value: 1 },
          { name: 'LCP', value: 2 },
        ],
      },
    ],
    ['an address with a query', view('/en?phone=1', { LCP: 1 })],
    ['anything that says who', { ...view('/en', { LCP: 1 }), id: 'v5-1' }],
  ])('refuse %s', async (_, body) => {
    const before = await counted();
    expect((await leave(body)).statusCode).toBe(422);
    expect(await counted()).toEqual(before);
  });

  test.each(['/en/no-such-page', '/xx', '/'])('forget %s, which is no page of ours', async (page) => {
    const before = await counted();
    expect((await leave(view(page, { LCP: 1 }))).statusCode).toBe(200);
    expect(await counted()).toEqual(before);
  });

  test('stop counting an address that has had its share of the hour', async () => {
    const strict = await startTestApp({ backend, settings: { RATE_LIMIT_FACTOR: '0.1' } });
    const visitor = new TestVisitor(strict.app, '192.0.2.9');
    let accepted = 0;
    // Spread over the hour, so that the general limit is not what stops them.
    for (let part = 0; part < 7; part += 1) {
      for (let i = 0; i < 10; i += 1) {
        const response = await visitor.send('POST', 'vitals', view('/tr', { TTFB: 100 }), {});
        accepted += response.statusCode === 200 ? 1 : 0;
      }
      strict.clock.advance(HOUR / 10);
    }
    expect(accepted).toBe(60);
    await strict.close();
  });

  test('are kept 90 days, and read for as many as asked', async () => {
    t.clock.advance(2 * DAY);
    const { phone } = await signUp(t);
    await setRole(t.database.db, phone, 'staff', t.clock.read());
    staff = await t.visit();
    await logIn(staff, phone);
    expect(await summary(1)).toEqual([]);
    expect((await summary(28)).length).toBeGreaterThan(0);
    await sweep(t.database.db, t.clock.read());
    expect((await counted()).length).toBeGreaterThan(0);
    t.clock.advance(90 * DAY);
    await sweep(t.database.db, t.clock.read());
    expect(await counted()).toEqual([]);
  });
});
