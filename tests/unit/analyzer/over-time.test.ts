import { describe, expect, test } from 'vitest';
import { differenceOf } from '#components/account/analyzer/over-time/compare-findings.ts';
import { newestOfOthers, scoredRuns } from '#components/account/analyzer/over-time/runs-of-site.ts';
import { changeOf, pointsOf } from '#components/account/analyzer/over-time/trend-lines.ts';
import type { Analysis, AnalysisReport, Finding } from '#lib/contract/analyses.ts';

const report = (states: Readonly<Record<string, Finding['state']>>): AnalysisReport =>
  ({ findings: Object.entries(states).map(([check, state]) => ({ check, state })) }) as unknown as AnalysisReport; // no more is looked at

describe('two runs', () => {
  test('differ by what is fixed, new and still open; what could not be judged is none of them', () => {
    const before = report({
      a: 'failed',
      b: 'warned',
      c: 'passed',
      d: 'failed',
      e: 'not-measured',
      f: 'failed',
    });
    const now = report({ a: 'passed', b: 'failed', c: 'warned', d: 'not-measured', e: 'failed', g: 'failed' });
    const { fixed, added, open } = differenceOf(before, now);
    const ids = (findings: readonly Finding[]) => findings.map(({ check }) => check);
    expect([ids(fixed), ids(added), ids(open)]).toEqual([['a'], ['c'], ['b']]);
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
    (time) => `day ${time}`,
  );
  test('goes from the first score to the last; a ring that was not measured leaves a gap', () => {
    expect(points.map(({ day, overall, indexing, accessibility }) => [day, overall, indexing, accessibility])).toEqual([
      ['day a', 70, 71, null],
      ['day b', 74, 75, 90],
      ['day c', 80, 81, null],
    ]);
    expect(changeOf(points, 'indexing')).toEqual([71, 81]);
  });
  test('of one score alone says nothing', () => expect(changeOf(points, 'accessibility')).toBeUndefined());
});
