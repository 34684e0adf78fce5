import Papa from 'papaparse';
import { describe, expect, test } from 'vitest';
import { gaugeTicks } from '#components/account/analyzer/report/gauge-ticks.ts';
import { csvOf } from '#components/account/analyzer/report/report-file.ts';
import { toMend } from '#components/account/analyzer/report/sort-findings.ts';
import { usedUp } from '#components/account/analyzer/start-run.ts';
import type { AnalyzerText } from '#components/account/analyzer/use-analyzer-text.ts';
import type { Analysis, AnalysisReport, Finding } from '#lib/contract/analyses.ts';
import { aboutFinding, parseAbout } from '#lib/support/about.ts';

const finding = (changes: Partial<Finding> = {}): Finding => ({
  check: 'title',
  texts: 'title',
  category: 'content',
  need: 'page',
  weight: 8,
  state: 'failed',
  score: 0,
  severity: 'high',
  pages: 1,
  ease: 3,
  proofs: [],
  ...changes,
});

const words: AnalyzerText = {
  text: (key) => key,
  of: (_group, name) => name,
  check: (texts, part) => `${texts} ${part}`,
};

const report = (findings: Finding[]): AnalysisReport => ({
  rules: '1',
  requestedUrl: 'https://a.test/',
  url: 'https://a.test/',
  measuredAt: '2026-03-01T12:00:00Z',
  lang: null,
  overall: 50,
  scores: { indexing: 1, content: 2, performance: 3, security: 4, accessibility: null },
  cleanPages: 0,
  pages: [],
  first: [],
  findings,
  preview: null,
  notes: null,
  notices: [],
});

describe('the table of a report', () => {
  test('holds proofs of several lines, and nothing a table program would run', () => {
    const proofs = [
      { kind: 'tag' as const, text: '=cmd("x"),1' },
      { kind: 'text' as const, text: 'عنوان', page: 'https://a.test/about' },
    ];
    const { data } = Papa.parse<string[]>(
      csvOf(report([finding({ proofs, measured: -3, unit: 'letters' })]), words).trim(),
    );
    expect(data[0]?.[0]).toBe('\uFEFFid'.replace('\uFEFF', ''));
    expect(data[1]).toHaveLength(data[0]?.length ?? 0);
    expect(data[1]?.at(-1)).toBe(`'=cmd("x"),1\nعنوان (https://a.test/about)`);
    expect(data[1]?.[6]).toBe('-3');
    expect(data[1]?.[data[0]?.indexOf('unit') ?? 0]).toBe('letters');
  });
});

describe('findings', () => {
  test('come worst first, and those that ask for nothing are left out', () => {
    const all = [
      finding({ check: 'small', severity: 'low', weight: 1 }),
      finding({ check: 'one-page' }),
      finding({ check: 'many-pages', pages: 9 }),
      finding({ check: 'blocker', severity: 'blocker' }),
      finding({ check: 'note', severity: 'note', score: null }),
      finding({ check: 'good', severity: null, score: 1, state: 'passed' }),
    ];
    expect(toMend(all).map(({ check }) => check)).toEqual(['blocker', 'many-pages', 'one-page', 'small']);
  });
});

describe('a gauge', () => {
  const ticks = (score: number | null) => gaugeTicks(score).on.split('M').length - 1;
  test('fills with the score', () => {
    expect([null, 0, 50, 100].map(ticks)).toEqual([0, 0, 30, 60]);
  });
});

describe('a refused run', () => {
  const now = Date.parse('2026-03-01T12:00:00Z');
  const run = (state: Analysis['state'], hoursAgo: number): Analysis => ({
    id: '01a1fe06-1ff5-7e52-a731-3dbbe7d13216',
    url: 'https://a.test/',
    pageLimit: 1,
    state,
    failure: null,
    overall: null,
    scores: null,
    rules: null,
    ahead: null,
    progress: null,
    createdAt: new Date(now - hoursAgo * 3_600_000).toISOString(),
    finishedAt: null,
  });
  test('is explained by the limit it met', () => {
    expect(
      usedUp(
        Array.from({ length: 20 }, () => run('done', 5)),
        now,
      ),
    ).toBe('quotaDay');
    expect(usedUp([run('running', 0), run('queued', 0), run('queued', 0)], now)).toBe('quotaUnderWay');
    expect(usedUp([run('running', 0), ...Array.from({ length: 30 }, () => run('done', 25))], now)).toBeUndefined();
  });
});

describe('what a ticket is about', () => {
  const id = '01a1fe06-1ff5-7e52-a731-3dbbe7d13216';
  test('goes into the address and comes back', () => {
    const about = new URLSearchParams(aboutFinding(id, 'title-length')).get('about');
    expect(parseAbout(about)).toEqual({ kind: 'analysis', id, check: 'title-length' });
  });
});
