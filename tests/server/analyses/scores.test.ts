import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CATEGORIES } from '#lib/contract/analyses.ts';
import { CHECKS } from '#server/modules/analyses/read/load-checks.ts';
import { firstThree } from '#server/modules/analyses/score/first-three.ts';
import { isBlocked, judge } from '#server/modules/analyses/score/judge.ts';
import { categoryScore, overallScore, scoresOf } from '#server/modules/analyses/score/scores.ts';
import type { Site } from '#server/modules/analyses/site.ts';
import { crawled, siteWith } from './sample-site.ts';

const judged = fc.record({
  category: fc.constantFrom(...CATEGORIES),
  need: fc.constantFrom('page', 'browser'),
  weight: fc.integer({ min: 0, max: 10 }),
  score: fc.option(fc.double({ min: 0, max: 1, noNaN: true })),
});
const many = fc.array(judged, { maxLength: 40 });

describe('scores', () => {
  test('are whole numbers from 0 to 100, or nothing', () => {
    fc.assert(
      fc.property(many, fc.boolean(), fc.boolean(), (findings, isCrawl, blocked) => {
        const scores = scoresOf(findings, isCrawl);
        for (const score of [...Object.values(scores), overallScore(scores, blocked)]) {
          if (score !== null) expect(Number.isInteger(score) && score >= 0 && score <= 100).toBe(true);
        }
      }),
    );
  });

  test('do not change by what is not measured or gives no points', () => {
    fc.assert(
      fc.property(many, fc.integer({ min: 1, max: 10 }), fc.boolean(), (findings, weight, isCrawl) => {
        const more = CATEGORIES.flatMap((category) => [
          { category, need: 'page', weight, score: null } as const,
          { category, need: 'page', weight: 0, score: 0 } as const,
        ]);
        expect(scoresOf([...findings, ...more], isCrawl)).toEqual(scoresOf(findings, isCrawl));
      }),
    );
  });

  test('never fall when something is mended', () => {
    fc.assert(
      fc.property(many, fc.nat(), fc.boolean(), (findings, at, isCrawl) => {
        const mended = findings.map((finding, index) =>
          index === at % findings.length && finding.score !== null ? { ...finding, score: 1 } : finding,
        );
        const [before, after] = [findings, mended].map((list) => overallScore(scoresOf(list, isCrawl), false) ?? 0);
        expect(after).toBeGreaterThanOrEqual(before ?? 0);
      }),
    );
  });

  test('of several pages lose at most a quarter of a ring to one kind of check', () => {
    const findings = [
      { category: 'content', need: 'page', weight: 10, score: 0 },
      { category: 'content', need: 'page', weight: 1, score: 1 },
    ] as const;
    expect([categoryScore(findings, true), categoryScore(findings, false)]).toEqual([75, 9]);
  });

  test('of performance are half of what a browser measured, where one has', () => {
    const told = { category: 'performance', need: 'requests', weight: 4, score: 1 } as const;
    const seen = { category: 'performance', need: 'browser', weight: 30, score: 0 } as const;
    expect([[told], [seen], [told, seen]].map((list) => scoresOf(list, false).performance)).toEqual([100, 0, 50]);
  });

  test('of a ring nobody measured leave their share to the others', () => {
    const scores = { indexing: 80, content: 80, performance: null, security: 80, accessibility: 80 };
    expect([overallScore(scores, false), overallScore(scores, true)]).toEqual([80, 49]);
  });
});

describe('blockers', () => {
  const page = (path: string, score: number) => crawled(path, { outcomes: { noindex: { score, proofs: [] } } });
  const blocked = (...pages: [ReturnType<typeof page>, ...ReturnType<typeof page>[]]) => {
    const site = siteWith({}, pages);
    return isBlocked(CHECKS, site, judge(CHECKS, site));
  };
  test('hold for the start page and for half of all pages, not for one among many', () => {
    expect(blocked(page('/', 0), page('/a', 1), page('/b', 1))).toBe(true);
    expect(blocked(page('/', 1), page('/a', 0))).toBe(true);
    expect(blocked(page('/', 1), page('/a', 1), page('/b', 0))).toBe(false);
  });
});

describe('do these three first', () => {
  const finding = (
    check: string,
    weight: number,
    pages: number,
    ease: number,
    severity: 'blocker' | 'low' = 'low',
  ) => ({
    check,
    texts: check,
    weight,
    pages,
    ease,
    severity,
    score: 0,
  });
  test('ranks by weight, pages and ease, blockers before all', () => {
    const list = [
      finding('few', 3, 1, 1),
      finding('wide', 3, 40, 2),
      finding('easy', 8, 3, 3),
      finding('out', 10, 1, 1, 'blocker'),
      finding('hard', 8, 3, 1),
    ];
    expect(firstThree(list)).toEqual(['out', 'wide', 'easy']);
  });
  test('counts what holds for the whole site on every page, and each page of a check that names some', () => {
    const title = (path: string) =>
      crawled(path, { title: 'Same', outcomes: { 'open-graph': { score: path > '/p4' ? 0 : 1, proofs: [] } } });
    const pages = Array.from({ length: 10 }, (_, at) => title(at === 0 ? '/' : `/p${at}`));
    const site = siteWith({}, pages as unknown as Site['pages'], { headers: {} }); // ten pages are more than one
    const found = judge(CHECKS, site);
    const seen = (id: string) => found.find(({ check }) => check === id);
    expect(seen('compression')).toMatchObject({ pages: 10, loss: 1 });
    expect(seen('title-unique')).toMatchObject({ pages: 10, loss: 1 });
    expect(seen('open-graph')).toMatchObject({ pages: 5, loss: 1, score: 0.5 });
    const first = firstThree(found).filter((id) => id === 'compression' || id === 'open-graph');
    expect(first).toEqual(['compression', 'open-graph']);
  });
  test('names one remedy once, and nothing that is in order', () => {
    expect(
      firstThree([
        { ...finding('a', 5, 1, 3), texts: 'alt' },
        { ...finding('b', 9, 1, 3), texts: 'alt' },
        { ...finding('c', 9, 1, 3), score: 1 },
      ]),
    ).toEqual(['b']);
  });
});

test('checks have names of their own, and a weight that the rules of their ring allow', () => {
  expect(new Set(CHECKS.map(({ id }) => id)).size).toBe(CHECKS.length);
  expect(CHECKS.filter(({ weight, need }) => weight > 10 && need !== 'browser')).toEqual([]);
  expect(
    CHECKS.filter(({ isBlocker }) => isBlocker)
      .map(({ id }) => id)
      .sort(),
  ).toEqual(['final-status', 'https', 'noindex', 'robots-blocked']);
});
