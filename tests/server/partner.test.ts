import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MINUTE } from '#server/clock.ts';
import { enrolApp, signUp } from '../support/customer.ts';
import { type OpenIdProvider, startOpenIdProvider } from '../support/openid-provider.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { BACKENDS } from '../support/test-database.ts';
import type { TestVisitor } from '../support/test-visitor.ts';

const CALLBACK = 'http://localhost/api/auth/partner/callback';

describe.each(BACKENDS)('signing in through a partner on $name', (backend) => {
  let op: OpenIdProvider;
  let t: TestApp;
  beforeAll(async () => {
    op = await startOpenIdProvider(CALLBACK);
    t = await startTestApp({
      backend,
      settings: {
        RATE_LIMIT_FACTOR: '100',
        PARTNER_ISSUER: op.issuer,
        PARTNER_CLIENT_ID: op.clientId,
        PARTNER_CLIENT_SECRET: op.clientSecret,
        PARTNER_NAME: 'Partner',
      },
    });
  });
  afterAll(async () => {
    await t.close();
    await op.close();
  });

  /** From the button to the partner's answer. */
  async function goThere(visitor: TestVisitor, next = '/fa/dashboard?tab=1'): Promise<URL> {
    const start = await visitor.get(`auth/partner?next=${encodeURIComponent(next)}`);
    expect(start.statusCode).toBe(303);
    return op.signIn(start.headers.location ?? '');
  }
  const comeBack = async (visitor: TestVisitor, answer: URL) => {
    const response = await visitor.get(`auth/partner/callback${answer.search}`);
    expect(response.statusCode).toBe(303);
    return response.headers.location ?? '';
  };
  const enter = async (visitor: TestVisitor) => comeBack(visitor, await goThere(visitor));

  test('the button is offered by name', async () => {
    const visitor = await t.visit();
    expect((await visitor.get('auth/methods')).json()).toEqual({
      channels: ['sms'],
      google: null,
      partner: { name: 'Partner' },
    });
  });

  test('opens an account for somebody new and knows them again', async () => {
    op.person({
      sub: 'p-1',
      email: 'sara@example.com',
      email_verified: true,
      given_name: 'Sara',
      family_name: 'Ahmadi',
    });
    const visitor = await t.visit();
    const answer = await goThere(visitor);
    expect(`${answer.origin}${answer.pathname}`).toBe(CALLBACK);
    expect(await comeBack(visitor, answer)).toBe('/fa/dashboard?tab=1');
    const session = { phone_number: null, firstName: 'Sara', lastName: 'Ahmadi', email: 'sara@example.com' };
    expect((await visitor.checkSession()).json()).toMatchObject({ ...session, role: 'customer' });
    const [user] = await t.database.db.selectFrom('users').selectAll().where('first_name', '=', 'Sara').execute();
    expect(user).toMatchObject({ locale: 'fa-IR', password_hash: null });
    await enter(await t.visit());
    expect(await t.database.db.selectFrom('users').selectAll().where('first_name', '=', 'Sara').execute()).toHaveLength(
      1,
    );
  });

  test('an e-mail address that nobody verified is not kept, and the same one never joins two accounts', async () => {
    op.person({ sub: 'p-2', email: 'sara@example.com', email_verified: true });
    const visitor = await t.visit();
    await enter(visitor);
    op.person({ sub: 'p-3', email: 'mallory@example.com', email_verified: false });
    const other = await t.visit();
    await enter(other);
    expect((await other.checkSession()).json()).toMatchObject({ email: null });
    const same = await t.database.db.selectFrom('users').select('id').where('email', '=', 'sara@example.com').execute();
    expect(same.length).toBeGreaterThan(1);
  });

  test('T21: the answer counts only in the browser that asked, once, and within ten minutes', async () => {
    op.person({ sub: 'p-4' });
    const [visitor, victim] = [await t.visit(), await t.visit()];
    const answer = await goThere(visitor);
    expect(await comeBack(victim, answer)).toBe('/en/login?partner=refused');
    const other = await goThere(victim);
    expect(await comeBack(victim, answer)).toBe('/fa/login?partner=refused&next=%2Ffa%2Fdashboard%3Ftab%3D1');
    expect(await comeBack(victim, other)).toBe('/en/login?partner=refused');
    expect((await victim.checkSession()).json()).toMatchObject({ accessToken: null });

    const flow = visitor.cookies.get('partner') ?? '';
    expect(await comeBack(visitor, answer)).toBe('/fa/dashboard?tab=1');
    visitor.cookies.set('partner', flow);
    expect(await comeBack(visitor, answer)).toContain('partner=refused');

    const late = await goThere(visitor);
    t.clock.advance(10 * MINUTE);
    expect(await comeBack(visitor, late)).toBe('/en/login?partner=refused');
  });

  test.each(['state', 'code', 'iss'])('an answer without or with another %s is refused', async (name) => {
    op.person({ sub: 'p-5' });
    for (const change of [
      (query: URLSearchParams) => query.delete(name),
      (query: URLSearchParams) => query.set(name, 'x'),
    ]) {
      const visitor = await t.visit();
      const answer = await goThere(visitor);
      change(answer.searchParams);
      expect(await comeBack(visitor, answer)).toContain('partner=refused');
      expect((await visitor.checkSession()).json()).toMatchObject({ accessToken: null });
    }
  });

  test('a code is not used twice, and a no of the person is one', async () => {
    op.person({ sub: 'p-6' });
    const [first, second] = [await t.visit(), await t.visit()];
    const answer = await goThere(first);
    expect(await comeBack(first, answer)).toBe('/fa/dashboard?tab=1');
    const own = await goThere(second);
    own.searchParams.set('code', answer.searchParams.get('code') ?? '');
    expect(await comeBack(second, own)).toContain('partner=refused');
    const denied = await goThere(second);
    const state = denied.searchParams.get('state') ?? '';
    const no = new URL(`${CALLBACK}?${new URLSearchParams({ error: 'access_denied', state, iss: op.issuer })}`);
    expect(await comeBack(second, no)).toContain('partner=refused');
  });

  test.each(['//evil.example', '/\\evil.example', 'https://evil.example', '/en/../../x', 'javascript:alert(1)'])(
    'never leads to %s',
    async (next) => {
      const visitor = await t.visit();
      const response = await visitor.get(`auth/partner?next=${encodeURIComponent(next)}`);
      expect(response.json()).toMatchObject({ status: 422, fields: { next: 'invalid' } });
    },
  );

  test('asks for the code of the authenticator app where there is one', async () => {
    op.person({ sub: 'p-7' });
    const visitor = await t.visit();
    await enter(visitor);
    await visitor.checkSession();
    const app = await enrolApp(t, visitor);
    t.clock.advance(MINUTE);
    const other = await t.visit();
    expect(await enter(other)).toBe('/fa/login?partner=app-otp&next=%2Ffa%2Fdashboard%3Ftab%3D1');
    expect((await other.checkSession()).json()).toMatchObject({ accessToken: null });
    expect((await other.post('auth/partner/app-otp', { appOtp: '000000' })).json()).toMatchObject({
      code: 'app_otp_invalid',
    });
    const waiting = other.cookies.get('partner-app-otp') ?? '';
    expect((await other.enter('auth/partner/app-otp', { appOtp: app.code() })).statusCode).toBe(200);
    expect((await other.get('account/sessions')).statusCode).toBe(200);
    other.cookies.set('partner-app-otp', waiting);
    t.clock.advance(MINUTE);
    expect((await other.post('auth/partner/app-otp', { appOtp: app.code() })).json()).toMatchObject({
      code: 'sign_in_refused',
    });
    const stranger = await t.visit();
    expect((await stranger.post('auth/partner/app-otp', { appOtp: app.code() })).json()).toMatchObject({
      code: 'sign_in_refused',
    });
  });

  describe('linking', () => {
    async function link(visitor: TestVisitor): Promise<string> {
      const started = await visitor.post('account/identities/partner', { next: '/en/profile-account-settings' });
      return comeBack(visitor, await op.signIn(started.json<{ url: string }>().url));
    }

    test('adds a way in to the account that is signed in, which then opens it', async () => {
      op.person({ sub: 'p-8', email: 'linked@example.com', email_verified: true });
      const { visitor, phone } = await signUp(t);
      expect(await link(visitor)).toBe('/en/profile-account-settings?partner=linked');
      expect((await visitor.get('account/identities')).json()).toMatchObject({
        phone,
        hasPassword: true,
        partner: { email: 'linked@example.com' },
      });
      const elsewhere = await t.visit();
      await enter(elsewhere);
      expect((await elsewhere.checkSession()).json()).toMatchObject({ phone_number: phone });
      expect(await link(visitor)).toBe('/en/profile-account-settings?partner=linked');
    });

    test('takes no account that opens somebody else’s', async () => {
      op.person({ sub: 'p-8' });
      const { visitor } = await signUp(t);
      expect(await link(visitor)).toBe('/en/profile-account-settings?partner=taken');
      expect((await visitor.get('account/identities')).json()).toMatchObject({ partner: null });
    });

    test('needs the same person, signed in still and there', async () => {
      op.person({ sub: 'p-9' });
      const { visitor } = await signUp(t);
      const started = await visitor.post('account/identities/partner', { next: '/en' });
      const answer = await op.signIn(started.json<{ url: string }>().url);
      await visitor.post('auth/logout', {});
      expect(await comeBack(visitor, answer)).toBe('/en?partner=refused');
      const { visitor: late } = await signUp(t);
      t.clock.advance(5 * MINUTE);
      expect((await late.post('account/identities/partner', { next: '/en' })).json()).toMatchObject({
        code: 'confirmation_required',
      });
    });

    test('is undone, but the last way in stays', async () => {
      op.person({ sub: 'p-10' });
      const { visitor } = await signUp(t);
      await link(visitor);
      expect((await visitor.delete('account/identities/partner')).json()).toEqual({});
      expect((await visitor.delete('account/identities/partner')).json()).toMatchObject({ code: 'not_found' });
      const only = await t.visit();
      await enter(only);
      await only.checkSession();
      expect((await only.delete('account/identities/partner')).json()).toMatchObject({
        status: 409,
        code: 'last_way_in',
      });
    });
  });
});
