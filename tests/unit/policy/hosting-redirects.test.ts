import { describe, expect, it } from 'vitest';
import { cloudflareRedirects } from '#lib/hosting/cloudflare.ts';
import { cloudfrontRequest } from '#lib/hosting/cloudfront.ts';
import { netlifyRedirects } from '#lib/hosting/netlify.ts';
import { type RedirectRule, SPELLING_REDIRECTS, TAG_REDIRECTS } from '#lib/hosting/redirects.ts';
import { LANGUAGE_CODES } from '#lib/i18n/languages.ts';
import { resolvePath } from '#lib/i18n/resolve-path.ts';
import { builtPages, pageOf } from '#lib/pages/registry.ts';

function applied(rules: readonly RedirectRule[], address: string): string | null {
  const rule = rules.find(({ pattern }) => new RegExp(pattern).test(address));
  return rule?.to ? address.replace(new RegExp(rule.pattern), rule.to) : null;
}

const redirectOf = (address: string): string | null =>
  applied(SPELLING_REDIRECTS, address) ?? applied(TAG_REDIRECTS, address);

const slugs = builtPages().map((id) => pageOf(id).slug);
const TAGS = ['en-US', 'de_AT', 'EN', 'Fa', 'zh-Hant-TW', 'es-419', 'pt-BR', 'xx', 'nds', 'sr-Cyrl-RS', 'ar-AE'];
const pages = (slug: string): string[] => [
  ...LANGUAGE_CODES.flatMap((code) => [`/${code}/${slug}/`, `/${code}//${slug}`, `//${code}/${slug}`]),
  ...TAGS.map((tag) => `/${tag}/${slug}`),
];
const ADDRESSES = [
  ...slugs.filter(Boolean).flatMap(pages),
  ...LANGUAGE_CODES.flatMap((code) => [`/${code}/`, `/${code}//`, `//${code}`, `/${code}/404/`, `/${code}/x/`]),
  ...TAGS.flatMap((tag) => [`/${tag}`, `/${tag}/`, `/${tag}/logo.png`, `/${tag}/nothing/here`]),
  ...[
    '/',
    '/web-design',
    '/nothing',
    '/nothing/',
    '/favicon.ico',
    '/wp/login.php',
    '/es-419x/a',
    '/%65n/',
    '/e',
    '/abcd',
  ],
];

describe('the redirects of other hosts', () => {
  it.each(['', '?utm_source=a&b=//c?d'])('are those of our own server, for an address that ends in "%s"', (query) => {
    const differences = ADDRESSES.filter((address) => {
      const decision = resolvePath(address);
      const wanted = decision.kind === 'redirect' ? decision.to + query : null;
      return redirectOf(address + query) !== wanted;
    });
    expect(differences).toEqual([]);
  });

  it('send no page that stands away, and none to another site', () => {
    for (const slug of slugs)
      for (const code of LANGUAGE_CODES) expect(redirectOf(`/${code}/${slug}`.replace(/\/$/, ''))).toBeNull();
    for (const address of ['//evil.example/x', '/xx//evil.example', '//xx//evil', '/en-GB//evil', '//en'])
      expect(redirectOf(address) ?? '/fa').toMatch(/^\/(?:fa|en)(?:$|\/)/);
  });

  it('end where they should when slashes too many stand behind another tag', () => {
    const first = redirectOf('/pt-BR//web-design/?a=b') ?? '';
    expect(redirectOf(first)).toBe('/fa/web-design?a=b');
  });

  it('are read by nginx, which takes no word of more than 4,096 bytes', () => {
    for (const { pattern } of [...SPELLING_REDIRECTS, ...TAG_REDIRECTS]) expect(pattern.length).toBeLessThan(4000);
  });
});

describe('the function of CloudFront', () => {
  type Query = Record<string, { value: string; multiValue?: { value: string }[] }>;
  type Answer = { uri?: string; statusCode?: number; headers?: { location: { value: string } } };
  const text = cloudfrontRequest();
  const handler = new Function(`${text}; return handler;`)() as (event: {
    request: { uri: string; querystring: Query };
  }) => Answer;
  const answer = (uri: string, querystring: Query = {}) => handler({ request: { uri, querystring } });

  it.each([
    ['/', '/index.html'],
    ['/de', '/de.html'],
    ['/de/blog/seo-guide-article', '/de/blog/seo-guide-article.html'],
    ['/de/nothing/', '/de/nothing.html'],
    ['/styles/page.0123456789.css', '/styles/page.0123456789.css'],
  ])('%s is the file %s', (uri, file) => expect(answer(uri).uri).toBe(file));

  it.each([
    ['/de/', 308, '/de'],
    ['/en/web-design/', 308, '/en/web-design'],
    ['/en-US/web-design', 302, '/en/web-design'],
    ['/pt-BR', 302, '/fa'],
  ])('%s leads to %i %s', (uri, status, to) => {
    expect(answer(uri)).toMatchObject({ statusCode: status, headers: { location: { value: to } } });
  });

  it('keeps the query as it came', () => {
    const query = { a: { value: '1', multiValue: [{ value: '1' }, { value: 'x%20y' }] }, b: { value: '' } };
    expect(answer('/de/', query).headers?.location.value).toBe('/de?a=1&a=x%20y&b');
  });

  it('is no larger than CloudFront takes', () => expect(text.length).toBeLessThan(10_240));
});

describe('_redirects', () => {
  const rulesOf = (text: string) =>
    text
      .trim()
      .split('\n')
      .map((line) => line.split(' '));

  it('of Netlify pass /api on, know tags by country, and show the 404 page of the language', () => {
    const rules = rulesOf(netlifyRedirects('https://api.example.com'));
    expect(rules).toContainEqual(['/api/*', 'https://api.example.com/api/:splat', '200']);
    expect(rules).toContainEqual(['/en-GB/*', '/en/:splat', '302']);
    for (const code of LANGUAGE_CODES) expect(rules).toContainEqual([`/${code}/*`, `/${code}/404.html`, '404']);
  });

  it('of Cloudflare redirect within the site, and are as few as it takes, the fixed ones first', () => {
    const rules = rulesOf(cloudflareRedirects());
    for (const [, to, status] of rules) expect([to?.startsWith('/'), status]).toEqual([true, '302']);
    const dynamic = rules.map(([from = '']) => /[:*]/.test(from));
    expect(dynamic.filter(Boolean).length).toBeLessThanOrEqual(100);
    expect(dynamic.indexOf(true)).toBeGreaterThan(dynamic.lastIndexOf(false));
    for (const code of LANGUAGE_CODES) expect(rules).toContainEqual([`/${code}-:region/*`, `/${code}/:splat`, '302']);
  });
});
