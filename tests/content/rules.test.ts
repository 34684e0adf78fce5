import { describe, expect, it } from 'vitest';
import type { TextRule } from '#lib/content/check/rule.ts';
import { TEXT_RULES } from '#lib/content/check/rules.ts';
import { languageOf } from '#lib/i18n/languages.ts';
import { CASES, type Case } from '#tests/support/rule-cases.ts';

function ruleCalled(id: string): TextRule {
  const rule = TEXT_RULES.find((candidate) => candidate.id === id);
  if (!rule) throw new Error(`no rule ${id}`);
  return rule;
}

const GLOSSARY = {
  fixed: new Map([
    ['web design', ['Webdesign']],
    ['plan', ['Paket']],
  ]),
  avoid: new Map([['tarifario', 'tarifas']]),
};

const verdict = (id: string, { language, text, english, file = 'x.json', field = 'hero.lead' }: Case) =>
  ruleCalled(id).check({ language: languageOf(language), glossary: GLOSSARY, file, field, text, english });

it('has a bad and a good text for every rule', () => {
  expect(Object.keys(CASES).sort()).toEqual(TEXT_RULES.map(({ id }) => id).sort());
});

describe.each(Object.entries(CASES))('%s', (id, { bad, good }) => {
  it.each(bad)('reports "$text" ($language)', (example) => {
    expect(verdict(id, example)).toMatchObject({ problem: expect.any(String), mend: expect.any(String) });
  });
  it.each(good)('accepts "$text" ($language)', (example) => {
    expect(verdict(id, example)).toBeUndefined();
  });
});
