import { describe, expect, test } from 'vitest';
import { signUp } from '../support/customer.ts';
import { startTestApp } from '../support/test-app.ts';

describe('without a partner and without Google', () => {
  test('there is no button and no address', async () => {
    const t = await startTestApp();
    const visitor = await t.visit();
    expect((await visitor.get('auth/methods')).json()).toMatchObject({ partner: null, google: null });
    expect((await visitor.get('auth/partner')).statusCode).toBe(404);
    expect((await visitor.get('auth/partner/callback?code=x&state=y')).statusCode).toBe(404);
    expect((await visitor.post('auth/partner/app-otp', { appOtp: '123456' })).statusCode).toBe(404);
    const google = await visitor.post('auth/google', { credential: 'a.b.c', nonce: 'n' });
    expect(google.json()).toMatchObject({ status: 404, code: 'not_found' });
    await t.close();
  });

  test('that is away only its own button fails, and says so on the sign-in page', async () => {
    const settings = { PARTNER_ISSUER: 'http://127.0.0.1:9', PARTNER_CLIENT_ID: 'a', PARTNER_NAME: 'P' };
    const t = await startTestApp({ settings: { ...settings, SITE_URL: 'https://www.example.com' } });
    const visitor = await t.visit();
    const response = await visitor.get('auth/partner?next=/de/dashboard');
    expect(response.headers.location).toBe(
      'https://www.example.com/de/login?partner=unavailable&next=%2Fde%2Fdashboard',
    );
    expect((await signUp(t)).phone).toBeTruthy();
    await t.close();
  });
});
