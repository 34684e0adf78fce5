import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../support/test-app.ts';

const PAGE = `<!doctype html><title>Home</title>${'<p>text</p>'.repeat(200)}`;
const root = mkdtempSync(path.join(tmpdir(), 'site-'));
const site = path.join(root, 'out');

const FILES: Readonly<Record<string, string>> = {
  'index.html': '<!doctype html><title>Entry</title>',
  'en.html': PAGE,
  'fa.html': '<!doctype html><title>خانه</title>',
  'en/login.html': '<!doctype html><title>Sign in</title>',
  'en.txt': 'flight',
  '404.html': '<!doctype html><title>Lost</title>',
  'fa/404.html': '<!doctype html><title>گم شده</title>',
  '_next/static/chunks/main.js': 'console.log(1)',
  '_next/static/media/roboto.2dr_g8u6m9.woff2': 'font',
  'motifs/home.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'icon.0a1b2c3d.png': 'png',
  'robots.txt': 'User-agent: *',
  'service-worker.js': 'self.skipWaiting()',
  'manifest.webmanifest': '{}',
  '.well-known/security.txt': 'Contact: mailto:a@b.c',
  '.hidden': 'secret',
  '../outside.txt': 'outside',
};

let t: TestApp;
beforeAll(async () => {
  for (const [name, content] of Object.entries(FILES)) {
    const file = path.join(site, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  t = await startTestApp({ settings: { SITE_DIR: site } });
});
afterAll(async () => {
  await t.close();
  rmSync(root, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => t.app.inject({ url, headers });

describe('files of the export', () => {
  test.each([
    ['/', 'text/html; charset=utf-8', 'Entry'],
    ['/en', 'text/html; charset=utf-8', 'Home'],
    ['/en?utm_source=x', 'text/html; charset=utf-8', 'Home'],
    ['/en.txt', 'text/plain; charset=utf-8', 'flight'],
    ['/_next/static/chunks/main.js', 'text/javascript; charset=utf-8', 'console'],
    ['/_next/static/media/roboto.2dr_g8u6m9.woff2', 'font/woff2', 'font'],
    ['/motifs/home.svg', 'image/svg+xml; charset=utf-8', '<svg'],
    ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8', '{}'],
    ['/.well-known/security.txt', 'text/plain; charset=utf-8', 'Contact'],
  ])('%s is %s', async (url, type, text) => {
    const response = await get(url);
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe(type);
    expect(response.body).toContain(text);
  });

  test.each([
    ['/_next/static/chunks/main.js', 'public, max-age=31536000, immutable'],
    ['/icon.0a1b2c3d.png', 'public, max-age=31536000, immutable'],
    ['/motifs/home.svg', 'public, max-age=86400, stale-while-revalidate=604800'],
    ['/en', 'public, max-age=0, must-revalidate'],
    ['/robots.txt', 'public, max-age=0, must-revalidate'],
    ['/service-worker.js', 'no-cache'],
  ])('%s is cached as %s', async (url, policy) => {
    expect((await get(url)).headers['cache-control']).toBe(policy);
  });

  test.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
  ] as const)('are compressed for "%s"', async (accept, encoding, decompress) => {
    const response = await get('/en', { 'accept-encoding': accept });
    expect(response.headers['content-encoding']).toBe(encoding);
    expect(response.headers.vary).toBe('Accept-Encoding');
    expect(response.rawPayload.length).toBeLessThan(PAGE.length / 10);
    expect(decompress(response.rawPayload).toString()).toBe(PAGE);
  });

  test('are not compressed where nobody asks or nothing is gained', async () => {
    expect((await get('/en')).headers).not.toHaveProperty('content-encoding');
    expect((await get('/icon.0a1b2c3d.png', { 'accept-encoding': 'br' })).headers).not.toHaveProperty(
      'content-encoding',
    );
  });

  test('have a tag of their own in each encoding, and 304 spares the rest', async () => {
    const plain = String((await get('/en')).headers.etag);
    const brotli = String((await get('/en', { 'accept-encoding': 'br' })).headers.etag);
    expect(plain).toMatch(/^"[\w-]{22}"$/);
    expect(brotli).not.toBe(plain);
    const known = await get('/en', { 'accept-encoding': 'br', 'if-none-match': `"old", W/${brotli}` });
    expect(known.statusCode).toBe(304);
    expect(known.body).toBe('');
    expect(known.headers).toMatchObject({ etag: brotli, 'cache-control': 'public, max-age=0, must-revalidate' });
    expect((await get('/en', { 'if-none-match': brotli })).statusCode).toBe(200);
  });

  test('are read anew when they change', async () => {
    const file = path.join(site, 'robots.txt');
    const before = await get('/robots.txt');
    writeFileSync(file, 'User-agent: * # changed');
    const after = await get('/robots.txt');
    expect(after.body).toContain('changed');
    expect(after.headers.etag).not.toBe(before.headers.etag);
  });

  test('HEAD tells everything but the body', async () => {
    const head = await t.app.inject({ method: 'HEAD', url: '/en' });
    expect(head.statusCode).toBe(200);
    expect(head.headers['content-length']).toBe(String(PAGE.length));
    expect(head.body).toBe('');
  });

  test('carry the security headers', async () => {
    const { headers } = await get('/en');
    expect(headers).toMatchObject({
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
    });
    expect(headers['content-security-policy']).toContain("script-src 'self';");
    expect(headers['content-security-policy']).not.toMatch(/script-src [^;]*unsafe-inline/);
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  });
});

describe('the pages to sign in', () => {
  const policyOf = async (app: TestApp, url: string) => {
    const { headers } = await app.app.inject({ url });
    return [headers['content-security-policy'], headers['cross-origin-opener-policy']];
  };

  test('let Google in where its button stands, and only there', async () => {
    const withGoogle = await startTestApp({ settings: { SITE_DIR: site, GOOGLE_CLIENT_ID: 'id' } });
    const [policy, opener] = await policyOf(withGoogle, '/en/login');
    expect(policy).toMatch(/script-src [^;]* https:\/\/accounts\.google\.com\/gsi\/client/);
    expect(policy).toMatch(/frame-src https:\/\/accounts\.google\.com\/gsi\//);
    expect(opener).toBe('same-origin-allow-popups');
    const [home, homeOpener] = await policyOf(withGoogle, '/en');
    expect(home).not.toContain('google');
    expect(homeOpener).toBe('same-origin');
    await withGoogle.close();
  });

  test('let nobody in where Google is not configured', async () => {
    const [policy, opener] = await policyOf(t, '/en/login');
    expect(policy).not.toContain('google');
    expect(opener).toBe('same-origin');
  });
});

describe('files nobody may have', () => {
  test.each([
    '/../outside.txt',
    '/%2e%2e/outside.txt',
    '/en/..%2f..%2foutside.txt',
    '/..%5coutside.txt',
    '/en%00.html',
    '/.hidden',
    '/%2ehidden',
    '/_next/../.hidden',
    '/.git/config',
    '//.git/config',
    '/en.html',
    '/404.html',
    '/_next',
  ])('%s', async (url) => {
    const response = await get(url);
    expect([400, 404]).toContain(response.statusCode);
    expect(response.body).not.toMatch(/outside|secret|root:/);
  });
});

describe('addresses without a file', () => {
  test.each([
    ['/xx', '/fa', 302],
    ['/xx/about-us', '/fa/about-us', 302],
    ['/pt-BR?a=1&b=2', '/fa?a=1&b=2', 302],
    ['/en/', '/en', 308],
    ['//abc/x', '/fa/x', 302],
  ])('%s goes to %s (%d)', async (url, location, status) => {
    const response = await get(url);
    expect(response.statusCode).toBe(status);
    expect(response.headers.location).toBe(location);
  });

  test('a page without a language is not cached for the next visitor', async () => {
    const { answerMissing } = await import('#server/http/site/site-redirects.ts');
    const ask = (cookie: string | undefined, accept: string) =>
      // The function reads these two fields of a request.
      answerMissing('/', '?q=1', { cookies: { langCode: cookie }, headers: { 'accept-language': accept } } as never);
    expect(ask('de', 'fr')).toEqual({ status: 302, to: '/de?q=1', dependsOnVisitor: true });
    expect(ask('xx', 'pt, fr;q=0.8, zh;q=0.9')).toMatchObject({ to: '/zh?q=1' });
    expect(ask(undefined, '')).toMatchObject({ to: '/en?q=1' });
  });

  test.each([
    ['/fa/nothing', 'گم شده'],
    ['/en/nothing', 'Lost'],
    ['/nothing-like-a-language/x', 'Lost'],
  ])('%s is not found, in the language of the path where it has a page', async (url, text) => {
    const response = await get(url);
    expect(response.statusCode).toBe(404);
    expect(response.body).toContain(text);
    expect(response.headers['cache-control']).toBe('no-cache');
  });

  test('the API is not shadowed by the site', async () => {
    expect((await get('/api/nothing')).json()).toMatchObject({ code: 'not_found' });
    expect((await get('/api/healthz')).json()).toEqual({ status: 'ok' });
  });
});
