import { describe, expect, it } from 'vitest';
import { GOOGLE_SLUGS } from '#lib/delivery/content-policy.ts';
import { caddyfile } from '#lib/hosting/caddy.ts';
import { cloudflareFunction, cloudflareRedirects } from '#lib/hosting/cloudflare.ts';
import { bucketUpload, cloudfrontErrors, cloudfrontRequest, cloudfrontResponse } from '#lib/hosting/cloudfront.ts';
import { edgeHeaders } from '#lib/hosting/edge-headers.ts';
import { netlifyRedirects } from '#lib/hosting/netlify.ts';
import { nginxConfig } from '#lib/hosting/nginx.ts';
import { CACHE, GOOGLE_OPENER_POLICY, HASHED_FOLDERS, headersOfHost } from '#lib/hosting/rules.ts';
import { LANGUAGE_CODES } from '#lib/i18n/languages.ts';

const SERVICES = ['127.0.0.1:3000', '127.0.0.1:3001'];
const HOSTS: Readonly<Record<string, string>> = {
  nginx: nginxConfig('/srv/site', { services: SERVICES }),
  Caddy: caddyfile('www.example.com', '/srv/site', { services: SERVICES }),
  Netlify: edgeHeaders() + netlifyRedirects('https://api.example.com'),
  'Cloudflare Pages': edgeHeaders() + cloudflareRedirects(),
  'S3 and CloudFront': cloudfrontRequest() + cloudfrontResponse() + bucketUpload('site'),
};

describe.each(Object.entries(HOSTS))('%s', (_name, text) => {
  it('sends every header', () => {
    for (const [name, value] of Object.entries(headersOfHost())) {
      expect(text).toContain(name);
      expect(text).toContain(value);
    }
  });

  it('keeps each kind of file as long as our own server says', () => {
    for (const value of Object.values(CACHE)) expect(text).toContain(value);
    for (const folder of HASHED_FOLDERS) expect(text).toContain(folder.slice(1));
    expect(text).toContain('search-index/');
  });

  it('lets pages with the button of Google talk to its window', () => {
    expect(text).toContain(GOOGLE_OPENER_POLICY);
    for (const slug of GOOGLE_SLUGS) expect(text).toMatch(new RegExp(`[/|:(]${slug}[|)\\n]`));
  });

  it('knows every language', () => {
    for (const code of LANGUAGE_CODES) expect(text).toMatch(new RegExp(`[(|/]${code}[)|/ ]`));
  });
});

it('a quote or a line of its own in a value would break out of these files', () => {
  for (const value of Object.values(headersOfHost())) expect(value).not.toMatch(/["\n\\]/);
});

/** Headers by `_headers`, as both hosts read it: a later block replaces what it takes back first. */
function edgeHeadersOf(path: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const block of edgeHeaders().trim().split('\n\n')) {
    const [pattern = '', ...lines] = block.split('\n');
    const regex = pattern.replaceAll('.', '\\.').replace(/:\w+/, '[^/]+').replace('*', '.*');
    if (!new RegExp(`^${regex}$`).test(path)) continue;
    for (const line of lines) {
      const [name = '', value] = line.trim().split(/: (.*)/);
      if (value === undefined) delete found[name.slice(2)];
      else found[name] = found[name] === undefined ? value : `${found[name]}, ${value}`;
    }
  }
  return found;
}

describe('_headers', () => {
  it.each([
    ['/de/web-design', CACHE.page, 'same-origin'],
    ['/de/login', CACHE.page, GOOGLE_OPENER_POLICY],
    ['/search-index/de/about-us.1a66487d84.json', CACHE.hashed, 'same-origin'],
    ['/search-index/de/index.json', CACHE.page, 'same-origin'],
    ['/motifs/icons.svg', CACHE.lasting, 'same-origin'],
    ['/share/home-de.0123456789.png', CACHE.hashed, 'same-origin'],
    ['/service-worker.js', CACHE.worker, 'same-origin'],
  ])('of %s', (path, cache, opener) => {
    expect(edgeHeadersOf(path)).toMatchObject({ 'cache-control': cache, 'cross-origin-opener-policy': opener });
  });
});

describe('the response function of CloudFront', () => {
  const handler = new Function(`${cloudfrontResponse()}; return handler;`)() as (event: {
    request: { uri: string };
    response: { headers: Record<string, { value: string }> };
  }) => { headers: Record<string, { value: string }> };

  it.each([
    ['/de/login.html', GOOGLE_OPENER_POLICY],
    ['/de/web-design.html', 'same-origin'],
  ])('sends %s with the opener policy %s', (uri, opener) => {
    const { headers } = handler({ request: { uri }, response: { headers: {} } });
    expect(headers['cross-origin-opener-policy']?.value).toBe(opener);
    expect(headers['x-content-type-options']?.value).toBe('nosniff');
  });

  it('is not asked about errors, which are the 404 page of all languages', () => {
    expect(JSON.parse(cloudfrontErrors())).toMatchObject({
      Items: [403, 404].map((ErrorCode) => ({ ErrorCode, ResponseCode: '404', ResponsePagePath: '/404.html' })),
    });
  });
});

describe('proxies in front', () => {
  it('are believed by nginx and Caddy only where they are named', () => {
    const proxies = ['10.0.0.0/8', '192.0.2.1'];
    const nginx = nginxConfig('/srv/site', { services: SERVICES, proxies });
    for (const address of proxies) expect(nginx).toContain(`    ${address} 1;`);
    expect(caddyfile(':80', '/srv/site', { services: SERVICES, proxies })).toContain(
      `trusted_proxies ${proxies.join(' ')}\n`,
    );
    expect(caddyfile(':80', '/srv/site', { services: SERVICES })).not.toContain('trusted_proxies');
  });

  it('does not hide who asks from a service behind a function of Cloudflare', async () => {
    const module = cloudflareFunction('https://api.example.com').replace('export function', 'function');
    const asked: Request[] = [];
    const onRequest = new Function('fetch', `${module}; return onRequest;`)((request: Request) =>
      asked.push(request),
    ) as (context: { request: Request }) => unknown;
    const headers = { 'cf-connecting-ip': '203.0.113.9', 'x-forwarded-for': '198.51.100.1' };
    onRequest({
      request: new Request('https://www.example.com/api/auth/login?a=b', { method: 'POST', body: '{}', headers }),
    });
    expect(asked[0]?.url).toBe('https://api.example.com/api/auth/login?a=b');
    expect(asked[0]?.method).toBe('POST');
    expect(Object.fromEntries(asked[0]?.headers ?? [])).toMatchObject({
      'x-forwarded-for': '203.0.113.9',
      'x-forwarded-proto': 'https',
      'x-forwarded-host': 'www.example.com',
    });
  });
});

it('nginx looks names of nodes up again only where a name server is given, and leaves a dead one after a second', () => {
  const plain = nginxConfig('/srv/site', { services: SERVICES });
  expect(plain).toContain('proxy_connect_timeout 1s;');
  expect(plain).not.toContain('resolver');
  const again = nginxConfig('/srv/site', { services: ['service-a:3000'], resolver: '127.0.0.11' });
  expect(again).toContain('    resolver 127.0.0.11 valid=10s;');
  expect(again).toContain('    server service-a:3000 max_fails=1 fail_timeout=5s resolve;');
});
