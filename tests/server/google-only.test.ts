import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { MINUTE } from '#server/clock.ts';
import { enrolApp, signUp } from '../support/customer.ts';
import { type FakeIssuer, startFakeIssuer } from '../support/fake-issuer.ts';
import { rightClaims } from '../support/forged-tokens.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { BACKENDS } from '../support/test-database.ts';
import type { TestVisitor } from '../support/test-visitor.ts';

const CLIENT = 'alpha.apps.example';
const GOOGLE = 'https://accounts.google.com';
const REFUSED = { status: 401, code: 'sign_in_refused' };

describe.each(BACKENDS)('who has nothing but Google, on $name', (backend) => {
  let issuer: FakeIssuer;
  let t: TestApp;
  let people = 0;
  let sub = '';
  beforeAll(async () => {
    issuer = await startFakeIssuer();
    const settings = { GOOGLE_CLIENT_ID: CLIENT, GOOGLE_KEYS_URL: `${issuer.url}/keys`, RATE_LIMIT_FACTOR: '100' };
    t = await startTestApp({ backend, settings });
  });
  afterAll(async () => {
    await t.close();
    await issuer.close();
  });
  beforeEach(() => {
    people += 1;
    sub = `only-${people}`;
  });

  /** What Google's button gives the page; Google tells no e-mail address. */
  async function choose(visitor: TestVisitor) {
    const { google } = (await visitor.get('auth/methods')).json<{ google: { nonce: string } }>();
    const seconds = Math.floor(t.clock.read().getTime() / 1000);
    const times = { iat: seconds, exp: seconds + 600, sub, email: undefined };
    const claims = { ...rightClaims(GOOGLE, CLIENT, google.nonce), ...times };
    return { credential: await issuer.sign(claims), nonce: google.nonce };
  }
  async function newcomer(): Promise<TestVisitor> {
    const visitor = await t.visit();
    expect((await visitor.enter('auth/google', await choose(visitor))).statusCode).toBe(200);
    return visitor;
  }
  const confirm = (visitor: TestVisitor, proof: object, more: object = {}) =>
    visitor.post('account/confirm', { proof, ...more });

  test('sees that as the one way in, without number, password or address', async () => {
    const visitor = await newcomer();
    expect((await visitor.get('account/identities')).json()).toEqual({
      phone: null,
      hasPassword: false,
      google: { email: '' },
      partner: null,
      appOtp: { enabled: false, recoveryCodesLeft: 0 },
    });
  });

  test('proves nothing with a password or a code that there is none of', async () => {
    const visitor = await newcomer();
    t.clock.advance(6 * MINUTE);
    const byPassword = await confirm(visitor, { kind: 'password', password: 'Walnut tree 7' });
    expect(byPassword.json()).toMatchObject({ code: 'password_incorrect' });
    expect((await confirm(visitor, { kind: 'otp', otp: '000000' })).json()).toMatchObject({ code: 'otp_invalid' });
    expect((await visitor.post('account/app-otp', {})).json()).toMatchObject({ code: 'confirmation_required' });
  });

  test('proves or links something with a credential once', async () => {
    const visitor = await newcomer();
    t.clock.advance(6 * MINUTE);
    const proof = { kind: 'google', ...(await choose(visitor)) };
    expect((await confirm(visitor, proof)).json()).toEqual({ validFor: 300 });
    expect((await confirm(visitor, proof)).json()).toMatchObject(REFUSED);
    const { visitor: other } = await signUp(t);
    sub = `${sub}-of-other`;
    const chosen = await choose(other);
    expect((await other.post('account/identities/google', chosen)).json()).toEqual({ email: '' });
    expect((await other.post('account/identities/google', chosen)).json()).toMatchObject(REFUSED);
  });

  test('keeps the credential for the code of the authenticator app', async () => {
    const visitor = await newcomer();
    const app = await enrolApp(t, visitor);
    t.clock.advance(6 * MINUTE);
    const proof = { kind: 'google', ...(await choose(visitor)) };
    expect((await confirm(visitor, proof)).json()).toMatchObject({ code: 'app_otp_required' });
    expect((await confirm(visitor, proof, { appOtp: app.code() })).json()).toEqual({ validFor: 300 });
    t.clock.advance(MINUTE);
    expect((await confirm(visitor, proof, { appOtp: app.code() })).json()).toMatchObject(REFUSED);
  });

  test('has one account, in however many tabs it is opened at once', async () => {
    const tabs = await Promise.all(Array.from({ length: 8 }, () => t.visit()));
    const before = await t.database.db.selectFrom('users').select('id').execute();
    const enter = async (tab: TestVisitor) => tab.enter('auth/google', await choose(tab));
    const answers = await Promise.all(tabs.map(enter));
    for (const answer of answers) if (answer.statusCode !== 200) expect(answer.json()).toMatchObject({ status: 503 });
    const again = await Promise.all(tabs.map(enter));
    expect(again.map(({ statusCode }) => statusCode)).toEqual(tabs.map(() => 200));
    const after = await t.database.db.selectFrom('users').select('id').execute();
    expect(after.length - before.length).toBe(1);
  });

  test('is linked to one of two accounts that ask at once', async () => {
    const [one, two] = await Promise.all([signUp(t), signUp(t)]);
    const link = async ({ visitor }: { visitor: TestVisitor }) => ({ visitor, chosen: await choose(visitor) });
    const chosen = await Promise.all([one, two].map(link));
    const answers = await Promise.all(
      chosen.map(({ visitor, chosen: body }) => visitor.post('account/identities/google', body)),
    );
    const codes = answers.map((answer) => answer.json<{ code?: string }>().code ?? 'linked');
    expect(codes.sort()).toEqual(['identity_taken', 'linked']);
  });
});
