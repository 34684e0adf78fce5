import { describe, expect, test } from 'vitest';
import { type Compared, differenceOf, isSameReading } from '#components/account/analyzer/over-time/compare-findings.ts';
import { newestOfOthers, runBefore, scoredRuns } from '#components/account/analyzer/over-time/runs-of-site.ts';
import { changeOf, pointsOf, unbroken } from '#components/account/analyzer/over-time/trend-lines.ts';
import type { Analysis, AnalysisReport, Finding } from '#lib/contract/analyses.ts';

type States = Readonly<Record<string, Finding['state']>>;

/** A run from the first of some pages on. */
const read = (states: States, pages: readonly [string, ...string[]] = ['/'], pageLimit = 50): Compared => {
  const findings = Object.entries(states).map(([check, state]) => ({ check, state }));
  const report = { url: pages[0], pages: pages.map((url) => ({ url })), findings };
  return { report: report as unknown as AnalysisReport, pageLimit }; // no more is looked at
};
const ids = (findings: readonly Finding[]) => findings.map(({ check }) => check);

describe('two runs', () => {
  test('differ by what is fixed, new and still open; what could not be judged is none of them', () => {
    const before = read({
      a: 'failed',
      b: 'warned',
      c: 'passed',
      d: 'failed',
      e: 'not-measured',
      f: 'failed',
    });
    const now = read({ a: 'passed', b: 'failed', c: 'warned', d: 'not-measured', e: 'failed', g: 'failed' });
    const { fixed, added, open } = differenceOf(before, now);
    expect([ids(fixed), ids(added), ids(open)]).toEqual([['a'], ['c'], ['b']]);
  });

  test('of different pages claim nothing about what one of them has not read', () => {
    const states = { gone: 'failed', came: 'passed', stays: 'warned' } as const;
    const later = { gone: 'passed', came: 'failed', stays: 'warned' } as const;
    const site = (of: States) => read(of, ['/', '/about', '/shop']);
    const page = (of: States) => read(of, ['/'], 1);
    const told = (before: Compared, now: Compared) => {
      const { fixed, added, open } = differenceOf(before, now);
      return [isSameReading(before, now), ids(fixed), ids(added), ids(open)];
    };
    expect(told(site(states), site(later))).toEqual([true, ['gone'], ['came'], ['stays']]);
    expect(told(site(states), page(later))).toEqual([false, [], ['came'], ['stays']]);
    expect(told(page(states), site(later))).toEqual([false, ['gone'], [], ['stays']]);
    expect(told(page(states), read(later, ['/about'], 1))).toEqual([false, [], [], []]);
  });
});

const RINGS = { content: 40, performance: 60, security: 70, accessibility: null };

describe('runs', () => {
  const run = (url: string, day: number, overall: number | null, state: Analysis['state'] = 'done'): Analysis => ({
    id: `${url} ${day}`,
    url,
    pageLimit: 50,
    state,
    failure: null,
    overall,
    scores: overall === null ? null : { ...RINGS, indexing: overall },
    rules: '1',
    ahead: null,
    progress: null,
    createdAt: `2026-03-0${day}T12:00:00Z`,
    finishedAt: null,
  });
  const runs = [
    run('https://b.test/', 5, 60),
    run('https://www.a.test/', 4, 80),
    run('https://a.test/about', 3, null, 'failed'),
    run('https://a.test/', 2, 70),
    run('https://b.test/', 1, 50),
  ];
  test('of one site, with or without www, go from the oldest to the newest', () => {
    expect(scoredRuns(runs, 'a.test').map(({ overall }) => overall)).toEqual([70, 80]);
  });
  test('compare with the run before of the same pages and rules', () => {
    const scored = scoredRuns(
      [
        run('https://a.test/', 1, 70),
        { ...run('https://a.test/', 2, 80), pageLimit: 1 },
        { ...run('https://a.test/', 3, 85), rules: '2' },
        run('https://a.test/about', 4, 90),
        run('https://a.test/', 5, 75),
      ],
      'a.test',
    );
    expect(runBefore(scored, 'https://a.test/ 5')?.overall).toBe(70);
    expect([runBefore(scored, 'https://a.test/ 3'), runBefore(scored, null)]).toEqual([undefined, undefined]);
  });
  test('of other sites are there once each, with the newest', () => {
    expect(newestOfOthers(runs, 'a.test').map(({ overall }) => overall)).toEqual([60]);
  });
});

describe('a line of the trend', () => {
  const point = (id: string, overall: number, accessibility: number | null) => ({
    id,
    overall,
    scores: { ...RINGS, indexing: overall + 1, accessibility },
    createdAt: id,
  });
  const points = pointsOf(
    [point('a', 70, null), point('b', 74, 90), point('c', 80, null)] as never, // no more is looked at
    { day: (time) => `day ${time}`, tick: (time) => time },
  );
  test('goes from the first score to the last; a ring that was not measured leaves a gap', () => {
    expect(points.map(({ day, overall, indexing, accessibility }) => [day, overall, indexing, accessibility])).toEqual([
      ['day a', 70, 71, null],
      ['day b', 74, 75, 90],
      ['day c', 80, 81, null],
    ]);
    expect(changeOf(points, 'indexing')).toEqual([71, 81]);
  });
  test('breaks where the rules changed, and tells of the newest stretch only', () => {
    const runs = [point('a', 70, 1), point('b', 71, 1), point('c', 40, 1), point('d', 45, 2)];
    const broken = pointsOf(
      runs.map((run, at) => ({ ...run, rules: at < 2 ? '1' : '2' })) as never, // no more is looked at
      { day: (time) => time, tick: (time) => time },
    );
    expect(broken.map(({ day, overall }) => [day, overall])).toEqual([
      ['a', 70],
      ['b', 71],
      ['', null],
      ['c', 40],
      ['d', 45],
    ]);
    expect(changeOf(unbroken(broken), 'overall')).toEqual([40, 45]);
  });
  test('of one score alone says nothing', () => expect(changeOf(points, 'accessibility')).toBeUndefined());
});
