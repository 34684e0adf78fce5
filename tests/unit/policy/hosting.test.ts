import { describe, expect, it } from 'vitest';
import { caddyfile } from '#lib/hosting/caddy.ts';
import { bucketUpload, cloudfrontRequest, cloudfrontResponse } from '#lib/hosting/cloudfront.ts';
import { edgeHeaders, edgeRedirects } from '#lib/hosting/edge.ts';
import { nginxConfig } from '#lib/hosting/nginx.ts';
import { CACHE, HASHED_FOLDERS, headersOfHost } from '#lib/hosting/rules.ts';
import { LANGUAGE_CODES } from '#lib/i18n/languages.ts';

const HOSTS: Readonly<Record<string, string>> = {
  nginx: nginxConfig('/srv/site', { services: ['127.0.0.1:3000', '127.0.0.1:3001'] }),
  Caddy: caddyfile('www.example.com', '/srv/site', ['127.0.0.1:3000', '127.0.0.1:3001']),
  'Netlify and Cloudflare Pages': edgeHeaders() + edgeRedirects('https://api.example.com'),
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
  });

  it('knows every language', () => {
    for (const code of LANGUAGE_CODES) expect(text).toMatch(new RegExp(`[(|/]${code}[)|/ ]`));
  });
});

it('a quote or a line of its own in a value would break out of these files', () => {
  for (const value of Object.values(headersOfHost())) expect(value).not.toMatch(/["\n\\]/);
});

describe('the function of CloudFront', () => {
  const handler = new Function(`${cloudfrontRequest()}; return handler;`)() as (event: {
    request: { uri: string };
  }) => { uri?: string; statusCode?: number; headers?: { location: { value: string } } };
  const answer = (uri: string) => handler({ request: { uri } });

  it.each([
    ['/', '/index.html'],
    ['/de', '/de.html'],
    ['/de/blog/seo-guide-article', '/de/blog/seo-guide-article.html'],
    ['/styles/page.0123456789.css', '/styles/page.0123456789.css'],
  ])('%s is the file %s', (uri, file) => expect(answer(uri).uri).toBe(file));

  it.each([
    ['/de/', '/de'],
    ['/en-US/web-design', '/en/web-design'],
    ['/fa-IR', '/fa'],
  ])('%s leads to %s', (uri, to) => expect(answer(uri).headers?.location.value).toBe(to));
});
