import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../support/test-app.ts';

const SITE = 'https://www.example.com';
const PREFLIGHT = {
  'access-control-request-method': 'POST',
  'access-control-request-headers': 'content-type,x-xsrf-token,idempotency-key',
};

describe('a site on another origin', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await startTestApp({ settings: { SITE_URL: SITE } });
  });
  afterAll(() => t.close());

  const preflight = (origin: string) =>
    t.app.inject({ method: 'OPTIONS', url: '/api/comments', headers: { origin, ...PREFLIGHT } });

  test('may call with cookies and its headers, and read the answer', async () => {
    const response = await preflight(SITE);
    expect(response.statusCode).toBe(204);
    expect(response.headers).toMatchObject({
      'access-control-allow-origin': SITE,
      'access-control-allow-credentials': 'true',
      'access-control-allow-headers': 'content-type, authorization, x-xsrf-token, idempotency-key',
      'access-control-max-age': '600',
    });
    const answer = await t.app.inject({ url: '/api/plans', headers: { origin: SITE } });
    expect(answer.headers['access-control-allow-origin']).toBe(SITE);
    expect(answer.headers.vary).toContain('Origin');
    expect(answer.headers['cross-origin-resource-policy']).toBe('cross-origin');
  });

  test('reads failures too, so that it can say what is wrong', async () => {
    const answer = await t.app.inject({ method: 'POST', url: '/api/comments', headers: { origin: SITE } });
    expect(answer.statusCode).toBe(403);
    expect(answer.headers['access-control-allow-origin']).toBe(SITE);
  });

  test.each(['https://evil.example', 'http://www.example.com', 'https://www.example.com.evil.example', 'null'])(
    '%s gets no permission',
    async (origin) => {
      expect((await preflight(origin)).headers).not.toHaveProperty('access-control-allow-origin');
      const answer = await t.app.inject({ url: '/api/plans', headers: { origin } });
      expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
    },
  );
});

test('without other origins the service says nothing about them', async () => {
  const t = await startTestApp();
  const answer = await t.app.inject({ url: '/api/plans', headers: { origin: SITE } });
  expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
  expect(answer.headers['cross-origin-resource-policy']).toBe('same-origin');
  await t.close();
});
