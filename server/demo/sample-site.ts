import { after, DAY } from '../clock.ts';
import { withDepths } from '../modules/analyses/crawl/click-depths.ts';
import type { Fetched } from '../modules/analyses/fetch/safe-fetch.ts';
import { readPage } from '../modules/analyses/read/read-page.ts';
import type { Asset, CrawledPage, Probes, Site, Visit } from '../modules/analyses/site.ts';
import { type Mended, SAMPLE_PAGES, samplePage } from './sample-pages.ts';

/** Which sample: its host, how much of it is mended, and when it is looked at. */
export interface Sample {
  readonly host: string;
  readonly mended: Mended;
  readonly now: Date;
}

const HEADERS: readonly [Mended, Readonly<Record<string, string>>][] = [
  [0, { 'content-type': 'text/html; charset=utf-8', server: 'nginx/1.18.0' }],
  [2, { 'content-encoding': 'br', 'strict-transport-security': 'max-age=31536000' }],
  [3, { server: 'nginx', 'x-content-type-options': 'nosniff', 'referrer-policy': 'strict-origin-when-cross-origin' }],
];

const originOf = ({ host, mended }: Sample): string => `${mended >= 1 ? 'https' : 'http'}://${host}`;

/** What the sample's server would answer; nothing is asked for over a network. */
function answerOf(sample: Sample, path: string, text: string): Omit<Fetched, 'raw'> {
  const url = `${originOf(sample)}${path}`;
  const bytes = Buffer.byteLength(text);
  return {
    requestedUrl: url,
    url,
    status: 200,
    headers: Object.assign({}, ...HEADERS.flatMap(([from, headers]) => (sample.mended >= from ? [headers] : []))),
    text,
    charset: 'utf-8',
    wireBytes: bytes,
    bytes,
    isCut: false,
    isTimedOut: false,
    firstByteMs: sample.mended >= 2 ? 240 : 1400,
    hops: [],
    isLoop: false,
  };
}

function assetsOf(sample: Sample): Asset[] {
  const isQuick = sample.mended >= 2;
  const file = (name: string, kind: Asset['kind'], type: string, wireBytes: number): Asset => ({
    url: `${originOf(sample)}/${name}`,
    kind,
    type,
    wireBytes,
    isWhole: true,
    status: 200,
    encoding: isQuick && kind !== 'image' ? 'br' : '',
    cacheControl: isQuick ? 'max-age=31536000, immutable' : '',
    text: '',
  });
  const tin = isQuick
    ? file('tin.webp', 'image', 'image/webp', 60_000)
    : file('tin.jpg', 'image', 'image/jpeg', 840_000);
  return [file('style.css', 'style', 'text/css', 18_000), file('shop.js', 'script', 'text/javascript', 46_000), tin];
}

function probesOf(sample: Sample): Probes {
  const { mended, host, now } = sample;
  const origin = originOf(sample);
  const visit = (path: string, status: number): Visit => ({
    url: `${origin}${path}`,
    finalUrl: `${origin}${path}`,
    status,
    hops: [],
  });
  const plain = { url: `http://${host}/`, finalUrl: `${origin}/`, status: 200 };
  const urls = SAMPLE_PAGES.map(({ path }) => `${origin}${path}`);
  const robots = {
    url: `${origin}/robots.txt`,
    status: 200,
    text: `User-agent: *\nAllow: /\nSitemap: ${origin}/sitemap.xml`,
  };
  return {
    robots: mended >= 1 ? robots : null,
    sitemap: mended >= 3 ? { url: `${origin}/sitemap.xml`, isDeclared: true, isValid: true, urls } : null,
    overHttp: mended >= 1 ? { ...plain, hops: mended >= 2 ? [{ url: plain.url, status: 301 }] : [] } : null,
    otherHost: null,
    variant: null,
    unknown: visit('/no-such-page', mended >= 2 ? 404 : 200),
    tls:
      mended >= 1
        ? {
            isValid: true,
            error: null,
            validUntil: after(now, 60 * DAY).toISOString(),
            protocol: 'TLSv1.3',
            alpn: mended >= 3 ? 'h2' : 'http/1.1',
            acceptsOld: false,
          }
        : null,
    firstBytes: mended >= 2 ? [240, 210, 220] : [1400, 1350, 1380],
    assets: assetsOf(sample),
    internal: mended >= 2 ? [] : [visit('/autumn-sale', 404)],
    external: [],
    listed: [],
    canonical: null,
    alternates: [],
    icon: visit('/icon.svg', mended >= 2 ? 200 : 404),
    shareImage: mended >= 3 ? { url: `${origin}/share.png`, status: 200, size: [1200, 630], thumbnail: null } : null,
    llms: null,
    browser: null,
  };
}

/** A site made for the demo as the analyzer sees one: its pages are read, and later judged, by the checks that read real ones. */
export function sampleSite(sample: Sample): Site {
  const answers = SAMPLE_PAGES.map((page) =>
    answerOf(sample, page.path, samplePage(page, originOf(sample), sample.mended)),
  );
  const [first, ...others] = answers.map(readPage);
  const [start] = answers;
  if (!first || !start) throw new Error('The sample has no pages');
  const { text: _, ...plain } = start;
  return {
    start: plain,
    pages: withDepths([first, ...others]) as [CrawledPage, ...CrawledPage[]], // as many as were given
    isCrawl: true,
    hasMore: false,
    probes: probesOf(sample),
    now: sample.now,
  };
}
