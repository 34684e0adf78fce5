import { describe, expect, test } from 'vitest';
import type { SiteCheck } from '#server/modules/analyses/check.ts';
import { likeness, sketchOf } from '#server/modules/analyses/page/sketch.ts';
import { CHECKS } from '#server/modules/analyses/read/load-checks.ts';
import { robots, siteWith } from './sample-site.ts';
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

test('texts are alike when few of their words differ', () => {
  const words = Array.from({ length: 400 }, (_, at) => `word${at}`);
  const [a, b, c] = [words, words.with(200, 'other'), words.map((word) => `${word}x`)].map((list) =>
    sketchOf(list.join(' ')),
  );
  expect(likeness(a?.sketch ?? [], b?.sketch ?? [])).toBeGreaterThan(0.9);
  expect(likeness(a?.sketch ?? [], c?.sketch ?? [])).toBeLessThan(0.3);
  expect(a?.hash).not.toBe(b?.hash);
  expect(sketchOf('too short').sketch).toEqual([]);
});
