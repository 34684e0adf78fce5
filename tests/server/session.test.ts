import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MINUTE } from '#server/clock.ts';
import { logIn, PASSWORD, signUp } from '../support/customer.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { BACKENDS } from '../support/test-database.ts';
import { comment } from '../support/test-visitor.ts';

describe.each(BACKENDS)('auth/loged on $name', (backend) => {
  let t: TestApp;
  beforeAll(async () => {
    t = await startTestApp({ backend });
  });
  afterAll(() => t.close());

  test('tells a visitor that there is no session, uncached, and sets the token', async () => {
    const visitor = await t.visit();
    const response = await visitor.checkSession();
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({
      accessToken: null,
      phone_number: null,
      firstName: null,
      lastName: null,
      email: null,
      role: null,
    });
    expect(response.headers['cache-control']).toBe('no-store');
    const token = response.cookies.find(({ name }) => name === 'XSRF-TOKEN');
    expect(token).toMatchObject({ path: '/', sameSite: 'Lax' });
    expect(token).not.toHaveProperty('httpOnly');
    expect(token).not.toHaveProperty('secure');
    expect(response.cookies.find(({ name }) => name === 'aid')).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
  });

  test('keeps a good token, so that two tabs do not log each other out', async () => {
    const visitor = await t.visit();
    const before = visitor.token;
    await visitor.checkSession();
    expect(visitor.token).toBe(before);
    visitor.cookies.set('XSRF-TOKEN', 'made.up');
    await visitor.checkSession();
    expect(visitor.token).not.toBe('made.up');
    expect((await visitor.post('comments', comment())).statusCode).toBe(201);
  });

  test('gives a session that is not to be remembered its next token for as long as the browser is open', async () => {
    const { phone } = await signUp(t);
    const visitor = await t.visit();
    await logIn(visitor, phone, PASSWORD, { remember: false });
    const first = visitor.cookies.get('sid');
    t.clock.advance(10 * MINUTE);
    const { cookies } = await visitor.checkSession();
    const next = cookies.find(({ name }) => name === 'sid');
    expect(next?.value).not.toBe(first);
    expect(next).toMatchObject({ httpOnly: true });
    expect(next).not.toHaveProperty('expires');
    expect(next).not.toHaveProperty('maxAge');
  });

  test('works with an empty body, as the specification calls it', async () => {
    const response = await t.app.inject({ method: 'POST', url: '/api/auth/loged' });
    expect(response.statusCode).toBe(200);
  });

  test('refuses fields it does not know and pages of other sites', async () => {
    const visitor = await t.visit();
    expect((await visitor.send('POST', 'auth/loged', { role: 'staff' }, {})).statusCode).toBe(422);
    expect((await visitor.checkSession({ origin: 'https://evil.example' })).statusCode).toBe(403);
    expect((await visitor.checkSession({ 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
  });
});

describe('cookies behind a proxy that ends TLS', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await startTestApp({ settings: { TRUSTED_PROXIES: '10.0.0.0/8', COOKIE_DOMAIN: 'example.com' } });
  });
  afterAll(() => t.close());

  test('are Secure, and the id takes the __Host- prefix', async () => {
    const visitor = await t.visit();
    const response = await visitor.checkSession({ 'x-forwarded-proto': 'https', origin: 'https://localhost' });
    const byName = Object.fromEntries(response.cookies.map((cookie) => [cookie.name, cookie]));
    expect(byName['__Host-aid']).toMatchObject({ secure: true, httpOnly: true, path: '/' });
    expect(byName['__Host-aid']).not.toHaveProperty('domain');
    expect(byName['XSRF-TOKEN']).toMatchObject({ secure: true, domain: 'example.com' });
    expect(response.headers['strict-transport-security']).toContain('max-age=63072000');
  });

  test('trusts the forwarded scheme of known proxies only', async () => {
    const stranger = await t.visit('192.0.2.7');
    const response = await stranger.checkSession({ 'x-forwarded-proto': 'https' });
    expect(response.headers).not.toHaveProperty('strict-transport-security');
  });
});
