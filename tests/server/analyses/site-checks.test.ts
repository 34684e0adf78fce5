import { describe, expect, test } from 'vitest';
import type { SiteCheck } from '#server/modules/analyses/check.ts';
import { withDepths } from '#server/modules/analyses/crawl/click-depths.ts';
import { likeness, sketchOf } from '#server/modules/analyses/page/sketch.ts';
import { CHECKS } from '#server/modules/analyses/read/load-checks.ts';
import type { Site } from '#server/modules/analyses/site.ts';
import { asset, crawled, facts, HOME, robots, sitemap, siteWith, visitTo } from './sample-site.ts';
import { SITE_CASES } from './site-cases.ts';

const siteChecks = CHECKS.filter((check): check is SiteCheck => check.scope === 'site');
const checkOf = (id: string) => siteChecks.find((check) => check.id === id);

test('every check of the site that gives points has a site that passes and one that does not', () => {
  const ids = siteChecks.filter(({ need, weight }) => need !== 'browser' && weight > 0).map(({ id }) => id);
  expect(Object.keys(SITE_CASES).sort()).toEqual(ids.toSorted());
});

describe.each(Object.entries(SITE_CASES))('%s', (id, { good, bad, proof }) => {
  test('passes', () => expect(checkOf(id)?.run(good)).toMatchObject({ score: 1, proofs: [] }));
  test('does not pass, with its proof', () => {
    const outcome = checkOf(id)?.run(bad);
    expect(outcome?.score).toBeLessThan(1);
    if (proof) expect(outcome?.proofs.map(({ text }) => text).join('\n')).toContain(proof);
  });
});

test('what was not asked or has no answer is not judged', () => {
  const judged = siteChecks.filter((check) => check.run(siteWith()).score !== null).map(({ id }) => id);
  // These are judged by the start page alone, or by there being nothing.
  expect(judged.sort()).toEqual(['compression', 'page-weight', 'sitemap']);
});

test('a browser is never guessed', () => {
  const inBrowser = siteChecks.filter(({ need }) => need === 'browser');
  expect(inBrowser.map((check) => check.run(siteWith()).reason)).toEqual(inBrowser.map(() => 'not-measured'));
});

test('notes tell and give no points', () => {
  const outcome = checkOf('ai-crawlers')?.run(siteWith({ robots: robots('User-agent: GPTBot\nDisallow: /') }));
  expect(outcome).toMatchObject({ score: null });
  expect(outcome?.proofs.map(({ text }) => text)).toContain('GPTBot: Disallow');
  expect(
    checkOf('llms-txt')?.run(siteWith({ llms: { status: 200, text: '# Lamps\n[a](https://a.test)' } }))?.proofs,
  ).toHaveLength(1);
});

describe('what is only known in part is not judged', () => {
  const image = { kind: 'image', type: 'image/avif' } as const;
  const start = crawled('/', {
    assets: [
      { url: `${HOME}a.avif`, kind: 'image' },
      { url: `${HOME}b.avif`, kind: 'image' },
    ],
  });
  const known = asset('/a.avif', { ...image, wireBytes: 40_000 });
  test.each([
    ['a file that was not asked for', [known]],
    ['a file without an answer', [known, asset('/b.avif', { ...image, status: 0, isWhole: false, wireBytes: 0 })]],
    ['a file whose size is not told', [known, asset('/b.avif', { ...image, isWhole: false, wireBytes: 1000 })]],
  ])('weight and format of pictures: %s', (_, assets) => {
    const site = siteWith({ assets }, [start]);
    expect([checkOf('page-weight')?.run(site).reason, checkOf('image-format')?.run(site).reason]).toEqual([
      'not-measured',
      'not-measured',
    ]);
  });

  test('what is too much already is judged all the same', () => {
    const assets = [asset('/a.avif', { ...image, isWhole: false, wireBytes: 3_500_000 })];
    const site = siteWith({ assets }, [start]);
    expect([checkOf('page-weight')?.run(site).score, checkOf('image-format')?.run(site).score]).toEqual([0, 0]);
  });

  test('a share picture of unknown size', () => {
    const shareImage = { url: `${HOME}s.png`, status: 200, size: null, thumbnail: null };
    expect(checkOf('share-image')?.run(siteWith({ shareImage }))).toMatchObject({ reason: 'not-measured' });
  });

  test('orphans, while other pages may link to them', () => {
    const site = siteWith({ sitemap: sitemap('/', '/lone') }, [crawled('/'), crawled('/lone')]);
    expect(checkOf('orphans')?.run(site).score).toBeLessThan(1);
    expect(checkOf('orphans')?.run({ ...site, hasMore: true })).toMatchObject({ reason: 'not-measured' });
  });
});

describe('a sitemap', () => {
  const sample = (probes: Parameters<typeof siteWith>[0], pages?: Site['pages']) =>
    checkOf('sitemap-sample')?.run(siteWith({ sitemap: sitemap('/', '/a', '/b', '/c'), ...probes }, pages));

  test('is judged by what answers with an error or from elsewhere, too', () => {
    const internal = [visitTo(`${HOME}a`, 404), visitTo(`${HOME}b`, 200, { hops: [{ url: `${HOME}b`, status: 301 }] })];
    const outcome = sample({ internal }, [crawled('/'), crawled('/c')]);
    expect(outcome).toMatchObject({ score: 0, measured: 50 });
    expect(outcome?.proofs.map(({ text }) => text)).toEqual([`${HOME}a`, `${HOME}b`]);
  });

  test('is judged by the address it lists, not by where that leads', () => {
    const moved = crawled('/new', { hops: 1, requestedUrl: `${HOME}a` });
    const linked = crawled('/c', { hops: 1, requestedUrl: `${HOME}old` });
    expect(sample({}, [crawled('/'), moved])?.proofs.map(({ text }) => text)).toEqual([`${HOME}a`]);
    expect(sample({}, [crawled('/'), linked])).toMatchObject({ score: 1, measured: 100 });
  });

  test('is asked about in a run of one page', () => {
    expect(sample({ listed: [visitTo(`${HOME}a`, 404)] })).toMatchObject({ score: 0, measured: 50 });
  });
});

test('a page that is reached by a redirect is as many clicks away as its link', () => {
  const pages = withDepths([
    facts('/', { internal: [`${HOME}old`] }),
    facts('/new', { requestedUrl: `${HOME}old`, internal: [HOME, `${HOME}deep`] }),
    facts('/deep', { internal: [`${HOME}old`] }),
    facts('/listed'),
  ]);
  expect(pages.map(({ depth }) => depth)).toEqual([0, 1, 2, null]);
});

test('a broken link names the page that has it', () => {
  const page = crawled('/', { internal: [`${HOME}gone`], external: ['https://a.test/gone'] });
  const site = siteWith({ internal: [visitTo(`${HOME}gone`, 404)], external: [visitTo('https://a.test/gone', 404)] }, [
    page,
  ]);
  for (const id of ['broken-links', 'broken-external'])
    expect(
      checkOf(id)
        ?.run(site)
        .proofs.map((proof) => proof.page),
    ).toEqual([HOME]);
});

test('texts are alike when few of their words differ', () => {
  const words = Array.from({ length: 400 }, (_, at) => `word${at}`);
  const [a, b, c] = [words, words.with(200, 'other'), words.map((word) => `${word}x`)].map((list) =>
    sketchOf(list.join(' ')),
  );
  expect(likeness(a?.sketch ?? [], b?.sketch ?? [])).toBeGreaterThan(0.9);
  expect(likeness(a?.sketch ?? [], c?.sketch ?? [])).toBeLessThan(0.3);
  expect(a?.hash).not.toBe(b?.hash);
  expect(sketchOf('too short').sketch).toEqual([]);
  expect(sketchOf('灯具专卖店，质量可靠。'.repeat(6)).sketch).toHaveLength(64);
});
