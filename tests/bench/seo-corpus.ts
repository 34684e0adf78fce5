import type { Route } from '#tests/server/support/local-site.ts';

const GOOD_HEAD =
  '<title>Lamps for every room of the house</title><meta name="description" content="Lamps made by hand, with prices and delivery times."><meta name="viewport" content="width=device-width, initial-scale=1">';
const GOOD_BODY =
  '<main><h1>Lamps</h1><p>Text.</p><img src="/lamp.png" alt="A lamp"><a href="/prices">Prices of all lamps</a></main>';

const html = (head: string, body: string, tag = '<html lang="en">'): string =>
  `<!doctype html>${tag}<head><meta charset="utf-8">${head}</head><body>${body}</body></html>`;

/** A page and its robots.txt; each strays from the good one in what its name says. */
export interface Sample {
  readonly name: string;
  readonly routes: (url: string) => Readonly<Record<string, Route>>;
}

const linked = (name: string, page: (url: string) => Route, robots?: Route): Sample => ({
  name,
  routes: (url) => ({
    '/': page(url),
    '/prices': html(GOOD_HEAD, GOOD_BODY),
    '/lamp.png': { headers: { 'content-type': 'image/png' }, body: PIXEL },
    ...(robots && { '/robots.txt': robots }),
  }),
});
const sample = (name: string, page: Route, robots?: Route): Sample => linked(name, () => page, robots);

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const text = (body: string): Route => ({ headers: { 'content-type': 'text/plain' }, body });
const withHead = (head: string): string => html(GOOD_HEAD + head, GOOD_BODY);
const withBody = (body: string): string => html(GOOD_HEAD, `<main><h1>Lamps</h1>${body}</main>`);

/** Pages on which Lighthouse's SEO audits and the analyzer look at the same things: good, broken, multilingual, right to left. */
export const CORPUS: readonly Sample[] = [
  sample('good', html(GOOD_HEAD, GOOD_BODY), text('User-agent: *\nAllow: /')),
  sample('no title', html('<meta name="description" content="Lamps made by hand.">', GOOD_BODY)),
  sample('no description', html('<title>Lamps for every room</title>', GOOD_BODY)),
  sample(
    'empty description',
    html('<title>Lamps for every room</title><meta name="description" content="">', GOOD_BODY),
  ),
  sample('noindex', withHead('<meta name="robots" content="noindex">')),
  sample('noindex in a header', {
    headers: { 'content-type': 'text/html; charset=utf-8', 'x-robots-tag': 'noindex' },
    body: html(GOOD_HEAD, GOOD_BODY),
  }),
  sample('blocked by robots.txt', html(GOOD_HEAD, GOOD_BODY), text('User-agent: *\nDisallow: /')),
  sample('broken robots.txt', html(GOOD_HEAD, GOOD_BODY), text('Disalow /private\nnonsense here')),
  sample('answers 404', { status: 404, body: html(GOOD_HEAD, GOOD_BODY) }),
  sample('picture without text', withBody('<img src="/lamp.png"><a href="/prices">Prices of all lamps</a>')),
  sample('link that says nothing', withBody('<a href="/prices">click here</a>')),
  sample('link that script opens', withBody('<a onclick="go()" href="javascript:void(0)">Prices</a>')),
  sample('link without an address', withBody('<a role="button">Prices</a><a href="/prices">Prices of all lamps</a>')),
  linked('bad hreflang', (url) =>
    withHead(
      `<link rel="alternate" hreflang="xx-lang" href="${url}/de"><link rel="alternate" hreflang="en" href="${url}/">`,
    ),
  ),
  linked('good hreflang', (url) =>
    withHead(
      `<link rel="alternate" hreflang="en" href="${url}/"><link rel="alternate" hreflang="fa" href="${url}/fa"><link rel="alternate" hreflang="x-default" href="${url}/">`,
    ),
  ),
  sample('relative canonical', withHead('<link rel="canonical" href="/prices">')),
  linked('two canonicals', (url) =>
    withHead(`<link rel="canonical" href="${url}/"><link rel="canonical" href="${url}/prices">`),
  ),
  linked('good canonical', (url) => withHead(`<link rel="canonical" href="${url}/">`)),
  sample(
    'Persian',
    html(
      '<title>چراغ‌های دست‌ساز برای هر اتاق</title><meta name="description" content="چراغ‌های دست‌ساز با قیمت و زمان تحویل.">',
      '<main><h1>چراغ‌ها</h1><img src="/lamp.png" alt="چراغ رومیزی"><a href="/prices">قیمت چراغ‌ها</a></main>',
      '<html lang="fa" dir="rtl">',
    ),
  ),
  sample(
    'Persian, link that says nothing',
    html(
      '<title>چراغ‌های دست‌ساز برای هر اتاق</title><meta name="description" content="چراغ‌های دست‌ساز.">',
      '<main><h1>چراغ‌ها</h1><a href="/prices">اینجا</a></main>',
      '<html lang="fa" dir="rtl">',
    ),
  ),
  sample(
    'Spanish, link that says nothing',
    html(
      '<title>Lámparas para cada cuarto</title><meta name="description" content="Lámparas hechas a mano.">',
      '<main><h1>Lámparas</h1><a href="/prices">haga clic aquí</a></main>',
      '<html lang="es">',
    ),
  ),
];
