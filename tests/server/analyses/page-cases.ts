import { type PageCase, page, pair, withHeaders } from './page-case.ts';

const alternates = (...tags: string[]): string => tags.map((tag) => `<link rel="alternate" ${tag}>`).join('');
const words = (count: number): string => 'کلمه‌ها '.repeat(count);
const many = (count: number, tag: string): string => tag.repeat(count);
const nested = (depth: number): string => `${'<div>'.repeat(depth)}${'</div>'.repeat(depth)}`;
const VIEWPORT = '<meta name="viewport" content="width=device-width';

const INDEXING: Readonly<Record<string, PageCase>> = {
  'final-status': { good: page(''), bad: page('', { status: 500, proof: '500' }) },
  noindex: pair('<meta name="robots" content="index">', '<meta name="robots" content="noindex, follow">', 'noindex'),
  'redirect-chain': { good: page('', { path: '/once' }), bad: page('', { path: '/start', proof: '/middle' }) },
  'redirect-kind': { good: page('', { path: '/once' }), bad: page('', { path: '/start', proof: '302' }) },
  canonical: pair(
    '<link rel="canonical" href="SITE/a">',
    '<link rel="canonical" href="/a"><link rel="canonical" href="/b">',
    'href="/a"',
  ),
  'canonical-header': {
    good: page('<link rel="canonical" href="/a">', { headers: { link: '</a>; rel="canonical"' } }),
    bad: page('<link rel="canonical" href="/a">', { headers: { link: '</b>; rel="canonical"' }, proof: '</b>' }),
  },
  'url-form': { good: page(''), bad: page('', { path: '/Some_Page' }) },
  'links-crawlable': pair('<a href="/a">a</a>', '<a href="javascript:go()">a</a>', 'javascript:go()'),
  'internal-nofollow': pair('<a href="/a">a</a>', '<a rel="nofollow" href="/a">a</a>', 'nofollow'),
  'hreflang-codes': pair(alternates('hreflang="fa-IR" href="/"'), alternates('hreflang="en-UK1" href="/"'), 'en-UK1'),
  'hreflang-self': pair(
    alternates('hreflang="en" href="SITE/good/hreflang-self"', 'hreflang="x-default" href="/"'),
    alternates('hreflang="fa" href="/fa"'),
    '/fa',
  ),
  'hreflang-absolute': pair(alternates('hreflang="en" href="SITE/"'), alternates('hreflang="en" href="/en"'), '/en'),
  'hreflang-lang': pair(
    `<html lang="en-GB">${alternates('hreflang="en" href="SITE/good/hreflang-lang"')}`,
    `<html lang="de">${alternates('hreflang="en" href="SITE/bad/hreflang-lang"')}`,
    'lang="de"',
  ),
};

const CONTENT: Readonly<Record<string, PageCase>> = {
  title: pair(
    '<title>One</title><svg><title>of a picture</title></svg>',
    '<title>One</title><title>Two</title>',
    'Two',
  ),
  'title-length': pair(`<title>${'سلام‌ '.repeat(6)}</title>`, '<title>Home</title>', 'Home'),
  description: pair('<meta name="description" content="text">', '<meta name="description" content="">'),
  'description-length': pair(
    `<meta name="description" content="${'x'.repeat(100)}">`,
    '<meta name="description" content="short">',
    'short',
  ),
  'one-h1': pair('<h1>a</h1>', '<h1>a</h1><h1>b</h1>', '<h1>b</h1>'),
  'heading-order': pair('<h1>a</h1><h2>b</h2><h3>c</h3><h2>d</h2>', '<h1>a</h1><h3>c</h3>', '<h3>c</h3>'),
  words: pair(`<main>${words(220)}</main>`, `<nav>${words(300)}</nav><main>${words(120)}</main>`),
  'image-alt': pair('<img src="a" alt=""><img src="b" alt="A lamp">', '<img src="a.png"><img src="b" alt="">', 'a.png'),
  'link-text': pair('<a href="/a">Prices of lamps</a>', '<a href="/a">ادامهٔ مطلب</a>', 'ادامهٔ مطلب'),
  'html-lang': pair('<html lang="fa-IR">', '<html lang="persian language">', 'persian language'),
  'text-direction': pair('<html lang="fa" dir="rtl">', '<html lang="ar">', 'lang="ar"'),
  'text-language': pair(
    `<html lang="fa"><p>${words(30)}`,
    `<html lang="fa"><p>${'some words '.repeat(20)}`,
    'some words',
  ),
  'persian-letters': pair('<html lang="fa"><p>یک کتاب', '<html lang="fa"><p>يك كتاب', 'كتاب'),
  charset: {
    good: page('<meta charset="utf-8">'),
    bad: page('', { headers: { 'content-type': 'text/html; charset=windows-1256' }, proof: 'windows-1256' }),
  },
  doctype: pair('<!doctype html><p>', '<html><p>', '<html>'),
  viewport: pair(`${VIEWPORT}">`, '<meta name="viewport" content="width=1024">', '1024'),
  'json-ld': pair(
    '<script type="application/ld+json">{"a":1}</script>',
    '<script type="application/ld+json">{"a":}</script>',
    '{"a":}',
  ),
  'json-ld-fields': pair(
    '<script type="application/ld+json">{"@graph":[{"@type":"WebSite","name":"A","url":"B"}]}</script>',
    '<script type="application/ld+json">[{"@type":["Organization"],"url":"B"}]</script>',
    'Organization: name',
  ),
  'open-graph': pair(
    many(
      1,
      ['title', 'description', 'image', 'url', 'type']
        .map((name) => `<meta property="og:${name}" content="x">`)
        .join(''),
    ),
    '<meta property="og:title" content="x">',
    'og:image',
  ),
  'open-graph-agrees': pair(
    '<html lang="de-AT"><meta property="og:locale" content="de_DE">',
    '<html lang="de"><meta property="og:locale" content="en_US">',
    'en_US',
  ),
  'meta-in-body': pair(
    '<meta name="a" content="b"><p>',
    '<p>text</p><meta name="description" content="b">',
    'description',
  ),
  'left-over-text': pair(
    '<p>A whole text',
    '<p>Lorem ipsum</p><p>Hello {{ name }}'.replace('Lorem', 'lorem'),
    '{{ name }}',
  ),
  'insecure-links': {
    good: page('<a href="/a">a</a><a href="http://other.test/">b</a>', { isSecure: true }),
    bad: page('<a href="http://localhost:3000/a">a</a>', { isSecure: true, proof: 'localhost:3000' }),
  },
  'link-count': pair(many(100, '<a href="/a">a</a>'), many(120, '<a href="/a">a</a>')),
  'tappable-contacts': pair(
    '<a href="tel:+982112345678">+98 21 1234 5678</a><a href="https://wa.me/982112345678">w</a>',
    '<p>+98 21 1234 5678</p><a href="https://wa.me/+98 21">w</a>',
    '+98 21 1234 5678',
  ),
};

const PERFORMANCE: Readonly<Record<string, PageCase>> = {
  requests: pair('<img src="/a">', Array.from({ length: 120 }, (_, at) => `<img src="/${at}">`).join('')),
  'other-domains': pair(
    '<img src="/a">',
    Array.from({ length: 20 }, (_, at) => `<img src="//h${at}.test/a">`).join(''),
    'h1.test',
  ),
  'blocking-files': pair(
    '<head><script src="a" defer></script><link rel="stylesheet" href="b">',
    `<head>${many(5, '<script src="a.js"></script>')}`,
    'a.js',
  ),
  'image-size': pair('<img src="a" width="2" height="1">', '<img src="a.png" width="2">', 'a.png'),
  'lazy-images': pair(
    `<img src="a">${many(3, '<img src="b">')}${many(3, '<img src="c" loading="lazy">')}`,
    `<img src="first" loading="lazy">${many(5, '<img src="c">')}`,
    'first',
  ),
  'dom-size': pair(nested(10), nested(22)),
  iframes: pair('<iframe src="/a"></iframe>', many(8, '<iframe src="/a"></iframe>'), 'iframe'),
};

const secure = { isSecure: true } as const;

const SECURITY: Readonly<Record<string, PageCase>> = {
  hsts: withHeaders(
    { 'strict-transport-security': 'max-age=31536000' },
    { 'strict-transport-security': 'max-age=86400' },
    secure,
  ),
  csp: withHeaders(
    { 'content-security-policy': "default-src 'self'" },
    { 'content-security-policy': "default-src * 'unsafe-inline'" },
  ),
  nosniff: withHeaders({ 'x-content-type-options': 'nosniff' }, {}),
  'frame-guard': withHeaders({ 'content-security-policy': "frame-ancestors 'self'" }, {}),
  'referrer-policy': withHeaders({ 'referrer-policy': 'same-origin' }, { 'referrer-policy': 'unsafe-url' }),
  'mixed-content': {
    good: page('<img src="https://a.test/a">', secure),
    bad: page('<script src="http://a.test/a.js"></script>', { ...secure, proof: 'http://a.test/a.js' }),
  },
  'secure-forms': {
    good: page('<form action="/a">', secure),
    bad: page('<form action="http://a.test/b">', { ...secure, proof: 'a.test/b' }),
  },
  cookies: withHeaders(
    { 'set-cookie': 'a=1; HttpOnly; SameSite=Lax' },
    { 'set-cookie': ['a=1; HttpOnly; SameSite=Lax', 'secret=value'] },
  ),
  'version-shown': withHeaders({ server: 'nginx' }, { server: 'Apache/2.4.1', 'x-powered-by': 'PHP/7.2' }),
  trackers: pair(
    '<script src="https://consent.cookiebot.com/a.js"></script><script>fbq("init")</script>',
    '<script src="https://www.googletagmanager.com/gtm.js"></script>',
    'Google Tag Manager',
  ),
  'privacy-page': pair('<a href="/p">سیاست حریم خصوصی</a>', '<a href="/p">Prices</a>'),
};

const ACCESSIBILITY: Readonly<Record<string, PageCase>> = {
  'form-labels': pair(
    '<label for="a">A</label><input id="a"><label>B <textarea></textarea></label><input type="hidden"><input aria-label="C">',
    '<input id="b" placeholder="Name">',
    'placeholder="Name"',
  ),
  'image-names': pair('<img src="a" alt="">', '<img src="a.png"><input type="image" src="b.png">', 'b.png'),
  'button-names': pair(
    '<button>Send</button><button><img src="a" alt="Close"></button>',
    '<button class="icon"></button>',
    'icon',
  ),
  'link-names': pair('<a href="/a">A</a><a href="/b" aria-label="B"></a>', '<a href="/c"><svg></svg></a>', '/c'),
  'iframe-titles': pair('<iframe src="/a" title="Map"></iframe>', '<iframe src="/map"></iframe>', '/map'),
  'lang-valid': pair('<html lang="en"><p lang="fa">', '<html lang="en"><p lang="english!">', 'english!'),
  zoom: pair(`${VIEWPORT}">`, `${VIEWPORT}, user-scalable=no">`, 'user-scalable'),
  'meta-refresh': pair(
    '<meta http-equiv="refresh" content="0;url=/a">',
    '<meta http-equiv="refresh" content="30">',
    '30',
  ),
  'aria-ids': pair(
    '<label for="a">A</label><input id="a">',
    '<label for="a">A</label><input id="a"><input id="a">',
    'id="a" × 2',
  ),
  'tab-order': pair('<p tabindex="0">', '<p tabindex="3">', 'tabindex="3"'),
  'main-landmark': pair('<main></main>', '<div></div>'),
  'skip-link': pair('<a href="#main">Skip</a><main id="main">', '<a href="#nowhere">Skip</a><main id="main">'),
  'heading-levels': pair('<h1>a</h1><h2>b</h2>', '<h2>a</h2><h4>b</h4>', '<h4>b</h4>'),
  'list-structure': pair('<ul><li>a</li></ul>', '<ul><li>a</li><div>stray</div></ul>', 'stray'),
  'table-structure': pair(
    '<table><tr><th>a</th><td>b</td></tr></table>',
    '<table class="t"><tr><td>b</td></tr></table>',
    'class="t"',
  ),
  autocomplete: pair(
    '<input autocomplete="section-a shipping given-name">',
    '<input autocomplete="firstname">',
    'firstname',
  ),
  paste: pair('<input>', '<input onpaste="return false">', 'onpaste'),
};

/** For every check of a page: one that passes and one that does not. */
export const PAGE_CASES: Readonly<Record<string, PageCase>> = {
  ...INDEXING,
  ...CONTENT,
  ...PERFORMANCE,
  ...SECURITY,
  ...ACCESSIBILITY,
};
