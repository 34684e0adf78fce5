import type { Site } from '#server/modules/analyses/site.ts';
import { asset, crawled, facts, HOME, robots, sitemap, siteWith, TLS, visitTo } from './sample-site.ts';

export interface SiteCase {
  readonly good: Site;
  readonly bad: Site;
  /** Part of a proof. */
  readonly proof?: string;
}

const of = (good: Parameters<typeof siteWith>[0], bad: Parameters<typeof siteWith>[0], proof?: string): SiteCase => ({
  good: siteWith(good),
  bad: siteWith(bad),
  ...(proof && { proof }),
});
const pages = (
  good: Site['pages'],
  bad: Site['pages'],
  proof?: string,
  probes: Parameters<typeof siteWith>[0] = {},
): SiteCase => ({
  good: siteWith(probes, good),
  bad: siteWith(probes, bad),
  ...(proof && { proof }),
});

const other = (visit = visitTo(`${HOME}fa`), changes = {}) => ({
  alternates: [{ lang: 'fa', visit, facts: facts('/fa', { alternates: [{ lang: 'en', href: HOME }], ...changes }) }],
});
const linking = (path: string) => crawled('/', { internal: [HOME + path] });
const hopOf = (status: number) => [{ url: HOME, status }];
const spread = 'body {\n    color: red;\n    /* a comment of some length */\n}\n\n\n'.repeat(80);
const sketch = Array.from({ length: 64 }, (_, at) => at);

/** For every check of the site: a site that passes and one that does not. */
export const SITE_CASES: Readonly<Record<string, SiteCase>> = {
  'robots-blocked': of(
    { robots: robots('User-agent: *\nDisallow: /admin') },
    { robots: robots('User-agent: *\nDisallow: /') },
    'Googlebot',
  ),
  'robots-valid': of(
    { robots: robots('# all\nUser-agent: *\nAllow: /') },
    { robots: robots('<html>not found</html>') },
    '<html>',
  ),
  'https-redirect': of(
    { overHttp: visitTo('http://lamps.test/', 200, { finalUrl: HOME, hops: hopOf(301) }) },
    { overHttp: visitTo('http://lamps.test/') },
    'http://lamps.test/',
  ),
  'one-host': of(
    { otherHost: visitTo('https://www.lamps.test/', 200, { finalUrl: HOME, hops: hopOf(301) }) },
    { otherHost: visitTo('https://www.lamps.test/') },
    'www.lamps.test',
  ),
  'slash-case': of(
    { variant: { visit: visitTo(`${HOME}a/`), canonical: HOME } },
    { variant: { visit: visitTo(`${HOME}a/`), canonical: null } },
    '/a/',
  ),
  'unknown-address': of({ unknown: visitTo(`${HOME}x`, 404) }, { unknown: visitTo(`${HOME}x`) }, '200'),
  'canonical-target': of(
    { canonical: { visit: visitTo(HOME), facts: facts('/') } },
    { canonical: { visit: visitTo(`${HOME}old`, 404), facts: null } },
    '404',
  ),
  sitemap: of(
    { sitemap: sitemap('/') },
    { sitemap: { url: `${HOME}s.xml`, isDeclared: true, isValid: false, urls: [] } },
    's.xml',
  ),
  'sitemap-sample': pages([crawled('/')], [crawled('/', { isIndexable: false })], HOME, { sitemap: sitemap('/') }),
  'click-depth': pages(
    [crawled('/'), crawled('/a', { depth: 2 })],
    [crawled('/'), crawled('/deep', { depth: 7 })],
    '/deep',
  ),
  orphans: pages([crawled('/', { internal: [`${HOME}a`] }), crawled('/a')], [crawled('/'), crawled('/lost')], '/lost', {
    sitemap: sitemap('/', '/lost'),
  }),
  'hreflang-return': of(other(), other(undefined, { alternates: [] }), '/fa'),
  'hreflang-target': of(other(), other(visitTo(`${HOME}fa`, 404)), '404'),
  'title-unique': pages(
    [crawled('/'), crawled('/a')],
    [crawled('/'), crawled('/a', { title: 'Title of /' })],
    'Title of /',
  ),
  'description-unique': pages(
    [crawled('/'), crawled('/a')],
    [crawled('/'), crawled('/a', { description: 'Description of /' })],
    'Description of /',
  ),
  'exact-copy': pages(
    [crawled('/', { hash: 'a' }), crawled('/a', { hash: 'b' })],
    [crawled('/', { hash: 'a' }), crawled('/copy', { hash: 'a' })],
    '/copy',
  ),
  'near-copy': pages(
    [crawled('/', { hash: 'a', sketch }), crawled('/a', { hash: 'b', sketch: sketch.map((value) => value + 1) })],
    [crawled('/', { hash: 'a', sketch }), crawled('/near', { hash: 'b', sketch: sketch.with(0, 99) })],
    '/near',
  ),
  favicon: of({ icon: visitTo(`${HOME}favicon.ico`) }, { icon: visitTo(`${HOME}favicon.ico`, 404) }, 'favicon.ico'),
  'share-image': of(
    { shareImage: { url: `${HOME}s.png`, status: 200, size: [1200, 630], thumbnail: null } },
    { shareImage: { url: `${HOME}s.png`, status: 200, size: [300, 200], thumbnail: null } },
    '300×200',
  ),
  'broken-links': {
    good: siteWith({ internal: [visitTo(`${HOME}a`), visitTo(`${HOME}listed-only`, 404)] }, [linking('a')]),
    bad: siteWith({ internal: [visitTo(`${HOME}gone`, 404)] }, [linking('gone')]),
    proof: '404 https://lamps.test/gone',
  },
  'broken-external': of(
    { external: [visitTo('https://a.test/', 403)] },
    { external: [visitTo('https://a.test/gone', 410)] },
    'a.test/gone',
  ),
  'redirected-links': {
    good: siteWith({ internal: [visitTo(`${HOME}a`)] }, [linking('a'), crawled('/a')]),
    bad: siteWith({ internal: [visitTo(`${HOME}moved`, 200, { hops: hopOf(301) })] }, [
      linking('moved'),
      crawled('/a'),
    ]),
    proof: '/moved',
  },
  'first-byte': of({ firstBytes: [2000, 90, 100] }, { firstBytes: [900, 1400, 1500] }),
  compression: of({ assets: [asset('/a.js')] }, { assets: [asset('/plain.js', { encoding: '' })] }, 'plain.js'),
  http2: of({ tls: TLS }, { tls: { ...TLS, alpn: 'http/1.1' } }, 'http/1.1'),
  'page-weight': of(
    { assets: [asset('/a.js')] },
    { assets: [asset('/huge.jpg', { kind: 'image', wireBytes: 2_500_000 })] },
    'huge.jpg',
  ),
  'cache-life': of(
    { assets: [asset('/a.0123abcd.js')] },
    { assets: [asset('/a.0123abcd.js', { cacheControl: 'max-age=600' })] },
    'max-age=600',
  ),
  minified: of(
    { assets: [asset('/a.css', { text: 'a{b:c}'.repeat(500) })] },
    { assets: [asset('/wide.css', { text: spread })] },
    'wide.css',
  ),
  'same-file-twice': of(
    { assets: [asset('/a.js', { text: 'a'.repeat(200) }), asset('/b.js', { text: 'b'.repeat(200) })] },
    {
      assets: [asset('/jquery-3.1.js', { text: 'a'.repeat(200) }), asset('/jquery.min.js', { text: 'b'.repeat(200) })],
    },
    'jquery.min.js',
  ),
  'image-format': of(
    { assets: [asset('/a.avif', { kind: 'image', type: 'image/avif', wireBytes: 40_000 })] },
    { assets: [asset('/a.png', { kind: 'image', type: 'image/png', wireBytes: 600_000 })] },
    'a.png',
  ),
  fonts: pages(
    [crawled('/', { inlineStyles: '@font-face{src:url(a.woff2);font-display:swap}' })],
    [crawled('/', { inlineStyles: '@font-face{src:url(a.ttf)}' })],
    'a.ttf',
  ),
  https: {
    good: siteWith({ tls: TLS }),
    bad: siteWith({ tls: { ...TLS, isValid: false, error: 'CERT_HAS_EXPIRED' } }),
    proof: 'CERT_HAS_EXPIRED',
  },
  'certificate-days': of({ tls: TLS }, { tls: { ...TLS, validUntil: '2026-03-10T00:00:00Z' } }, '2026-03-10'),
  'tls-version': of({ tls: TLS }, { tls: { ...TLS, acceptsOld: true } }, 'TLS 1.0'),
};
