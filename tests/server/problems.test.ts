import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Problem } from '#lib/contract/errors.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { comment } from '../support/test-visitor.ts';

describe('every failure is a problem document', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await startTestApp();
  });
  afterAll(() => t.close());

  function expectProblem(
    response: { statusCode: number; headers: Record<string, unknown>; body: string },
    status: number,
    code: string,
  ) {
    expect(response.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(Problem.parse(JSON.parse(response.body))).toMatchObject({ status, code });
    expect(response.statusCode).toBe(status);
  }

  test('an unknown path', async () => {
    expectProblem(await t.app.inject({ url: '/api/nothing' }), 404, 'not_found');
    expectProblem(await t.app.inject({ method: 'POST', url: '/api/nothing/at/all' }), 404, 'not_found');
  });

  test('a method a path does not have, with those it has', async () => {
    const response = await t.app.inject({ method: 'DELETE', url: '/api/comments?page=home' });
    expectProblem(response, 405, 'method_not_allowed');
    expect(response.headers.allow).toBe('GET, HEAD, POST');
    expect((await t.app.inject({ url: '/api/consultations' })).headers.allow).toBe('POST');
  });

  test('a body that is too large', async () => {
    const visitor = await t.visit();
    expectProblem(await visitor.post('comments', comment({ comment: 'x'.repeat(70_000) })), 413, 'payload_too_large');
  });

  test.each([
    ['broken JSON', '{"name":', 400],
    ['a poisoned prototype', '{"__proto__": {"a": 1}}', 400],
    ['an array', '[]', 422],
    ['a bare text', '"text"', 422],
    ['a thousand levels', `${'['.repeat(1000)}${']'.repeat(1000)}`, 422],
  ])('%s', async (_, payload, status) => {
    const visitor = await t.visit();
    const headers = {
      host: 'localhost',
      origin: 'http://localhost',
      cookie: visitor.cookieHeader,
      'x-xsrf-token': visitor.token,
    };
    const response = await t.app.inject({
      method: 'POST',
      url: '/api/comments',
      headers: { ...headers, 'content-type': 'application/json' },
      payload,
    });
    expectProblem(response, status, status === 400 ? 'invalid_request' : 'validation_failed');
  });

  test('an address that is too long or cannot be decoded', async () => {
    expectProblem(await t.app.inject({ url: `/api/comments?page=${'x'.repeat(2100)}` }), 400, 'invalid_request');
    expectProblem(await t.app.inject({ url: '/api/%ff%fe' }), 400, 'invalid_request');
  });

  test('an unexpected error, of which nothing leaks but its id', async () => {
    const { app, database, close, logs } = await startTestApp();
    await database.db.schema.dropTable('comments').cascade().execute();
    const response = await app.inject({ url: '/api/comments?page=home' });
    expectProblem(response, 500, 'internal');
    expect(response.json()).toEqual({
      type: 'about:blank',
      title: 'Internal Server Error',
      status: 500,
      code: 'internal',
    });
    const id = response.headers['x-request-id'];
    expect(logs.some((line) => line.includes(String(id)) && line.includes('unexpected error'))).toBe(true);
    await close();
  });

  test('bytes that are no request', async () => {
    await t.app.listen({ host: '127.0.0.1', port: 0 });
    const address = t.app.server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const answer = await new Promise<string>((resolve) => {
      let text = '';
      const socket = connect(port, '127.0.0.1', () => socket.write('NOT HTTP AT ALL\r\n\r\n'));
      socket.on('data', (chunk) => {
        text += chunk.toString();
      });
      socket.on('close', () => resolve(text));
    });
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toContain('"code":"invalid_request"');
  });
});

test('every answer of the API carries the headers that keep it data', async () => {
  const t = await startTestApp();
  for (const url of ['/api/plans', '/api/healthz', '/api/nothing', '/api/comments']) {
    const { headers } = await t.app.inject({ url });
    expect(headers, url).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(headers).not.toHaveProperty('x-powered-by');
  }
  await t.close();
});
