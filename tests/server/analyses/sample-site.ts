import type { PageFacts } from '#server/modules/analyses/page/page-facts.ts';
import type { Asset, CrawledPage, Probes, Site, Visit } from '#server/modules/analyses/site.ts';

export const HOME = 'https://lamps.test/';
const NOW = new Date('2026-03-01T12:00:00Z');

export const visitTo = (url: string, status = 200, changes: Partial<Visit> = {}): Visit => ({
  url,
  status,
  finalUrl: url,
  hops: [],
  ...changes,
});

export const crawled = (path: string, changes: Partial<CrawledPage> = {}): CrawledPage => ({
  url: new URL(path, HOME).href,
  requestedUrl: new URL(path, HOME).href,
  status: 200,
  hops: 0,
  title: `Title of ${path}`,
  description: `Description of ${path}`,
  lang: 'en',
  isIndexable: true,
  canonical: null,
  alternates: [],
  internal: [],
  external: [],
  assets: [],
  icon: null,
  shareImage: null,
  hash: null,
  sketch: [],
  inlineStyles: '',
  preview: {
    search: { title: '', description: '', url: '' },
    share: { title: '', description: '', image: null, thumbnail: null, site: '' },
  },
  notes: {
    analytics: [],
    consent: [],
    contacts: [],
    social: [],
    hasFeed: false,
    hasManifest: false,
    price: null,
    action: null,
  },
  outcomes: {},
  depth: 0,
  ...changes,
});

export const facts = (path: string, changes: Partial<CrawledPage> = {}): PageFacts => crawled(path, changes);

export const asset = (path: string, changes: Partial<Asset> = {}): Asset => ({
  url: new URL(path, HOME).href,
  kind: 'script',
  status: 200,
  wireBytes: 5000,
  isWhole: true,
  encoding: 'br',
  type: 'text/javascript',
  cacheControl: 'max-age=31536000, immutable',
  text: '',
  ...changes,
});

export const TLS: NonNullable<Probes['tls']> = {
  isValid: true,
  error: null,
  validUntil: '2026-06-01T00:00:00Z',
  protocol: 'TLSv1.3',
  alpn: 'h2',
  acceptsOld: false,
};

export const robots = (text: string, status = 200): Probes['robots'] => ({ url: `${HOME}robots.txt`, status, text });
export const sitemap = (...paths: string[]): Probes['sitemap'] => ({
  url: `${HOME}sitemap.xml`,
  isDeclared: true,
  isValid: true,
  urls: paths.map((path) => new URL(path, HOME).href),
});

const NOTHING: Probes = {
  robots: null,
  sitemap: null,
  overHttp: null,
  otherHost: null,
  variant: null,
  unknown: null,
  tls: null,
  firstBytes: [],
  assets: [],
  internal: [],
  external: [],
  listed: [],
  canonical: null,
  alternates: [],
  icon: null,
  shareImage: null,
  llms: null,
  browser: null,
};

/** A site of which only what a test names is known. */
export function siteWith(
  probes: Partial<Probes> = {},
  pages: Site['pages'] = [crawled('/')],
  start: Partial<Site['start']> = {},
): Site {
  return {
    start: {
      requestedUrl: HOME,
      url: HOME,
      status: 200,
      headers: { 'content-encoding': 'br' },
      charset: 'utf-8',
      wireBytes: 9000,
      bytes: 30_000,
      isCut: false,
      isTimedOut: false,
      firstByteMs: 50,
      hops: [],
      isLoop: false,
      ...start,
    },
    pages,
    isCrawl: pages.length > 1,
    hasMore: false,
    probes: { ...NOTHING, ...probes },
    now: NOW,
  };
}
