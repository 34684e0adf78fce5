import { describe, expect, test } from 'vitest';
import { AnalysisFailure, AnalysisProgress, CATEGORIES, Finding, Notice } from '#lib/contract/analyses.ts';
import texts from '#locales/en/ui/analyzer.json' with { type: 'json' };
import { CHECKS } from '#server/modules/analyses/read/load-checks.ts';

// That the other nine languages have every key of English is held by the check of the locales.
describe('texts', () => {
  test('stand for every check: its name, its reason, its remedy', () => {
    const wanted = [...new Set(CHECKS.map((check) => check.texts ?? check.id))].sort();
    expect(Object.keys(texts.checks).sort()).toEqual(wanted);
    for (const check of Object.values(texts.checks)) expect(Object.keys(check)).toEqual(['name', 'why', 'fix']);
  });

  test('stand for everything a report names by a code', () => {
    expect(Object.keys(texts.rings)).toEqual([...CATEGORIES]);
    expect(Object.keys(texts.notices)).toEqual(Notice.options);
    expect(Object.keys(texts.failures)).toEqual(AnalysisFailure.options);
    expect(Object.keys(texts.steps)).toEqual(AnalysisProgress.shape.step.options);
    expect(Object.keys(texts.severity)).toEqual(Finding.shape.severity.unwrap().options);
  });
});
