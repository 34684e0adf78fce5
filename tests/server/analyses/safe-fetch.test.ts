import { randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { errors } from 'undici';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ANALYSIS_LIMITS } from '#lib/contract/analyses.ts';
import { PUBLIC_ONLY } from '#server/modules/analyses/fetch/address-policy.ts';
import { asFetchError } from '#server/modules/analyses/fetch/fetch-error.ts';
import { createFetcher, type Fetcher } from '#server/modules/analyses/fetch/safe-fetch.ts';
import { type LocalSite, startLocalSite } from '../support/local-site.ts';

const BOMB = gzipSync(Buffer.alloc(60_000_000));
/** Hardly smaller for being compressed, so that half of it is something. */
const TEXTS = gzipSync(randomBytes(200_000).toString('base64'));
let site: LocalSite;
let fetcher: Fetcher;

beforeAll(async () => {
  site = await startLocalSite(() => ({
    '/': { headers: { 'content-type': 'text/html', 'set-cookie': 'a=1' }, body: 'سلام' },
    '/moved': { status: 301, headers: { location: '/' } },
    '/loop': { status: 302, headers: { location: '/loop' } },
    '/bomb': { headers: { 'content-type': 'text/html', 'content-encoding': 'gzip' }, body: BOMB },
    '/bombs': { headers: { 'content-encoding': 'gzip, gzip, gzip, gzip' }, body: BOMB },
    '/broken': { headers: { 'content-encoding': 'gzip' }, body: BOMB.subarray(0, 500) },
    '/torn': (_, response) => {
      response.writeHead(200, { 'content-encoding': 'gzip' });
      response.write(TEXTS.subarray(0, TEXTS.length / 2));
      setTimeout(() => response.destroy(), 100);
    },
    '/both': (_, response) => {
      response.writeHead(302, ['location', '/', 'location', '/loop']);
      response.end();
    },
    '/large': { body: 'x'.repeat(3_000_000) },
    '/latin': {
      headers: { 'content-type': 'text/html; charset=iso-8859-1' },
      body: Buffer.from([0x63, 0x61, 0x66, 0xe9]),
    },
    '/odd': { headers: { 'content-type': 'text/html; charset=klingon' }, body: 'text' },
    '/silent': () => undefined,
    '/drip': (_, response) => {
      response.write('<p>');
      const timer = setInterval(() => response.write('.'), 20);
      response.on('close', () => clearInterval(timer));
    },
    '/hollow': (_, response) => response.flushHeaders(),
    '/prototype': { headers: { 'content-encoding': 'constructor' }, body: 'plain' },
    '/endless': (_, response) => {
      const more = () => {
        while (response.write('x'.repeat(100_000)));
      };
      response.on('drain', more);
      more();
    },
    '/headers': { headers: { 'x-long': 'x'.repeat(20_000) }, body: '' },
    '/cookies': (request, response) => response.end(`cookie: ${request.headers.cookie ?? 'none'}`),
    '/agent': (request, response) => response.end(request.headers['user-agent']),
  }));
  fetcher = createFetcher(site.policy);
});
afterAll(async () => {
  await fetcher.close();
  await site.close();
});

test('follows redirects and remembers them', async () => {
  const { status, text, hops, url } = await fetcher.fetch(`${site.url}/moved`);
  expect({ status, text, url }).toEqual({ status: 200, text: 'سلام', url: `${site.url}/` });
  expect(hops).toEqual([{ url: `${site.url}/moved`, status: 301 }]);
});

test('gives up a loop after the redirects that are allowed', async () => {
  const { isLoop, hops } = await fetcher.fetch(`${site.url}/loop`);
  expect(isLoop).toBe(true);
  expect(hops).toHaveLength(ANALYSIS_LIMITS.redirects);
});

test.each(['/bomb', '/bombs', '/large', '/endless', '/broken'])('T15: %s is cut at the limit', async (path) => {
  const { bytes, isCut } = await fetcher.fetch(site.url + path);
  expect(bytes).toBeLessThanOrEqual(ANALYSIS_LIMITS.pageBytes);
  expect(isCut).toBe(true);
});

test.each(['/silent', '/drip'])('T15: %s ends when the time is over', async (path) => {
  const answer = fetcher.fetch(site.url + path, { signal: AbortSignal.timeout(300) });
  await expect(answer).rejects.toMatchObject({ kind: 'too_slow' });
});

test('T15: what has come when the time is over is kept, and nothing is no answer', async () => {
  const drip = await fetcher.fetch(`${site.url}/drip`, { limitMs: 300 });
  expect(drip).toMatchObject({ status: 200, isCut: true, isTimedOut: true });
  expect(drip.text).toMatch(/^<p>/);
  await expect(fetcher.fetch(`${site.url}/hollow`, { limitMs: 300 })).rejects.toMatchObject({ kind: 'too_slow' });
});

test('T15: what has come of a compressed page whose connection breaks off is kept, and called cut', async () => {
  const torn = await fetcher.fetch(`${site.url}/torn`);
  expect(torn).toMatchObject({ status: 200, isCut: true, isTimedOut: true });
  expect(torn.bytes).toBeGreaterThan(50_000);
});

test('of two places that a redirect names, the first is gone to', async () => {
  expect(await fetcher.fetch(`${site.url}/both`)).toMatchObject({ status: 200, url: `${site.url}/`, text: 'سلام' });
});

test('a redirect that may not be followed is the answer', async () => {
  const { status, url, hops } = await fetcher.fetch(`${site.url}/moved`, { mayFollow: async () => false });
  expect({ status, url, hops }).toEqual({ status: 301, url: `${site.url}/moved`, hops: [] });
});

test('a compression that nobody knows is none', async () => {
  expect((await fetcher.fetch(`${site.url}/prototype`)).text).toBe('plain');
});

test('too many headers are no answer', async () => {
  await expect(fetcher.fetch(`${site.url}/headers`)).rejects.toMatchObject({ kind: 'unreachable' });
});

test('reads other charsets, and unknown ones as UTF-8', async () => {
  expect(await fetcher.fetch(`${site.url}/latin`)).toMatchObject({ text: 'café', charset: 'iso-8859-1' });
  expect(await fetcher.fetch(`${site.url}/odd`)).toMatchObject({ text: 'text', charset: 'klingon' });
});

test('sends no cookie back and says who asks', async () => {
  await fetcher.fetch(site.url);
  expect((await fetcher.fetch(`${site.url}/cookies`)).text).toBe('cookie: none');
  expect((await fetcher.fetch(`${site.url}/agent`)).text).toMatch(/AlphaAnalyzer\/\d.*\+https?:/);
});

test('a port that is filtered looks like one that refuses, so that http is tried', () => {
  expect(asFetchError(new errors.ConnectTimeoutError()).kind).toBe('unreachable');
  expect(asFetchError(new errors.HeadersTimeoutError()).kind).toBe('too_slow');
});

test('a name that nobody knows is not reached', async () => {
  await expect(PUBLIC_ONLY.resolve('nobody.invalid')).rejects.toMatchObject({ kind: 'unreachable' });
});

test('a port that refuses and a name that is none look alike', async () => {
  const open = createFetcher({ ...site.policy, allowsPort: () => true });
  await expect(open.fetch('http://site.test:1/')).rejects.toMatchObject({
    kind: 'unreachable',
    message: 'unreachable',
  });
  await open.close();
});
