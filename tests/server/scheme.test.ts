import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { serviceOrigin, settleScheme } from '#server/http/scheme.ts';
import { redirectUrlOf } from '#server/modules/federation/partner-flow.ts';
import { startTestApp } from '../support/test-app.ts';

const PARTNER = { issuer: 'https://id.example', clientId: 'id', clientSecret: undefined, name: 'P', scope: 'openid' };

/** What the service calls its own address when the last hop before it speaks http and says nothing of the first. */
async function ownAddress(isProduction: boolean, siteUrl: string | null) {
  const app = Fastify();
  settleScheme(app, { isProduction, siteUrl });
  app.get('/', async (request) => [
    serviceOrigin(request),
    redirectUrlOf({ ...PARTNER, redirectUrl: undefined }, request),
  ]);
  const answer = await app.inject({ url: '/', headers: { host: 'www.example.com', 'x-forwarded-proto': 'http' } });
  return answer.json<string[]>();
}

test.each([
  ['of a live https site', true, 'https://www.example.com', 'https://www.example.com'],
  ['of a live site that has only http', true, 'http://www.example.com', 'http://www.example.com'],
  ['of a site that names no address', true, null, 'http://www.example.com'],
  ['while it is tried out', false, 'https://www.example.com', 'http://www.example.com'],
])('the address of the service, %s', async (_, isProduction, siteUrl, origin) => {
  expect(await ownAddress(isProduction, siteUrl)).toEqual([origin, `${origin}/api/auth/partner/callback`]);
});

test('a live https site keeps its cookies Secure behind a proxy that says http', async () => {
  const settings = { NODE_ENV: 'production', SITE_URL: 'https://www.example.com', TRUSTED_PROXIES: '10.0.0.0/8' };
  const t = await startTestApp({ settings });
  const visitor = await t.visit();
  const response = await visitor.checkSession({ 'x-forwarded-proto': 'http', origin: 'https://www.example.com' });
  const byName = Object.fromEntries(response.cookies.map((cookie) => [cookie.name, cookie]));
  expect(byName['__Host-aid']).toMatchObject({ secure: true, httpOnly: true, path: '/' });
  expect(byName['XSRF-TOKEN']).toMatchObject({ secure: true });
  expect(response.headers['strict-transport-security']).toContain('max-age=63072000');
  await t.close();
});
