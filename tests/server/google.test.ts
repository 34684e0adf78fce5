import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createGoogle } from '#server/adapters/google.ts';
import { HOUR, MINUTE } from '#server/clock.ts';
import { askCode, enrolApp, lastCode, nextPhone, signUp } from '../support/customer.ts';
import { type FakeIssuer, startFakeIssuer } from '../support/fake-issuer.ts';
import { FORGERIES, rightClaims } from '../support/forged-tokens.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { BACKENDS } from '../support/test-database.ts';
import type { TestVisitor } from '../support/test-visitor.ts';

const CLIENT = 'alpha.apps.example';
const GOOGLE = 'https://accounts.google.com';
const REFUSED = { status: 401, code: 'sign_in_refused' };

let issuer: FakeIssuer;
beforeAll(async () => {
  issuer = await startFakeIssuer();
});
afterAll(() => issuer.close());
afterEach(() => issuer.reset());

describe('T20: an ID token of Google is refused that has', () => {
  const google = () => createGoogle({ clientId: CLIENT, keysUrl: `${issuer.url}/keys` });
  const refused = { name: 'ServiceError', code: 'sign_in_refused' };

  test.each(FORGERIES)('%s', async (_, make) => {
    const token = await make(issuer, rightClaims(GOOGLE, CLIENT, 'nonce'));
    await expect(google().verify(token, 'nonce', new Date())).rejects.toMatchObject(refused);
  });

  test('a life of more than an hour', async () => {
    const right = rightClaims(GOOGLE, CLIENT, 'nonce');
    const token = await issuer.sign({ ...right, exp: Number(right.iat) + 2 * 3600 });
    await expect(google().verify(token, 'nonce', new Date())).rejects.toMatchObject(refused);
  });

  test.each(['', 'x', 'ya29.an-access-token', 'a.b.c', `${'x'.repeat(8000)}`])(
    'not the form of one: %s',
    async (token) => {
      await expect(google().verify(token, 'nonce', new Date())).rejects.toMatchObject(refused);
    },
  );

  test.each([GOOGLE, 'accounts.google.com'])('but %s is Google, and both are the same', async (iss) => {
    const token = await issuer.sign(rightClaims(iss, CLIENT, 'nonce'));
    expect(await google().verify(token, 'nonce', new Date())).toMatchObject({ issuer: GOOGLE, subject: '1234567890' });
  });

  test('a key that is unknown: they are fetched once more and then not for ten minutes', async () => {
    const verifier = google();
    await verifier.verify(await issuer.sign(rightClaims(GOOGLE, CLIENT, 'nonce')), 'nonce', new Date());
    const before = issuer.asked.length;
    for (let i = 0; i < 10; i += 1) {
      const token = await issuer.sign(rightClaims(GOOGLE, CLIENT, 'nonce'), { kid: `key-${i + 2}` });
      await expect(verifier.verify(token, 'nonce', new Date())).rejects.toMatchObject(refused);
    }
    expect(issuer.asked.length - before).toBeLessThanOrEqual(1);
  });

  test.each([
    ['are away', 500, '{}'],
    ['are nonsense', 200, 'oops'],
    ['are too many', 200, `"${'x'.repeat(5_000_000)}"`],
  ])('is never let in unproven when the keys %s', async (_, status, body) => {
    issuer.answer('/keys', status, body);
    const token = await issuer.sign(rightClaims(GOOGLE, CLIENT, 'nonce'));
    await expect(google().verify(token, 'nonce', new Date())).rejects.toMatchObject({ name: 'ServiceError' });
  });
});

describe.each(BACKENDS)('signing in with Google on $name', (backend) => {
  let t: TestApp;
  let people = 0;
  let sub = '';
  beforeAll(async () => {
    const settings = { GOOGLE_CLIENT_ID: CLIENT, GOOGLE_KEYS_URL: `${issuer.url}/keys`, RATE_LIMIT_FACTOR: '100' };
    t = await startTestApp({ backend, settings });
  });
  afterAll(() => t.close());
  beforeEach(() => {
    people += 1;
    sub = `g-${people}`;
  });

  /** What Google's button gives the page. */
  async function choose(visitor: TestVisitor, changes: object = {}) {
    const { google } = (await visitor.get('auth/methods')).json<{ google: { clientId: string; nonce: string } }>();
    expect(google.clientId).toBe(CLIENT);
    const seconds = Math.floor(t.clock.read().getTime() / 1000);
    const times = { iat: seconds, exp: seconds + 600 };
    const claims = {
      ...rightClaims(GOOGLE, CLIENT, google.nonce),
      ...times,
      sub,
      email: `${sub}@example.com`,
      ...changes,
    };
    return { credential: await issuer.sign(claims), nonce: google.nonce };
  }
  const enter = async (visitor: TestVisitor, more: object = {}) =>
    visitor.enter('auth/google', { ...(await choose(visitor)), ...more });

  test('opens an account for somebody new, and that one again', async () => {
    const visitor = await t.visit();
    const response = await enter(visitor, { locale: 'tr-TR' });
    const session = { phone_number: null, firstName: 'Sara', lastName: 'Ahmadi', email: `${sub}@example.com` };
    expect(response.json()).toMatchObject({ ...session, role: 'customer', accessToken: expect.any(String) });
    expect((await visitor.checkSession()).json()).toMatchObject(session);
    await enter(await t.visit());
    const rows = await t.database.db
      .selectFrom('users')
      .selectAll()
      .where('email', '=', `${sub}@example.com`)
      .execute();
    expect(rows).toMatchObject([{ locale: 'tr-TR', phone: null }]);
  });

  test('a credential counts once, in the browser that asked for it, for an hour', async () => {
    const visitor = await t.visit();
    const chosen = await choose(visitor);
    expect((await (await t.visit()).post('auth/google', chosen)).json()).toMatchObject(REFUSED);
    const before = new Map(visitor.cookies);
    expect((await visitor.enter('auth/google', chosen)).statusCode).toBe(200);
    for (const [name, value] of before) visitor.cookies.set(name, value);
    expect((await visitor.post('auth/google', chosen)).json()).toMatchObject(REFUSED);
    const other = await t.visit();
    const made = await choose(other);
    expect((await other.post('auth/google', { ...made, nonce: 'made.up.nonce' })).json()).toMatchObject(REFUSED);
    const late = await choose(other);
    t.clock.advance(HOUR);
    expect((await other.post('auth/google', late)).json()).toMatchObject(REFUSED);
  });

  test('of parallel tries with one credential, one succeeds', async () => {
    const visitor = await t.visit();
    await enter(visitor);
    const again = await t.visit();
    const chosen = await choose(again);
    const answers = await Promise.all(Array.from({ length: 5 }, () => again.post('auth/google', chosen)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  test('an e-mail address that has an account already joins nothing', async () => {
    const { visitor: owner, phone } = await signUp(t);
    await t.database.db
      .updateTable('users')
      .set({ email: `${sub}@example.com` })
      .where('phone', '=', phone)
      .execute();
    const visitor = await t.visit();
    await enter(visitor);
    expect((await visitor.checkSession()).json()).toMatchObject({ phone_number: null });
    expect((await owner.get('account/identities')).json()).toMatchObject({ google: null });
  });

  test('asks for the code of the authenticator app where there is one, with the same credential', async () => {
    const visitor = await t.visit();
    await enter(visitor);
    const app = await enrolApp(t, visitor);
    t.clock.advance(MINUTE);
    const other = await t.visit();
    const chosen = await choose(other);
    expect((await other.post('auth/google', chosen)).json()).toMatchObject({ code: 'app_otp_required' });
    expect((await other.post('auth/google', { ...chosen, appOtp: '000000' })).json()).toMatchObject({
      code: 'app_otp_invalid',
    });
    expect((await other.post('auth/google', { ...chosen, appOtp: app.code() })).statusCode).toBe(200);
  });

  test('is linked to an account by its owner, and opens it then', async () => {
    const { visitor, phone } = await signUp(t);
    expect((await visitor.post('account/identities/google', await choose(visitor))).json()).toEqual({
      email: `${sub}@example.com`,
    });
    const elsewhere = await t.visit();
    expect((await enter(elsewhere)).json()).toMatchObject({ phone_number: phone });
    const { visitor: other } = await signUp(t);
    expect((await other.post('account/identities/google', await choose(other))).json()).toMatchObject({
      status: 409,
      code: 'identity_taken',
    });
    t.clock.advance(5 * MINUTE);
    const unproven = await visitor.post('account/identities/google', await choose(visitor));
    expect(unproven.json()).toMatchObject({ code: 'confirmation_required' });
    const confirm = async () => ({ proof: { kind: 'google', ...(await choose(visitor)) } });
    expect((await visitor.post('account/confirm', await confirm())).json()).toEqual({ validFor: 300 });
    expect((await visitor.delete('account/identities/google')).json()).toEqual({});
    expect((await visitor.post('account/confirm', await confirm())).json()).toMatchObject(REFUSED);
  });

  test('a number is added with a code to it, and then Google may go; the last way in never does', async () => {
    const visitor = await t.visit();
    await enter(visitor);
    expect((await visitor.delete('account/identities/google')).json()).toMatchObject({ code: 'last_way_in' });
    const taken = (await signUp(t)).phone;
    const { phone, code } = await askForNumber(visitor, taken);
    expect((await visitor.post('account/identities/phone', { phone, otp: '000000' })).json()).toMatchObject({
      code: 'otp_invalid',
    });
    expect((await visitor.post('account/identities/phone', { phone, otp: code() })).json()).toEqual({ phone });
    expect((await visitor.delete('account/identities/google')).json()).toEqual({});
    expect((await visitor.checkSession()).json()).toMatchObject({ phone_number: phone });
  });

  async function askForNumber(visitor: TestVisitor, taken: string) {
    expect((await askCode(visitor, taken, 'phone')).json()).toMatchObject({ code: 'phone_taken' });
    expect((await askCode(await t.visit(), nextPhone(), 'phone')).json()).toMatchObject({ code: 'session_expired' });
    const phone = nextPhone();
    expect((await askCode(visitor, phone, 'phone')).statusCode).toBe(200);
    return { phone, code: () => lastCode(t, phone) };
  }
});
