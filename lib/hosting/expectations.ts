import { LANGUAGES } from '#lib/i18n/languages.ts';
import { pathOf } from '#lib/pages/paths.ts';
import { CACHE, GOOGLE_OPENER_POLICY, OPENER_POLICY, SITE_HEADERS } from './rules.ts';

/** What a host has to answer to one address. */
export interface Expectation {
  readonly path: string;
  readonly status: readonly number[];
  /** Where it sends on to, with the query. */
  readonly location?: string;
  readonly cache?: string;
  /** Begin of the media type. */
  readonly type?: string;
  /** `lang` of the page that comes. */
  readonly lang?: string;
  /** It talks to the window of Google, if the host lets Google in at all. */
  readonly opensWindows?: true;
}

const page = (path: string, lang: string): Expectation => ({
  path,
  status: [200],
  cache: CACHE.page,
  type: 'text/html',
  lang,
});

/** The same page by another address: with slashes too many for good, with another tag as things stand today. */
const moved = (status: 302 | 308, from: string, location: string): Expectation[] =>
  ['', '?utm_source=news&utm_medium=a%20b'].map((query) => ({
    path: from + query,
    status: status === 308 ? [301, 308] : [302],
    location: location + query,
  }));

/** Answers every host of the site gives alike; what only our own server can know (cookies) is not among them. */
export const expectations = (): readonly Expectation[] => [
  { path: '/', status: [200, 302], type: 'text/html' },
  ...LANGUAGES.flatMap(({ code, locale }): Expectation[] => [
    page(pathOf('home', code), locale),
    page(pathOf('web-design', code), locale),
    { ...page(pathOf('login', code), locale), opensWindows: true },
    ...moved(308, `/${code}/`, `/${code}`),
    ...moved(308, `/${code}/web-design/`, `/${code}/web-design`),
    { path: `/${code}/nothing-here`, status: [404], type: 'text/html', lang: locale },
    ...moved(302, `/${locale}/web-design`, `/${code}/web-design`),
    { path: `/locales/${code}/ui/account.json`, status: [200], cache: CACHE.page, type: 'application/json' },
  ]),
  ...moved(308, '/en//web-design', '/en/web-design'),
  ...moved(308, '//de///blog/seo-guide-article//', '/de/blog/seo-guide-article'),
  ...moved(302, '/EN/web-design', '/en/web-design'),
  ...moved(302, '/zh-Hant-TW/web-design/', '/zh/web-design'),
  ...moved(302, '/es_419', '/es'),
  ...moved(302, '/pt-BR/web-design', '/fa/web-design'),
  ...moved(302, '/xx/', '/fa'),
  { path: '/pt-BR/logo.png', status: [404] },
  { path: '/nothing-here', status: [404], type: 'text/html' },
  { path: '/motifs/icons.svg', status: [200], cache: CACHE.lasting, type: 'image/svg+xml' },
  { path: '/service-worker.js', status: [200], cache: CACHE.worker, type: 'text/javascript' },
  { path: '/en/manifest.webmanifest', status: [200], cache: CACHE.page, type: 'application/manifest+json' },
  { path: '/en/feed.xml', status: [200], cache: CACHE.page },
  { path: '/robots.txt', status: [200], type: 'text/plain' },
];

/** Stylesheet and script of a page, whose names change with the export. */
export const hashedFilesOf = (html: string): Expectation[] =>
  [...html.matchAll(/(?:href|src)="(\/(?:styles|scripts)\/[^"]+)"/g)].map(([, path = '']) => ({
    path,
    status: [200],
    cache: CACHE.hashed,
  }));

const squeezed = (value: string): string => value.replaceAll(/\s*,\s*/g, ', ').toLowerCase();

/** One thing compared: what it is called, what came, what should have, and whether that will do. */
type Comparison = readonly [what: string, is: string, wanted: string, isRight: boolean];

function* comparisons(expected: Expectation, { status, headers, url }: Response): Generator<Comparison> {
  const { location, cache, type, opensWindows } = expected;
  const header = (name: string): string => headers.get(name) ?? '';
  yield ['status', String(status), expected.status.join(' or '), expected.status.includes(status)];
  if (location !== undefined) {
    const { pathname, search } = new URL(header('location'), url);
    const to = pathname + search;
    yield ['location', to, location, to === location];
  }
  if (status >= 300) return;
  if (cache !== undefined) {
    const is = header('cache-control');
    yield ['cache-control', is, cache, squeezed(is) === squeezed(cache)];
  }
  if (type !== undefined) yield ['content-type', header('content-type'), type, header('content-type').startsWith(type)];
  for (const [name, value] of SAME_EVERYWHERE) yield [name, header(name), value, header(name) === value];
  const policy = header('content-security-policy');
  const opener =
    opensWindows && policy.includes('accounts.google.com') ? GOOGLE_OPENER_POLICY : SITE_HEADERS[OPENER_POLICY];
  yield [OPENER_POLICY, header(OPENER_POLICY), opener, header(OPENER_POLICY) === opener];
  yield ['content-security-policy', policy, `… ${NO_FRAMES} …`, policy.includes(NO_FRAMES)];
}

const NO_FRAMES = "frame-ancestors 'none'";
const SAME_EVERYWHERE = Object.entries(SITE_HEADERS).filter(([name]) => name !== OPENER_POLICY);

/** How an answer differs from what is expected, in words; empty where it does not. */
export async function differences(expected: Expectation, response: Response): Promise<string[]> {
  const { path, lang } = expected;
  const found = [...comparisons(expected, response)]
    .filter(([, , , isRight]) => !isRight)
    .map(([what, is, wanted]) => `${path}: ${what} is "${is}", not "${wanted}"`);
  if (lang === undefined || (await response.text()).includes(`<html lang="${lang}"`)) return found;
  return [...found, `${path}: the page is not in ${lang}`];
}
