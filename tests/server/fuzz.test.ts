import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Endpoint } from '#lib/contract/endpoint.ts';
import { COMMON_ERRORS, ERROR_STATUS, Problem } from '#lib/contract/errors.ts';
import { ENDPOINTS } from '#server/endpoints.ts';
import { setRole } from '#server/modules/account/set-role.ts';
import { RAW_ROUTES, type RawRoute } from '#server/raw-routes.ts';
import { signUp } from '../support/customer.ts';
import { type FakeIssuer, startFakeIssuer } from '../support/fake-issuer.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import type { TestVisitor } from '../support/test-visitor.ts';
import { bodies, raw } from './support/hostile-bodies.ts';
import { hostileFiles } from './support/hostile-files.ts';

/** `FUZZ_REQUESTS=50000 npm test -- server` tries longer. */
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 8000);
const PER_CALL = Math.ceil(REQUESTS / (ENDPOINTS.length + RAW_ROUTES.length));
const PATIENCE = 120_000 * Math.ceil(REQUESTS / 8000);

const ROLES = ['visitor', 'customer', 'staff', 'admin'] as const;
type Who = (typeof ROLES)[number];

let issuer: FakeIssuer;
let t: TestApp;
const people = new Map<Who, TestVisitor>();

async function signInAs(who: Who): Promise<TestVisitor> {
  if (who === 'visitor') return t.visit();
  const { visitor, phone } = await signUp(t);
  if (who !== 'customer') await setRole(t.database.db, phone, who, t.clock.read());
  return visitor;
}

async function personOf(who: Who): Promise<TestVisitor> {
  const person = people.get(who) ?? (await signInAs(who));
  people.set(who, person);
  return person;
}

beforeAll(async () => {
  issuer = await startFakeIssuer();
  const google = { GOOGLE_CLIENT_ID: 'id', GOOGLE_KEYS_URL: `${issuer.url}/keys` };
  const partner = { PARTNER_ISSUER: issuer.url, PARTNER_CLIENT_ID: 'a', PARTNER_NAME: 'P' };
  const stripe = { PAYMENT_GATEWAYS: 'sandbox,stripe', STRIPE_SECRET_KEY: 'k', STRIPE_WEBHOOK_SECRET: 's' };
  // Everything but the limits themselves, which would answer for the calls behind them.
  t = await startTestApp({
    settings: { RATE_LIMIT_FACTOR: '1000000', SMS_HOURLY_BUDGET: '1000000', ...google, ...partner, ...stripe },
  });
  await t.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await t.close();
  await issuer.close();
});

const segment = fc.oneof(
  fc.constantFrom('google', '01a1fe06-1ff5-7e52-a731-3dbbe7d13216', 'x'.repeat(43), '..', '%00', '%ff'),
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
const allowedStatus = ({ errors, access, success }: Endpoint): Set<number> => {
  const framework = [
    'not_found',
    'payload_too_large',
    'unsupported_media_type',
    'xsrf_invalid',
    'validation_failed',
  ] as const;
  const codes = [
    ...COMMON_ERRORS,
    ...errors,
    ...framework,
    ...(access === 'anyone' ? [] : (['session_expired'] as const)),
  ];
  return new Set([success, ...codes.map((code) => ERROR_STATUS[code])].filter((status) => status < 500));
};

/** Nothing of the inside may show: files, code, SQL, other people. */
const LEAK =
  /node_modules|\.ts:\d|at \w+ \(|\/(?:home|root|tmp|work|var)\/|select |insert into|duplicate key|syntax error|postgres|argon2/i;

interface Sent {
  readonly who: Who;
  readonly url: string;
  readonly payload?: string | Buffer | undefined;
  readonly type?: string;
}

async function send(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', { who, url, payload, type }: Sent) {
  const { cookieHeader, token, accessToken } = await personOf(who);
  const headers: Record<string, string> = {
    host: 'localhost',
    origin: 'http://localhost',
    cookie: cookieHeader,
    'x-xsrf-token': token,
    ...(accessToken && { authorization: `Bearer ${accessToken}` }),
    ...(payload !== undefined && { 'content-type': type ?? 'application/json' }),
  };
  const answer = await t.app.inject({ method, url, headers, ...(payload !== undefined && { payload }) });
  const about = `${who}: ${method} ${url} ${payload?.toString().slice(0, 300)} → ${answer.statusCode} ${answer.body.slice(0, 300)}`;
  if (answer.statusCode >= 500) throw new Error(about);
  if (answer.statusCode >= 400) Problem.parse(answer.json());
  return { answer, about };
}

async function checkCall(endpoint: Endpoint, sent: Sent): Promise<void> {
  const { answer, about } = await send(endpoint.method, sent);
  if (!allowedStatus(endpoint).has(answer.statusCode)) throw new Error(about);
  if (LEAK.test(answer.body)) throw new Error(`leak: ${about}`);
  if (answer.statusCode < 300) endpoint.reply.parse(answer.json());
  // Whoever has just signed out, or whose session ended for a token sent twice, comes in anew.
  const isSession = /^auth\/|^account\/(sessions|identities|app-otp)/.test(endpoint.path);
  const person = await personOf(sent.who);
  if (isSession && sent.who !== 'visitor' && (await person.get('account/sessions')).statusCode !== 200) {
    people.delete(sent.who);
  }
}

/** A stream stays open, so it is asked for over a socket, and left. */
async function checkStream({ who, url }: Sent): Promise<void> {
  const leave = new AbortController();
  const { port } = t.app.server.address() as AddressInfo; // it listens
  const { accessToken } = await personOf(who);
  const headers = { authorization: `Bearer ${accessToken}`, 'last-event-id': url.slice(-20) };
  const answer = await fetch(`http://127.0.0.1:${port}${url}`, { headers, signal: leave.signal });
  if (answer.status >= 500) throw new Error(`${who}: ${url} → ${answer.status}`);
  if (answer.status >= 400) Problem.parse(await answer.json());
  leave.abort();
}

async function checkRaw({ kind, method }: RawRoute, sent: Sent): Promise<void> {
  if (kind === 'stream') return checkStream(sent);
  const { answer, about } = await send(method, sent);
  if (answer.statusCode >= 400 && LEAK.test(answer.body)) throw new Error(`leak: ${about}`);
}

const urlOf = ({ path }: { readonly path: string }): fc.Arbitrary<string> =>
  fc.tuple(segment, query).map(([part, search]) => {
    const filled = path.replace(/:\w+/, () => part.replaceAll(/[/?#\s]/g, ''));
    return `/api/${filled}${search}`;
  });

const who = fc.constantFrom(...ROLES);
const options = { numRuns: PER_CALL, endOnFailure: true };
const named = <R extends { readonly method: string; readonly path: string }>(routes: readonly R[]) =>
  routes.map((route) => ({ route, name: `${route.method} ${route.path}` }));

test.each(named(ENDPOINTS))(
  '$name answers whatever it gets within the contract',
  async ({ route }) => {
    const payload =
      route.method === 'GET'
        ? fc.constant(undefined)
        : fc.oneof(
            { weight: 9, arbitrary: bodies(route).map((body) => JSON.stringify(body)) },
            { weight: 1, arbitrary: raw },
          );
    const sent = fc.record({ who, url: urlOf(route), payload });
    await fc.assert(
      fc.asyncProperty(sent, (each) => checkCall(route, each)),
      options,
    );
  },
  PATIENCE,
);

const HOSTILE = (await hostileFiles()).filter(({ content }) => content.length < 1_000_000);
const files = fc.oneof(
  fc.constantFrom(...HOSTILE).map(({ name, content }) => ({ name, payload: content })),
  fc.record({
    name: fc.string({ unit: 'binary', maxLength: 40 }),
    payload: fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
  }),
);
const types = fc.constantFrom(
  'application/octet-stream',
  'application/json',
  'application/x-www-form-urlencoded',
  'text/plain',
);

test.each(named(RAW_ROUTES))(
  '$name stands whatever it gets',
  async ({ route }) => {
    const isPost = route.method === 'POST';
    const sent = fc.tuple(who, urlOf(route), files, types).map(([person, url, file, type]): Sent => {
      // A name of half a letter is no address at all.
      const name = encodeURIComponent(file.name.toWellFormed());
      const address = route.kind === 'file' && isPost ? `/api/${route.path}?name=${name}` : url;
      return { who: person, url: address, type, ...(isPost && { payload: file.payload }) };
    });
    await fc.assert(
      fc.asyncProperty(sent, (each) => checkRaw(route, each)),
      options,
    );
  },
  PATIENCE,
);

test('T13: after all of it nobody has a role that was not given', async () => {
  const users = await t.database.db.selectFrom('users').select(['id', 'role']).execute();
  const given = await t.database.db
    .selectFrom('audit_log')
    .select('user_id')
    .where('event', '=', 'role-changed')
    .execute();
  const known = new Set(given.map(({ user_id }) => user_id));
  expect(users.length).toBeGreaterThan(0);
  expect(users.filter(({ id, role }) => role !== 'customer' && !known.has(id))).toEqual([]);
  expect(t.logs.filter((line) => line.includes('unexpected error'))).toEqual([]);
});
