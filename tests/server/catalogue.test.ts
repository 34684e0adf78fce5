import { afterAll, beforeAll, expect, test } from 'vitest';
import { PLANS } from '#lib/plans.ts';
import { ENDPOINTS } from '#server/endpoints.ts';
import type { OpenApi } from '#server/http/openapi.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());

test('GET plans lists the catalogue in minor units', async () => {
  const { items, feeTiers } = (await t.app.inject({ url: '/api/plans' })).json();
  expect(items).toHaveLength(PLANS.length);
  const byId = Object.fromEntries(items.map((item: { id: string }) => [item.id, item]));
  expect(byId['sale-economy']).toEqual({
    id: 'sale-economy',
    group: 'sale',
    tier: 'economy',
    billing: 'once',
    prices: [{ currency: 'USD', from: 50_000 }],
  });
  expect(byId['complete-popular'].prices).toEqual([
    { currency: 'USD', from: 300_000, to: 650_000 },
    { currency: 'IRT', from: 35_000_000 },
  ]);
  expect(feeTiers).toEqual([
    { rate: 0.17, upTo: 100_000 },
    { rate: 0.13, upTo: 500_000 },
    { rate: 0.08, upTo: null },
  ]);
});

test('GET healthz and readyz tell that the service lives and can serve', async () => {
  expect((await t.app.inject({ url: '/api/healthz' })).json()).toEqual({ status: 'ok' });
  expect((await t.app.inject({ url: '/api/readyz' })).json()).toEqual({
    status: 'ok',
    database: 'embedded',
    jobs: { dead: 0, overdue: 0 },
  });
});

test('openapi.json describes every call, its body and its failures', async () => {
  const response = await t.app.inject({ url: '/api/openapi.json' });
  const document = response.json<OpenApi>();
  expect(document.openapi).toBe('3.1.1');
  const described = ENDPOINTS.map(({ path }) => `/${path.replaceAll(/:(\w+)/g, '{$1}')}`);
  expect(Object.keys(document.paths).sort()).toEqual([...new Set(described)].sort());
  const ending = document.paths['/account/sessions/{id}']?.delete;
  expect(ending?.security).toEqual([{ accessToken: [] }]);
  expect(ending?.parameters?.map(({ name, in: place }) => `${place} ${name}`)).toEqual([
    'path id',
    'header X-XSRF-TOKEN',
  ]);
  expect(document.paths['/auth/partner']?.get?.responses).toHaveProperty('303');
  const { post } = document.paths['/consultations'] ?? {};
  expect(Object.keys(post?.responses ?? {}).sort()).toEqual([
    '201',
    '400',
    '403',
    '409',
    '413',
    '415',
    '422',
    '429',
    '500',
    '503',
  ]);
  expect(JSON.stringify(post?.requestBody)).toContain('"additionalProperties":false');
  expect(post?.parameters?.map(({ name }) => name)).toEqual(['X-XSRF-TOKEN', 'idempotency-key']);
});

test('the page of the API names every call, runs nothing and loads nothing', async () => {
  const { headers, body } = await t.app.inject({ url: '/api/docs' });
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/);
  for (const { summary } of ENDPOINTS) expect(body).toContain(summary.replaceAll('"', '&quot;'));
  expect(body).not.toMatch(/<script|<link|<img|https?:\/\/(?!json-schema)/);
});

test('HEAD answers like GET without a body', async () => {
  const response = await t.app.inject({ method: 'HEAD', url: '/api/plans' });
  expect(response.statusCode).toBe(200);
  expect(response.body).toBe('');
});
