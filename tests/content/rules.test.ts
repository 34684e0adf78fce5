import { describe, expect, it } from 'vitest';
import type { Finding } from '#lib/content/check/finding.ts';
import { TEXT_RULES } from '#lib/content/check/rules.ts';
import type { Case } from '#tests/support/rule-case.ts';
import { CASES, GLOSSARIES } from '#tests/support/rule-cases.ts';
import { findingsOf, nested } from '#tests/support/small-locales.ts';

const NAME = 'ui/sample.json';

/** What the check says by one rule of a file that holds the text. */
function verdicts(rule: string, { language, text, english, file = NAME, field = 'text' }: Case): Finding[] {
  const files = {
    ...GLOSSARIES,
    [`locales/en/${file}`]: english === undefined ? { other: 'Other' } : nested(field, english),
    [`locales/${language}/${file}`]: nested(field, text),
  };
  return findingsOf(language, files).filter((found) => found.rule === rule && found.field === field);
}

it('has a bad and a good text for every rule', () => {
  expect(Object.keys(CASES).sort()).toEqual(TEXT_RULES.map(({ id }) => id).sort());
});

describe.each(Object.entries(CASES))('%s', (rule, { level, bad, good }) => {
  it.each(bad)('reports "$text" ($language)', (example) => {
    const { language, text, file = NAME, field = 'text', problem, mend } = example;
    expect(verdicts(rule, example)).toEqual([
      { rule, level, language, file: `${language}/${file}`, field, text, problem, mend },
    ]);
  });
  it.each(good)('accepts "$text" ($language)', (example) => {
    expect(verdicts(rule, example)).toEqual([]);
  });
});
