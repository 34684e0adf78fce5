import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createFetcher, type Fetcher } from '#server/modules/analyses/fetch/safe-fetch.ts';
import { CHECKS } from '#server/modules/analyses/read/load-checks.ts';
import { readPage } from '#server/modules/analyses/read/read-page.ts';
import { type LocalSite, startLocalSite } from '../support/local-site.ts';
import type { PageCase } from './page-case.ts';
import { PAGE_CASES } from './page-cases.ts';

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
