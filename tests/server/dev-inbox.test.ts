import { expect, test } from 'vitest';
import { askCode, lastCode, nextPhone } from '../support/customer.ts';
import { startTestApp } from '../support/test-app.ts';

test('a developer reads the codes on a page that runs nothing, newest first', async () => {
  const t = await startTestApp();
  const [first, second] = [nextPhone(), nextPhone()];
  await askCode(await t.visit(), first, 'signup');
  await askCode(await t.visit(), second, 'signup', { locale: 'fa-IR' });
  const page = await t.app.inject({ url: '/api/dev/inbox' });
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(page.headers['content-security-policy']).toContain("default-src 'none'");
  expect(page.body.indexOf(second)).toBeLessThan(page.body.indexOf(first));
  expect(page.body).toContain(lastCode(t, first));
  const { items } = (await t.app.inject({ url: '/api/dev/inbox.json' })).json<{
    items: { to: string; text: string }[];
  }>();
  expect(items.map(({ to }) => to)).toEqual([second, first]);
  await t.close();
});

test.each([
  ['in production', { NODE_ENV: 'production' }],
  ['with a provider', { SMS_PROVIDERS: 'http', SMS_HTTP_URL: 'http://127.0.0.1:9' }],
])('%s there is no such page', async (_, settings) => {
  const t = await startTestApp({ settings });
  for (const url of ['/api/dev/inbox', '/api/dev/inbox.json'])
    expect((await t.app.inject({ url })).statusCode).toBe(404);
  await t.close();
});
