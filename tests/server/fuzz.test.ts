import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Endpoint } from '#lib/contract/endpoint.ts';
import { COMMON_ERRORS, ERROR_STATUS, Problem } from '#lib/contract/errors.ts';
import { ENDPOINTS } from '#server/endpoints.ts';
import { signUp } from '../support/customer.ts';
import { type FakeIssuer, startFakeIssuer } from '../support/fake-issuer.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import type { TestVisitor } from '../support/test-visitor.ts';

const REQUESTS = 10_000;
const PER_CALL = Math.ceil(REQUESTS / ENDPOINTS.length);

let issuer: FakeIssuer;
let t: TestApp;
let visitor: TestVisitor;
beforeAll(async () => {
  issuer = await startFakeIssuer();
  const google = { GOOGLE_CLIENT_ID: 'id', GOOGLE_KEYS_URL: `${issuer.url}/keys` };
  const partner = { PARTNER_ISSUER: issuer.url, PARTNER_CLIENT_ID: 'a', PARTNER_NAME: 'P' };
  // Everything but the limits themselves, which would answer for the calls behind them.
  t = await startTestApp({
    settings: { RATE_LIMIT_FACTOR: '1000000', SMS_HOURLY_BUDGET: '1000000', ...google, ...partner },
  });
  ({ visitor } = await signUp(t));
});
afterAll(async () => {
  await t.close();
  await issuer.close();
});

/** What people, programs and attackers send where something else is wanted. */
const nasty = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    '\u202e',
    '\ud800',
    '__proto__',
    'constructor',
    '<script>',
    "' OR 1=1 --",
    '../../etc/passwd',
  ),
  fc.constantFrom(
    '+989121234567',
    '09121234567',
    '۰۹۱۲۱۲۳۴۵۶۷',
    '123456',
    'Walnut tree 7',
    'x'.repeat(100_000).slice(0, 9000),
  ),
  fc.constantFrom(null, true, false, 0, -1, 1e308, Number.MAX_SAFE_INTEGER, [], {}, [[[[]]]]),
  fc.json({ maxDepth: 3 }).map((text): unknown => JSON.parse(text)),
);

/** Values that every rule of a field accepts, so that a request comes as far as it can. */
const RIGHT: Readonly<Record<string, readonly unknown[]>> = {
  phone: ['+989121111111', '+989122222222', '09123333333'],
  password: ['Walnut tree 7', 'Wrong tree 7'],
  confirmPassword: ['Walnut tree 7'],
  newPassword: ['Chestnut 8'],
  repeatPassword: ['Chestnut 8'],
  acceptPrivacyPolicy: [true],
  purpose: ['signup', 'login', 'reset', 'confirm', 'phone'],
  otp: ['000000', '۱۲۳۴۵۶'],
  appOtp: ['000000', '22222-22222'],
  ticket: ['a ticket'],
  locale: ['fa-IR', 'en-US'],
  remember: [true, false],
  credential: ['a.b.c', 'eyJhbGciOiJSUzI1NiIsImtpZCI6ImtleS0xIn0.e30.AA'],
  nonce: ['a.b.c'],
  next: ['/en', '/fa/dashboard?tab=1'],
  proof: [
    { kind: 'otp', otp: '000000' },
    { kind: 'password', password: 'Wrong tree 7' },
    { kind: 'google', credential: 'x', nonce: 'y' },
  ],
  name: ['Sara'],
  lastName: ['Ahmadi'],
  email: ['sara@example.com'],
  message: ['Hello'],
  comment: ['Hello'],
  captcha: ['x'],
  planId: ['web-economy', 'complete-popular', 'no-plan'],
  currency: ['USD', 'IRT'],
  note: ['Soon, please'],
  orderId: ['01a1fe06-1ff5-7e52-a731-3dbbe7d13216'],
  gateway: ['sandbox', 'stripe'],
  token: ['x.y'],
  endpoint: ['https://push.example/abc'],
  keys: [{ p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) }],
  rating: [1, 5],
  text: ['Send photos'],
  completed: [true, false],
  position: [1, 2.5],
  id: ['01a1fe06-1ff5-7e52-a731-3dbbe7d13216', '01a1fe06-1ff5-7e52-a731-3dbbe7d13217'],
  ids: [[], ['01a1fe06-1ff5-7e52-a731-3dbbe7d13216']],
  appearance: ['dark'],
  calendar: ['persian', null],
  numerals: ['native', null],
  company: ['Tea and more', null],
  firstName: ['Sara', null],
  notifications: [{ news: { inApp: true, email: false, push: false } }],
  customerId: ['01a1fe06-1ff5-7e52-a731-3dbbe7d13216'],
  source: ['Export of May'],
  figures: [[{ on: '2026-05-01', series: 'ads', value: 3 }]],
  params: [{}, { payment: 'x.y', Status: 'OK' }],
};
const OPTIONAL = ['appOtp', 'captcha', 'channel', 'journey', 'note', 'ids', 'browser'];

/** The right body, with one fault, with anything in every field, or something else altogether. */
function bodies({ body, path }: Endpoint): fc.Arbitrary<unknown> {
  const fields = Object.keys((body as { shape?: object } | undefined)?.shape ?? {});
  const pages = path === 'comments' ? ['home'] : ['/fa'];
  const rightOf = (name: string) => fc.constantFrom(...((name === 'page' ? pages : RIGHT[name]) ?? ['sms']));
  const requiredKeys = fields.filter((name) => !OPTIONAL.includes(name) || path === 'consultations');
  const right = fc.record(Object.fromEntries(fields.map((name) => [name, rightOf(name)])), { requiredKeys });
  const field = fields.length > 0 ? fc.constantFrom(...fields, 'role', 'isAdmin', '__proto__') : fc.constant('role');
  const faulty = fc.tuple(right, field, nasty).map(([whole, name, value]) => ({ ...whole, [name]: value }));
  const anything = fc.record(Object.fromEntries(fields.map((name) => [name, nasty])), { requiredKeys: [] });
  return fc.oneof(
    { weight: 5, arbitrary: right },
    { weight: 3, arbitrary: faulty },
    { weight: 1, arbitrary: anything },
    { weight: 1, arbitrary: nasty },
  );
}

const segment = fc.oneof(
  fc.constantFrom('google', '01a1fe06-1ff5-7e52-a731-3dbbe7d13216', '..', '%00', '%ff'),
  fc.uuid(),
  fc.webPath(),
);
const query = fc.oneof(
  fc.constant(''),
  fc.webQueryParameters().map((text) => `?${text}`),
  fc.constantFrom(
    '?page=home',
    '?page=home&cursor=x',
    '?form=otp',
    '?next=/en',
    '?next=//evil',
    '?code=x&state=y',
    '?__proto__=1',
  ),
);
const raw = fc.oneof(
  fc.constantFrom(
    '',
    '{',
    '[',
    'null',
    '"',
    '\ufeff{}',
    '{"a":1,"a":2}',
    '{"__proto__":{"role":"staff"}}',
    '['.repeat(20_000),
  ),
  fc.string({ unit: 'binary', maxLength: 200 }),
);

const allowedStatus = ({ errors, signedIn, success }: Endpoint): Set<number> => {
  const framework = [
    'not_found',
    'payload_too_large',
    'unsupported_media_type',
    'xsrf_invalid',
    'validation_failed',
  ] as const;
  const codes = [...COMMON_ERRORS, ...errors, ...framework, ...(signedIn ? (['session_expired'] as const) : [])];
  return new Set([success, ...codes.map((code) => ERROR_STATUS[code])].filter((status) => status < 500));
};

/** Nothing of the inside may show: files, code, SQL, other people. */
const LEAK = /node_modules|\.ts:\d|at \w+ \(|select |insert into|duplicate key|syntax error|postgres|argon2/i;

async function check(endpoint: Endpoint, url: string, payload: string | undefined): Promise<void> {
  const headers: Record<string, string> = {
    host: 'localhost',
    origin: 'http://localhost',
    cookie: visitor.cookieHeader,
    'x-xsrf-token': visitor.token,
    authorization: `Bearer ${visitor.accessToken}`,
    ...(payload !== undefined && { 'content-type': 'application/json' }),
  };
  const { method } = endpoint;
  const response = await t.app.inject({ method, url, headers, ...(payload !== undefined && { payload }) });
  const about = `${method} ${url} ${payload?.slice(0, 300)} → ${response.statusCode} ${response.body.slice(0, 300)}`;
  if (!allowedStatus(endpoint).has(response.statusCode)) throw new Error(about);
  if (LEAK.test(response.body)) throw new Error(`leak: ${about}`);
  if (response.statusCode >= 400) Problem.parse(response.json());
  else if (endpoint.success !== 303) endpoint.reply.parse(response.json());
}

/** Calls that would end the session all others need. */
const sessionOf = async (path: string): Promise<void> => {
  if (
    /logout|login|signup|verify|app-otp|google|loged|identities|sessions/.test(path) &&
    !(await visitor.get('account/sessions')).json<{ items?: object }>().items
  ) {
    ({ visitor } = await signUp(t));
  }
};

test.each(ENDPOINTS.map((endpoint) => ({ endpoint, name: `${endpoint.method} ${endpoint.path}` })))(
  '$name answers whatever it gets within the contract',
  async ({ endpoint }) => {
    await sessionOf(endpoint.path);
    const path = fc.tuple(segment, query).map(([part, search]) => {
      const filled = endpoint.path.replace(/:\w+/, () => part.replaceAll(/[/?#\s]/g, ''));
      return `/api/${filled}${search}`;
    });
    const payload =
      endpoint.method === 'GET'
        ? fc.constant(undefined)
        : fc.oneof(
            { weight: 9, arbitrary: bodies(endpoint).map((body) => JSON.stringify(body)) },
            { weight: 1, arbitrary: raw },
          );
    await fc.assert(
      fc.asyncProperty(path, payload, (url, body) => check(endpoint, url, body)),
      { numRuns: PER_CALL, endOnFailure: true },
    );
  },
  120_000,
);

test('T13: after all of it nobody has a role or a number that was not given', async () => {
  const users = await t.database.db.selectFrom('users').select(['role', 'phone']).execute();
  expect(users.length).toBeGreaterThan(0);
  for (const { role } of users) expect(role).toBe('customer');
  expect(t.logs.filter((line) => line.includes('unexpected error'))).toEqual([]);
});
