import { describe, expect, test } from 'vitest';
import { askRobots } from '#server/modules/analyses/ask/ask-robots.ts';
import { createFrontier } from '#server/modules/analyses/crawl/frontier.ts';
import { inThread } from '#server/modules/analyses/read/threads.ts';
import { asset, crawled, HOME, robots, siteWith } from './sample-site.ts';

const answerOf = (text: string, path = '/') => ({
  ...siteWith().start,
  url: new URL(path, HOME).href,
  text,
});
const read = (text: string, path?: string) => inThread('page', answerOf(text, path));

// A thread ends a text that takes longer than it may: then there is no answer, and these tests fail.
describe('T15: texts made to take long', () => {
  const style = (text: string, at: number) => asset(`/${at}.css`, { kind: 'style', text });
  const script = (text: string, at: number) => asset(`/${at}.js`, { text });
  test.each([
    [
      'rules of fonts without an end',
      { assets: Array.from({ length: 5 }, (_, at) => style('@font-face{'.repeat(36_000), at)) },
    ],
    ['openings of comments', { assets: Array.from({ length: 25 }, (_, at) => script('/*'.repeat(200_000), at)) }],
    ['spaces', { assets: [script(`x${' '.repeat(400_000)}x`, 0)] }],
    ['a robots.txt of hash signs', { robots: robots(`${'#'.repeat(400_000)}\u2028`) }],
  ])('%s are judged', async (_, probes) => {
    const report = await inThread('report', { site: siteWith(probes, [crawled('/')]), url: HOME, notices: [] });
    expect(report?.findings.length).toBeGreaterThan(0);
  });

  test.each([
    ['comments before no document type', '<!---->'.repeat(500), 'doctype'],
    ['rules of a picture', `<img style="${';width'.repeat(30_000)}">`, 'image-size'],
    [
      'names of labels',
      `<p id="a">${`<a href="/" aria-labelledby="${'a '.repeat(40)}">a</a>`.repeat(1000)}`,
      'link-names',
    ],
  ])('%s are judged', async (_, html, check) => {
    expect((await read(html))?.outcomes[check]?.score).toBeTypeOf('number');
  });

  test('a sitemap of nested addresses is read', async () => {
    const nested = `<urlset>${`<url><loc>${HOME}`.repeat(400)}${'x'.repeat(500_000)}`;
    expect(await inThread('sitemap', nested)).toEqual({ isValid: true, pages: [HOME], files: [] });
  });

  test('a robots.txt whose rules nobody can follow allows nothing', async () => {
    const text = `User-agent: *\n${`Disallow: /${'*a'.repeat(240)}b\n`.repeat(5000)}`;
    const answer = { ...answerOf(text), raw: Buffer.alloc(0) };
    const fetcher = { fetch: () => Promise.resolve(answer), close: () => Promise.resolve() };
    const rules = await askRobots(fetcher, new URL(HOME), new AbortController().signal);
    expect(await rules.allows(`${HOME}${'a'.repeat(1900)}`)).toBe(false);
  });
});

describe('what once could not be read', () => {
  test.each(['constructor', 'toString'])('structured data of the type %s', async (type) => {
    const facts = await read(`<script type="application/ld+json">{"@type":"${type}"}</script>`);
    expect(facts?.outcomes['json-ld-fields']).toMatchObject({ reason: 'not-applicable' });
  });
  test('an address in another charset', async () => {
    expect((await read('<p>', '/caf%E9'))?.url).toBe(`${HOME}caf%E9`);
  });
});

describe('T15: what a run keeps of a site', () => {
  test('has an end: links of a page, their length, texts', async () => {
    const links = Array.from({ length: 3000 }, (_, at) => `<a href="/${at}">a</a>`).join('');
    const facts = await read(`<title>${'x'.repeat(50_000)}</title><a href="/${'x'.repeat(9000)}">long</a>${links}`);
    expect(facts?.internal).toHaveLength(2000);
    expect(facts?.internal).toContain(`${HOME}0`);
    expect(facts?.title?.length).toBeLessThan(2000);
  });

  test('has an end: pages that wait', () => {
    const frontier = createFrontier(HOME);
    const found = frontier.fresh(Array.from({ length: 50_000 }, (_, at) => `${HOME}${at}`));
    expect(found.length).toBeLessThan(2001);
    expect(frontier.fresh([`${HOME}more`])).toEqual([]);
  });
});
