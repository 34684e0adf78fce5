import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createFetcher, type Fetcher } from '#server/modules/analyses/fetch/safe-fetch.ts';
import { CHECKS } from '#server/modules/analyses/read/load-checks.ts';
import { readPage } from '#server/modules/analyses/read/read-page.ts';
import { type LocalSite, startLocalSite } from '../support/local-site.ts';
import type { PageCase } from './page-case.ts';
import { PAGE_CASES } from './page-cases.ts';
import { siteWith } from './sample-site.ts';

const cases = Object.entries(PAGE_CASES);
const routeOf = (page: PageCase['good']) => ({
  status: page.status ?? 200,
  headers: { 'content-type': 'text/html; charset=utf-8', ...page.headers },
  body: page.html,
});

let site: LocalSite;
let fetcher: Fetcher;
beforeAll(async () => {
  site = await startLocalSite((url) => ({
    '/start': { status: 302, headers: { location: '/middle' } },
    '/middle': { status: 301, headers: { location: '/end' } },
    '/end': '<p>end',
    '/once': { status: 301, headers: { location: '/end' } },
    ...Object.fromEntries(
      cases.flatMap(([id, { good, bad }]) => [
        [`/good/${id}`, routeOf({ ...good, html: good.html.replaceAll('SITE', url) })],
        [`/bad/${id}`, routeOf({ ...bad, html: bad.html.replaceAll('SITE', url) })],
      ]),
    ),
  }));
  fetcher = createFetcher(site.policy);
});
afterAll(async () => {
  await fetcher.close();
  await site.close();
});

/** Judges a page as if it had come encrypted, where a case says so. */
async function outcomeOf(id: string, kind: 'good' | 'bad') {
  const page = PAGE_CASES[id]?.[kind];
  const answer = await fetcher.fetch(`${site.url}${page?.path ?? `/${kind}/${id}`}`);
  const url = page?.isSecure ? answer.url.replace('http:', 'https:') : answer.url;
  return readPage({ ...answer, url }).outcomes[id];
}

test('every check of a page has a page that passes and one that does not', () => {
  const ids = CHECKS.filter(({ scope }) => scope === 'page').map(({ id }) => id);
  expect(Object.keys(PAGE_CASES).sort()).toEqual(ids.toSorted());
});

describe.each(cases)('%s', (id, { bad }) => {
  test('passes', async () => {
    expect(await outcomeOf(id, 'good')).toMatchObject({ score: 1, proofs: [] });
  });
  test('does not pass, with its proof', async () => {
    const outcome = await outcomeOf(id, 'bad');
    expect(outcome?.score).toBeLessThan(1);
    if (bad.proof) expect(outcome?.proofs.map(({ text }) => text).join('\n')).toContain(bad.proof);
  });
});

/** Outcome of a check of a page that is made of this. */
const judge = (id: string, text: string) =>
  readPage({ ...siteWith().start, url: 'https://lamps.test/', text: `<!doctype html>${text}` }).outcomes[id];

test.each(['۰۲۱-۸۸۷۷۶۶۵۵', '٠٩١٢ ٣٤٥ ٦٧٨٩', '0912 345 6789', '021 8877-6655', '01 23 45 67 89', '0049 30 1234567'])(
  '“%s” is a telephone number that cannot be pressed',
  (number) => {
    const shown = judge('tappable-contacts', `<p>Call ${number} now`);
    expect(shown?.proofs.map(({ text }) => text)).toEqual([number]);
    expect(judge('tappable-contacts', `<p>Call <a href="tel:${number}">${number}</a> now`)?.score).toBe(1);
  },
);

test.each(['01.02.2024 10:30', '2024-01-02', '0123', '10.000.000', '۱۴۰۳/۰۲/۰۱ ۱۰:۳۰', '2001:0db8'])(
  '“%s” is no telephone number',
  (text) => expect(judge('tappable-contacts', `<p>${text}`)).toMatchObject({ reason: 'not-applicable' }),
);

test('a word of Spanish in capitals is no note of a developer', () => {
  expect(judge('left-over-text', '<p>TODO PARA TU NEGOCIO')?.score).toBe(1);
  expect(judge('left-over-text', '<p>TODO: prices')?.score).toBe(0);
});

describe('a page that leads elsewhere by itself', () => {
  const words = '<p>'.concat('word '.repeat(40));
  test.each([
    ['by a tag', '<meta http-equiv="refresh" content="0; url=/new">'],
    ['by a script', '<script>window.location.href = "/new"</script>'],
    ['by another script', '<script>if (a) location.replace("/new")</script>'],
  ])('%s', (_, html) => expect(judge('redirect-kind', html)?.score).toBe(0.5));
  test.each([
    ['renews itself', '<meta http-equiv="refresh" content="300">'],
    ['asks where it is', '<script>if (location.href === "/a" || window.location == b) go()</script>'],
    [
      'has something to say, and a button that leads on',
      `${words}<script>b.onclick = () => (location.href = "/a")</script>`,
    ],
  ])('is not one that %s', (_, html) =>
    expect(judge('redirect-kind', html)).toMatchObject({ reason: 'not-applicable' }),
  );
});
