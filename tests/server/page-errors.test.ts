import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PageError } from '#lib/contract/page-errors.ts';
import { DAY, HOUR, MINUTE } from '#server/clock.ts';
import { sweep } from '#server/jobs/sweep.ts';
import { thinOut } from '#server/modules/page-errors/thin-out.ts';
import { signUp } from '../support/customer.ts';
import { signUpStaff } from '../support/orders.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { BACKENDS } from '../support/test-database.ts';
import { TestVisitor } from '../support/test-visitor.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
const FRAME = '/_next/static/chunks/0c19lkrs9.js:1:2345';

const broken = (changes: object = {}): object => ({
  page: '/fa/web-design',
  name: 'TypeError',
  message: "Cannot read properties of undefined (reading 'map')",
  frames: [FRAME],
  ...changes,
});

describe.each(BACKENDS)('errors of pages on $name', (backend) => {
  let t: TestApp;
  let staff: TestVisitor;
  beforeAll(async () => {
    t = await startTestApp({ backend });
    staff = await signUpStaff(t);
  });
  afterAll(() => t.close());

  /** A page without a cookie or a token, each of an address of its own. */
  let pages = 0;
  const tell = (body: object, headers: Readonly<Record<string, string | undefined>> = {}) => {
    pages += 1;
    return new TestVisitor(t.app, `192.0.2.${pages}`).send('POST', 'page-errors', body, headers);
  };
  const listed = async (days = 7): Promise<PageError[]> => {
    const response = await staff.get(`desk/page-errors?days=${days}`);
    expect(response.statusCode).toBe(200);
    return response.json<{ items: PageError[] }>().items;
  };
  const stored = () => t.database.db.selectFrom('page_errors').selectAll().orderBy('fingerprint').execute();

  test('are counted together, without a cookie or a token, and leave none', async () => {
    for (const page of ['/fa/web-design', '/de/web-design', '/de']) {
      const response = await tell(broken({ page }), { 'user-agent': FIREFOX });
      expect(response.statusCode).toBe(200);
      expect(response.headers['set-cookie']).toBeUndefined();
    }
    await tell(broken({ frames: ['/scripts/idle.0123456789.js:1:9'] }));
    const [first, second] = await listed();
    expect(first).toMatchObject({ hits: 3, name: 'TypeError', frames: [FRAME], kind: 'home', locale: 'de-DE' });
    expect(first?.browser).toBe('Firefox');
    expect(second).toMatchObject({ hits: 1, browser: null, kind: 'service', locale: 'fa-IR' });
  });

  test('keep nothing of a person, even when the page sent it', async () => {
    const message = 'sara@example.com +989123456789 "Sara" سارا https://x.example/?token=abc';
    await tell(broken({ message }), { 'user-agent': 'sara/1.0 (203.0.113.7) ', referer: 'http://localhost/fa?q=Sara' });
    const text = JSON.stringify(await stored()) + t.logs.join('');
    for (const trace of ['sara', 'Sara', 'سارا', '912345', 'abc"', '203.0.113', '192.0.2.']) {
      expect(text, trace).not.toContain(trace);
    }
    expect(text).toContain('[email] [number]');
  });

  test('are for staff only', async () => {
    const { visitor: customer } = await signUp(t);
    expect((await customer.get('desk/page-errors')).json()).toMatchObject({ status: 403, code: 'staff_only' });
    expect((await staff.get('desk/page-errors?days=31')).statusCode).toBe(422);
  });

  test.each([
    ['a foreign origin', { origin: 'https://evil.example' }],
    ['no origin', { origin: undefined }],
    ['a browser that says cross-site', { 'sec-fetch-site': 'cross-site' }],
  ])('are refused from %s', async (_, headers) => {
    const before = await stored();
    expect((await tell(broken(), headers)).json()).toMatchObject({ code: 'xsrf_invalid' });
    expect(await stored()).toEqual(before);
  });

  test.each([
    ['no place', broken({ frames: [] })],
    ['a place elsewhere', broken({ frames: ['https://evil.example/a.js:1:1'] })],
    ['a place with a query', broken({ frames: ['/scripts/a.js?phone=0912:1:1'] })],
    ['a place that is a text', broken({ frames: [`${FRAME} Sara`] })],
    ['too many places', broken({ frames: Array(11).fill(FRAME) })],
    ['a long message', broken({ message: 'x'.repeat(201) })],
    ['a class that is a sentence', broken({ name: 'Sara Ahmadi' })],
    ['an address with a query', broken({ page: '/en?phone=1' })],
    ['anything that says who', broken({ user: 'sara' })],
  ])('refuse %s', async (_, body) => {
    const before = await stored();
    expect((await tell(body)).statusCode).toBe(422);
    expect(await stored()).toEqual(before);
  });

  test.each(['/en/no-such-page', '/xx', '/'])('forget %s, which is no page of ours', async (page) => {
    const before = await stored();
    expect((await tell(broken({ page, message: 'Elsewhere' }))).statusCode).toBe(200);
    expect(await stored()).toEqual(before);
  });

  test('stop counting an address that has had its share of the hour', async () => {
    const strict = await startTestApp({ backend });
    const visitor = new TestVisitor(strict.app, '192.0.2.9');
    const answers: number[] = [];
    for (let i = 0; i < 62; i += 1) answers.push((await visitor.send('POST', 'page-errors', broken(), {})).statusCode);
    expect(answers.filter((status) => status === 200)).toHaveLength(60);
    expect(answers.slice(60)).toEqual([429, 429]);
    strict.clock.advance(HOUR);
    expect((await visitor.send('POST', 'page-errors', broken(), {})).statusCode).toBe(200);
    await strict.close();
  });

  test('of a storm only a part is written, for the whole', async () => {
    const storm = await startTestApp({ backend, settings: { RATE_LIMIT_FACTOR: '1000' } });
    const visitor = new TestVisitor(storm.app, '192.0.2.10');
    const all = Array.from({ length: 140 }, () => visitor.send('POST', 'page-errors', broken(), {}));
    for (const { statusCode } of await Promise.all(all)) expect(statusCode).toBe(200);
    const [row, ...others] = await storm.database.db.selectFrom('page_errors').select('hits').execute();
    expect(others).toEqual([]);
    expect(row?.hits).toBe(140);
    await storm.close();
  });

  test('of made-up ones five hundred are kept and no more', async () => {
    const flood = await startTestApp({ backend, settings: { RATE_LIMIT_FACTOR: '1000' } });
    const visitor = new TestVisitor(flood.app, '192.0.2.11');
    for (let i = 0; i < 505; i += 1) {
      await visitor.send('POST', 'page-errors', broken({ frames: [`/scripts/a.js:1:${i}`] }), {});
    }
    const rows = await flood.database.db.selectFrom('page_errors').select('hits').execute();
    expect(rows).toHaveLength(500);
    await flood.close();
  });

  test('are listed for as many days as asked and kept for 30 after the last', async () => {
    t.clock.advance(2 * DAY);
    staff = await signUpStaff(t);
    expect(await listed(1)).toEqual([]);
    expect((await listed(7)).length).toBeGreaterThan(0);
    t.clock.advance(29 * DAY);
    await sweep(t.database.db, t.clock.read());
    expect(await stored()).toEqual([]);
  });
});

test('the weights of a storm add up to it, and the next minute begins anew', () => {
  let now = Date.now();
  const weigh = thinOut(() => new Date(now));
  const weights = Array.from({ length: 1020 }, () => weigh('a'));
  expect(weights.filter((weight) => weight > 0)).toHaveLength(20 + 50);
  expect(weights.reduce((sum, weight) => sum + weight, 0)).toBe(1020);
  expect(weigh('b')).toBe(1);
  now += MINUTE;
  expect(weigh('a')).toBe(1);
});
