import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { MINUTE } from '#server/clock.ts';
import { enrolApp } from '../support/customer.ts';
import { type FakeIssuer, startFakeIssuer } from '../support/fake-issuer.ts';
import { rightClaims } from '../support/forged-tokens.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { BACKENDS } from '../support/test-database.ts';
import type { TestVisitor } from '../support/test-visitor.ts';

describe.each(BACKENDS)('a way over the partner’s page on $name', (backend) => {
  let issuer: FakeIssuer;
  let t: TestApp;
  let people = 0;
  let sub = '';
  beforeAll(async () => {
    issuer = await startFakeIssuer();
    t = await startTestApp({
      backend,
      settings: {
        RATE_LIMIT_FACTOR: '100',
        PARTNER_ISSUER: issuer.url,
        PARTNER_CLIENT_ID: 'alpha',
        PARTNER_CLIENT_SECRET: 'secret',
        PARTNER_NAME: 'Partner',
      },
    });
  });
  afterAll(async () => {
    await t.close();
    await issuer.close();
  });
  beforeEach(() => {
    people += 1;
    sub = `f-${people}`;
    issuer.reset();
  });

  /** The way to the partner, and the address of the answer that it would give. */
  async function goThere(visitor: TestVisitor, start = 'auth/partner'): Promise<string> {
    const { location = '' } = (await visitor.get(start)).headers;
    const asked = new URL(String(location)).searchParams;
    const now = Math.floor(t.clock.read().getTime() / 1000);
    const claims = { ...rightClaims(issuer.url, 'alpha', asked.get('nonce') ?? ''), iat: now, exp: now + 600, sub };
    const tokens = { access_token: 'a', token_type: 'Bearer', id_token: await issuer.sign(claims) };
    issuer.answer('/token', 200, JSON.stringify(tokens));
    return `${new URLSearchParams({ code: 'c', state: asked.get('state') ?? '', iss: issuer.url })}`;
  }
  const comeBack = async (visitor: TestVisitor, answer: string) =>
    (await visitor.get(`auth/partner/callback?${answer}`)).headers.location;

  test('that began nowhere leads to the front page', async () => {
    const visitor = await t.visit();
    expect(await comeBack(visitor, await goThere(visitor))).toBe('/en');
    expect((await visitor.checkSession()).json()).toMatchObject({ accessToken: expect.any(String) });
  });

  test('tells on the sign-in page that the partner is away, and signs nobody in', async () => {
    const visitor = await t.visit();
    const answer = await goThere(visitor, 'auth/partner?next=/de/dashboard');
    issuer.answer('/token', 500, '{"error":"server_error"}');
    expect(await comeBack(visitor, answer)).toBe('/de/login?partner=unavailable&next=%2Fde%2Fdashboard');
    expect((await visitor.checkSession()).json()).toMatchObject({ accessToken: null });
  });

  test('tells whoever links an account the same, on the page where that began', async () => {
    const visitor = await t.visit();
    await comeBack(visitor, await goThere(visitor));
    await visitor.checkSession();
    const started = await visitor.post('account/identities/partner', { next: '/de/profile-account-settings' });
    const state = new URL(started.json<{ url: string }>().url).searchParams.get('state') ?? '';
    issuer.answer('/token', 500, '{"error":"server_error"}');
    const answer = `${new URLSearchParams({ code: 'c', state, iss: issuer.url })}`;
    expect(await comeBack(visitor, answer)).toBe('/de/profile-account-settings?partner=unavailable');
  });

  test('opens nothing when the account is erased before its code of the authenticator app comes', async () => {
    const visitor = await t.visit();
    await comeBack(visitor, await goThere(visitor));
    await visitor.checkSession();
    const app = await enrolApp(t, visitor);
    t.clock.advance(MINUTE);
    const other = await t.visit();
    expect(await comeBack(other, await goThere(other))).toBe('/en/login?partner=app-otp');
    const { id } = await t.database.db
      .selectFrom('identities')
      .select('user_id as id')
      .where('subject', '=', sub)
      .executeTakeFirstOrThrow();
    await t.database.db.deleteFrom('users').where('id', '=', id).execute();
    const answer = await other.post('auth/partner/app-otp', { appOtp: app.code() });
    expect(answer.json()).toMatchObject({ status: 401, code: 'sign_in_refused' });
    expect((await other.checkSession()).json()).toMatchObject({ accessToken: null });
  });
});
