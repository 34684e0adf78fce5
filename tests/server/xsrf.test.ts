import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { comment, consultation, type TestVisitor } from '../support/test-visitor.ts';

/** Of a site elsewhere, and of one that somebody works on. */
const ALLOWED = 'https://www.example.com,http://127.0.0.1:3000';

const CALLS: readonly [path: string, body: object][] = [
  ['comments', comment()],
  ['consultations', consultation('unseen')],
];

describe('calls that write', () => {
  let t: TestApp;
  let visitor: TestVisitor;
  let other: TestVisitor;
  beforeAll(async () => {
    t = await startTestApp({ settings: { ALLOWED_ORIGINS: ALLOWED, RATE_LIMIT_FACTOR: '100' } });
    visitor = await t.visit();
    other = await t.visit();
  });
  afterAll(() => t.close());

  const rows = async () => {
    const [comments, requests] = await Promise.all([
      t.database.db.selectFrom('comments').select('id').execute(),
      t.database.db.selectFrom('consultations').select('id').execute(),
    ]);
    return comments.length + requests.length;
  };
  const planted = () => `aid=${visitor.cookies.get('aid')}; XSRF-TOKEN=${other.token}`;

  const FORGERIES: readonly [name: string, headers: () => Record<string, string | undefined>][] = [
    ['no header', () => ({ 'x-xsrf-token': undefined })],
    ['no cookie', () => ({ cookie: undefined })],
    ['no id cookie', () => ({ cookie: `XSRF-TOKEN=${visitor.token}` })],
    ['a header that differs from the cookie', () => ({ 'x-xsrf-token': other.token })],
    ['a wrong signature', () => ({ 'x-xsrf-token': `${visitor.token}x`, cookie: `${visitor.cookieHeader}x` })],
    ['the pair of somebody else', () => ({ 'x-xsrf-token': other.token, cookie: planted() })],
    ['a foreign origin', () => ({ origin: 'https://evil.example' })],
    ['an origin that begins like ours', () => ({ origin: 'http://localhost.evil.example' })],
    ['an allowed origin on another port', () => ({ origin: 'https://www.example.com:8443' })],
    ['this machine on another port', () => ({ origin: 'http://localhost:3001' })],
    ['this machine with another scheme', () => ({ origin: 'https://localhost:3000' })],
    ['an origin that is no address', () => ({ origin: 'localhost:3000' })],
    ['an opaque origin', () => ({ origin: 'null' })],
    ['no origin at all', () => ({ origin: undefined })],
    ['a browser that says cross-site', () => ({ 'sec-fetch-site': 'cross-site' })],
    ['no origin and a sibling host', () => ({ origin: undefined, 'sec-fetch-site': 'same-site' })],
  ];

  test.each(CALLS.flatMap(([path, body]) => FORGERIES.map(([name, headers]) => ({ path, body, name, headers }))))(
    '$path refuses $name',
    async ({ path, body, headers }) => {
      const before = await rows();
      const response = await visitor.post(path, body, headers());
      expect(response.statusCode).toBe(403);
      expect(response.json()).toMatchObject({ code: 'xsrf_invalid' });
      expect(await rows()).toBe(before);
    },
  );

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/xml',
    ' application/json;x',
  ])('take no body of type %s', async (type) => {
    const before = await rows();
    const response = await t.app.inject({
      method: 'POST',
      url: '/api/comments',
      headers: {
        host: 'localhost',
        origin: 'http://localhost',
        cookie: visitor.cookieHeader,
        'x-xsrf-token': visitor.token,
        'content-type': type,
      },
      payload: type.includes('json') ? '{' : JSON.stringify(comment()),
    });
    expect([400, 415]).toContain(response.statusCode);
    expect(await rows()).toBe(before);
  });

  test.each([
    ['our own origin', {}],
    ['an allowed origin', { origin: 'https://www.example.com' }],
    ['no origin from a browser on the same origin', { origin: undefined, 'sec-fetch-site': 'same-origin' }],
    ['the other name of this machine', { origin: 'http://127.0.0.1' }],
    ['the other name of an allowed origin of this machine', { origin: 'http://localhost:3000' }],
  ])('accept %s', async (_, headers) => {
    expect((await visitor.post('comments', comment(), headers)).statusCode).toBe(201);
  });
});
