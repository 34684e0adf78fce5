import { afterEach, describe, expect, test } from 'vitest';
import { type AnalysisProgress, AnalysisReport } from '#lib/contract/analyses.ts';
import { analyse } from '#server/modules/analyses/run/analyse.ts';
import { type LocalSite, type Route, startLocalSite } from '../support/local-site.ts';

let site: LocalSite | undefined;
afterEach(() => site?.close());

const page = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title></head><body><main><h1>${title}</h1>${body}</main></body></html>`;

async function run(
  routes: (url: string) => Readonly<Record<string, Route>>,
  pages = 50,
  { signal = new AbortController().signal, ...limit }: { signal?: AbortSignal; limitMs?: number } = {},
) {
  site = await startLocalSite(routes);
  const told: AnalysisProgress[] = [];
  const onProgress = (progress: AnalysisProgress) => void told.push(progress);
  const report = await analyse(
    { url: `${site.url}/`, pages },
    { policy: site.policy, now: new Date(), signal, onProgress, ...limit },
  );
  return { report: AnalysisReport.parse(report), told, asked: site.asked };
}
const paths = (report: AnalysisReport) => report.pages.map(({ url }) => new URL(url).pathname).sort();
const stateOf = (report: AnalysisReport, check: string) =>
  report.findings.find((finding) => finding.check === check)?.state;

describe('a run', () => {
  test('reads the sitemap first, then links, as robots.txt allows', async () => {
    const { report, told, asked } = await run((url) => ({
      '/robots.txt': {
        headers: { 'content-type': 'text/plain' },
        body: `User-agent: *\nDisallow: /private\nSitemap: ${url}/map.xml`,
      },
      '/map.xml': {
        headers: { 'content-type': 'application/xml' },
        body: `<urlset><url><loc>${url}/listed</loc></url></urlset>`,
      },
      '/': page(
        'Start of lamps',
        '<a href="/linked">Linked</a><a href="/private/a">Private</a><a href="/to-private">To</a><a href="/file.pdf">File</a><a href="/gone">Gone</a><link rel="canonical" href="/private/b"><link rel="alternate" hreflang="fa" href="/private/c">',
      ),
      '/listed': page('Listed page', ''),
      '/linked': page('Linked page', '<a href="/moved">Moved</a>'),
      '/moved': { status: 302, headers: { location: '/linked' } },
      '/to-private': { status: 301, headers: { location: '/private/d' } },
      '/private/a': page('Private', ''),
    }));
    expect(paths(report)).toEqual(['/', '/linked', '/listed']);
    expect(asked.filter((path) => path.startsWith('/private'))).toEqual([]);
    expect(report.notices.sort()).toEqual(['browser-missing', 'robots-refused']);
    expect([stateOf(report, 'orphans'), stateOf(report, 'broken-links'), stateOf(report, 'redirected-links')]).toEqual([
      'warned',
      'warned',
      'warned',
    ]);
    expect(told.map(({ step }) => step).filter((step, at, all) => step !== all[at - 1])).toEqual([
      'opening',
      'crawling',
      'asking',
      'scoring',
    ]);
    // Checks are counted page by page, never back; what is asked around the pages is named.
    const done = told.map(({ checksDone }) => checksDone);
    expect(done).toEqual(done.toSorted((a, b) => a - b));
    expect(new Set(done).size).toBeGreaterThan(4);
    expect(told.filter(({ step }) => step === 'asking').map(({ url }) => url?.slice(site?.url.length))).toContain(
      '/favicon.ico',
    );
  });

  test('stops at its limit of pages and says so', async () => {
    const next = (
      request: { url?: string | undefined },
      response: { setHeader(name: string, value: string): void; end(body: string): void },
    ) => {
      response.setHeader('content-type', 'text/html');
      response.end(page('Page', `<a href="${request.url}x">next</a><a href="${request.url}y">other</a>`));
    };
    const routes = Object.fromEntries(
      ['/', '/x', '/y', '/xx', '/xy', '/yx', '/yy', '/xxx'].map((path) => [path, next]),
    );
    const { report } = await run(() => routes, 4);
    expect(report.pages).toHaveLength(4);
    expect(report.notices).toContain('page-limit');
  });

  test('of one page reads one page and leaves the crawl unmeasured', async () => {
    const { report } = await run(() => ({ '/': page('Start', '<a href="/a">A</a>'), '/a': page('A', '') }), 1);
    expect(paths(report)).toEqual(['/']);
    expect(stateOf(report, 'title-unique')).toBe('not-measured');
    expect(report.overall).toBeLessThanOrEqual(49);
    expect(report.first[0]).toBe('https');
  });

  test('bears hostile pages', async () => {
    const { report } = await run(() => ({
      '/': page('Start', '<a href="/nested">N</a><a href="/entities">E</a><a href="/binary">B</a>'),
      '/nested': '<div>'.repeat(300_000),
      '/entities': page('Entities', '&amp;'.repeat(300_000)),
      '/binary': { headers: { 'content-type': 'text/html' }, body: Buffer.alloc(50_000, 0xff) },
    }));
    expect(paths(report)).toEqual(expect.arrayContaining(['/', '/binary', '/entities']));
    expect(report.notices).toContain('pages-unreadable');
  });

  test('reads the beginning of a start page that is too much as a whole', async () => {
    const { report } = await run(() => ({ '/': `<title>Nested</title>${'<div>'.repeat(300_000)}` }), 1);
    expect(report.preview?.search.title).toBe('Nested');
    expect([stateOf(report, 'title'), stateOf(report, 'dom-size')]).toEqual(['passed', 'failed']);
    expect(report.notices).toContain('pages-too-large');
  });

  test('asks other hosts of the site for their own robots.txt', async () => {
    const { report, asked } = await run((url) => ({
      '/': page('Start', `<a href="${url.replace('site.test', 'www.site.test')}/a">A</a>`),
      '/a': page('A', ''),
      '/robots.txt': (request, response) =>
        response.end(request.headers.host?.startsWith('www.') ? 'User-agent: *\nDisallow: /a' : ''),
    }));
    expect(asked).not.toContain('/a');
    expect(report.notices).toContain('robots-refused');
  });

  test('leaves a site alone for as long as its robots.txt asks', async () => {
    const { report } = await run(
      () => ({
        '/robots.txt': 'User-agent: *\nCrawl-delay: 60',
        '/': page('Start', '<a href="/a">A</a>'),
        '/a': page('A', ''),
      }),
      50,
      { limitMs: 2000 },
    );
    expect(paths(report)).toEqual(['/']);
    expect(report.notices).toContain('time-limit');
  });

  test('judges what it has read when its time is up, and says so', async () => {
    const { report } = await run(
      () => ({
        '/': page('Start', '<a href="/a">A</a><a href="/silent">S</a>'),
        '/a': page('A', ''),
        '/silent': () => undefined, // never answers
      }),
      50,
      { limitMs: 3000 },
    );
    expect(paths(report)).toEqual(expect.arrayContaining(['/', '/a']));
    expect(report.notices).toContain('time-limit');
  });

  test('says so when its time is up while files are asked for, and judges none of them by a part', async () => {
    const { report } = await run(
      () => ({ '/': page('Start', '<img src="/silent.png">'), '/silent.png': () => undefined }),
      1,
      { limitMs: 3000 },
    );
    expect(report.notices).toContain('time-limit');
    expect([stateOf(report, 'page-weight'), stateOf(report, 'image-format')]).toEqual(['not-measured', 'not-measured']);
  });

  test('of one page asks no other page whether robots.txt allows it', async () => {
    const { report } = await run(
      () => ({
        '/': page('Start', '<a href="/a">A</a>'),
        '/robots.txt': 'User-agent: *\nDisallow: /a',
      }),
      1,
    );
    expect(report.notices).not.toContain('robots-refused');
  });

  test('ends at once when it is cancelled', async () => {
    const cancel = new AbortController();
    const going = run(() => ({ '/': () => cancel.abort() }), 1, { signal: cancel.signal });
    await expect(going).rejects.toThrow();
  });

  test('has nothing to say about an address that does not answer or leads inside', async () => {
    const refused = run(() => ({ '/': { status: 302, headers: { location: 'http://10.0.0.1/' } } }), 1);
    await expect(refused).rejects.toMatchObject({ kind: 'not_allowed' });
  });
});
