import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ENDPOINTS } from '#server/endpoints.ts';
import { signUp } from '../support/customer.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { comment, type TestVisitor } from '../support/test-visitor.ts';

/**
 * Every call that changes something in somebody's name: not the session check, which hands the token out, and not what a
 * browser sends without cookies (`vitals.test.ts`, `page-errors.test.ts`).
 */
const UNSAFE = ENDPOINTS.filter(
  ({ method, path, cookieless }) => method !== 'GET' && path !== 'auth/loged' && !cookieless,
).map((endpoint) => ({
  name: `${endpoint.method} ${endpoint.path}`,
  method: endpoint.method,
  url: `/api/${endpoint.path.replace(':id', '01a1fe06-1ff5-7e52-a731-3dbbe7d13216').replace(':provider', 'google')}`,
  hasBody: endpoint.body !== undefined,
  cookieless: endpoint.cookieless === true,
}));
/** Calls that act for whoever is signed in; the others need no token, for they read no cookie. */
const WITH_COOKIE = UNSAFE.filter(({ cookieless }) => !cookieless);

const TABLES = [
  'users',
  'sessions',
  'identities',
  'otp_requests',
  'app_otps',
  'audit_log',
  'comments',
  'orders',
  'payments',
  'todos',
  'notifications',
  'feedback',
  'threads',
  'thread_messages',
  'attachments',
  'saved_replies',
  'jobs',
] as const;

describe('T10: calls that change something', () => {
  let t: TestApp;
  let visitor: TestVisitor;
  let attacker: TestVisitor;
  beforeAll(async () => {
    t = await startTestApp({ settings: { RATE_LIMIT_FACTOR: '1000' } });
    ({ visitor } = await signUp(t));
    ({ visitor: attacker } = await signUp(t));
  });
  afterAll(() => t.close());

  const state = async () =>
    Promise.all(
      TABLES.map(async (table) => {
        const { rows } = await sql<object>`SELECT * FROM ${sql.table(table)} ORDER BY 1`.execute(t.database.db);
        return JSON.stringify(rows);
      }),
    );
  /** The victim's cookies with the pair of somebody else beside them, as a sibling host could plant it. */
  const planted = () => visitor.cookieHeader.replace(visitor.token, attacker.token);

  type Calls = typeof UNSAFE;
  type Headers = Readonly<Record<string, string | undefined>>;
  const VARIANTS: readonly (readonly [
    name: string,
    status: readonly number[],
    headers: () => Headers,
    calls: Calls,
  ])[] = [
    ['no header', [403], () => ({ 'x-xsrf-token': undefined }), WITH_COOKIE],
    ['no cookie', [403], () => ({ cookie: undefined }), WITH_COOKIE],
    [
      'a wrong signature',
      [403],
      () => ({ 'x-xsrf-token': `${visitor.token}x`, cookie: planted().replace(attacker.token, `${visitor.token}x`) }),
      WITH_COOKIE,
    ],
    ['the pair of another session', [403], () => ({ 'x-xsrf-token': attacker.token }), WITH_COOKIE],
    ['a planted pair', [403], () => ({ 'x-xsrf-token': attacker.token, cookie: planted() }), WITH_COOKIE],
    ['a foreign origin', [403], () => ({ origin: 'https://evil.example' }), UNSAFE],
    ['an opaque origin', [403], () => ({ origin: 'null' }), UNSAFE],
    ['a browser that says cross-site', [403], () => ({ 'sec-fetch-site': 'cross-site' }), UNSAFE],
    ['a text body', [403, 415], () => ({ 'content-type': 'text/plain' }), UNSAFE],
    ['a form body', [403, 415], () => ({ 'content-type': 'application/x-www-form-urlencoded' }), UNSAFE],
  ];

  test.each(VARIANTS)('are refused with %s, all of them', async (_, expected, headers, calls) => {
    const before = await state();
    for (const { name, method, url, hasBody } of calls) {
      const own = {
        host: 'localhost',
        origin: 'http://localhost',
        cookie: visitor.cookieHeader,
        'x-xsrf-token': visitor.token,
        authorization: `Bearer ${visitor.accessToken}`,
        'content-type': 'application/json',
      };
      const given = Object.entries({ ...own, ...headers() }).filter((entry): entry is [string, string] =>
        Boolean(entry[1]),
      );
      const payload = hasBody || headers()['content-type'] ? { payload: '{}' } : {};
      const response = await t.app.inject({ method, url, headers: Object.fromEntries(given), ...payload });
      expect(expected, `${name}: ${response.body}`).toContain(response.statusCode);
    }
    expect(await state()).toEqual(before);
  });

  test('the same calls with everything right come further', async () => {
    // Everything: the desk's calls want the role before they look at anything, some of them that of an admin.
    await t.database.db.updateTable('users').set({ role: 'admin' }).execute();
    for (const { method, url, name } of UNSAFE.filter(({ name: call }) => !call.includes('logout'))) {
      const path = url.replace('/api/', '');
      const body = method === 'DELETE' ? undefined : {};
      const response = await visitor.send(method, path, body, { 'x-xsrf-token': visitor.token });
      expect([200, 404, 409, 422], `${name}: ${response.body}`).toContain(response.statusCode);
    }
  });

  test('signing in by a forged call is one of them: nobody is put into the account of somebody else', async () => {
    const victim = await t.visit();
    const body = { phone: '+989120000001', password: 'Walnut tree 7', remember: true };
    const response = await victim.post('auth/login', body, { origin: 'https://evil.example' });
    expect(response.statusCode).toBe(403);
    expect(victim.cookies.has('sid')).toBe(false);
  });
});

describe('T22: an address that a visitor makes up', () => {
  test.each([
    ['is ignored without a proxy', {}],
    ['is ignored from an address that is no proxy of ours', { TRUSTED_PROXIES: '192.0.2.0/24' }],
  ])('%s', async (_, settings) => {
    const t = await startTestApp({ settings });
    const visitor = await t.visit('203.0.113.9');
    let turnedAway = 0;
    for (let i = 0; i < 25; i += 1) {
      const body = { phone: `+98912000${String(1000 + i)}`, password: 'x', remember: true };
      const response = await visitor.post('auth/login', body, { 'x-forwarded-for': `198.51.100.${i}` });
      if (response.statusCode === 429) turnedAway += 1;
    }
    expect(turnedAway).toBeGreaterThan(0);
    await t.close();
  });

  test('cannot be put before the one a proxy of ours has seen', async () => {
    const t = await startTestApp({ settings: { TRUSTED_PROXIES: '10.0.0.0/8' } });
    const visitor = await t.visit('10.0.0.1');
    let turnedAway = 0;
    for (let i = 0; i < 25; i += 1) {
      const body = { phone: `+98912000${String(1000 + i)}`, password: 'x', remember: true };
      const forwarded = { 'x-forwarded-for': `198.51.100.${i}, 203.0.113.9` };
      const response = await visitor.post('auth/login', body, forwarded);
      if (response.statusCode === 429) turnedAway += 1;
    }
    expect(turnedAway).toBeGreaterThan(0);
    await t.close();
  });
});

describe('T23: a body of another kind', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await startTestApp({ settings: { RATE_LIMIT_FACTOR: '1000' } });
  });
  afterAll(() => t.close());

  // Each has once made a framework read a body and skip its rules, or read it as something else.
  test.each([
    'application/json\t; charset=utf-8',
    ' application/json',
    'application/json ;charset=utf-8',
    'application/json;',
    'APPLICATION/JSON',
    'application/json; charset=utf-16',
    'application/json, text/plain',
    'application/vnd.api+json',
    'application/jsonx',
    'text/json',
    'text/plain;application/json',
    'multipart/form-data; boundary=x',
    'application/x-www-form-urlencoded; application/json',
    'application/octet-stream',
    '*/*',
    'nonsense',
  ])('T23: %o reaches no handler past the rules', async (type) => {
    const visitor = await t.visit();
    // A comment with a field nobody asked for: what reads it has skipped the rules.
    const payload = Buffer.from(JSON.stringify(comment({ state: 'approved' })));
    const headers = {
      host: 'localhost',
      origin: 'http://localhost',
      cookie: visitor.cookieHeader,
      'x-xsrf-token': visitor.token,
      'content-type': type,
    };
    const answer = await t.app.inject({ method: 'POST', url: '/api/comments', headers, payload });
    expect([400, 415, 422], answer.body).toContain(answer.statusCode);
    expect(await t.database.db.selectFrom('comments').select('id').execute()).toEqual([]);
  });
});
