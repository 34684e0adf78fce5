import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { AnalysisFailure, AnalysisProgress, CATEGORIES, CHECK_COUNT, Finding, Notice } from '#lib/contract/analyses.ts';
import texts from '#locales/en/ui/analyzer.json' with { type: 'json' };
import type { Check } from '#server/modules/analyses/check.ts';
import { CHECKS } from '#server/modules/analyses/read/load-checks.ts';

// That the other nine languages have every key of English is held by the check of the locales.
describe('texts', () => {
  test('stand for every check: its name, its reason, its remedy', () => {
    const wanted = [...new Set(CHECKS.map((check) => check.texts ?? check.id))].sort();
    expect(Object.keys(texts.checks).sort()).toEqual(wanted);
    for (const check of Object.values(texts.checks)) expect(Object.keys(check)).toEqual(['name', 'why', 'fix']);
  });

  test('say how many checks there are', () => {
    expect(CHECKS).toHaveLength(CHECK_COUNT);
  });

  test('stand for everything a report names by a code', () => {
    expect(Object.keys(texts.rings)).toEqual([...CATEGORIES]);
    expect(Object.keys(texts.notices)).toEqual(Notice.options);
    expect(Object.keys(texts.failures)).toEqual(AnalysisFailure.options);
    expect(Object.keys(texts.steps)).toEqual(AnalysisProgress.shape.step.options);
    expect(Object.keys(texts.states).sort()).toEqual([...Finding.shape.state.options].sort());
    expect(Object.keys(texts.severity)).toEqual(Finding.shape.severity.unwrap().options);
  });
});

/** Where a check is held: by a page or a site that passes and one that does not. */
const testOf = ({ scope, need, weight }: Check): string => {
  if (need === 'browser') return 'browser';
  if (weight === 0) return 'site-checks';
  return scope === 'page' ? 'page-cases' : 'site-cases';
};

test('the list of checks in the documentation is that of the code; `vitest -u` writes it anew', async () => {
  const files = readdirSync('server/modules/analyses/checks', { recursive: true, encoding: 'utf8' });
  const rows = CATEGORIES.flatMap((ring) =>
    CHECKS.filter(({ category }) => category === ring).map((check) => {
      const { id, need, weight, source } = check;
      const { name } = texts.checks[(check.texts ?? id) as keyof typeof texts.checks];
      const file = files.find((path) => path.endsWith(`/${id}.ts`));
      const held = [`\`${file}\``, `\`${testOf(check)}\``];
      return [ring, name, need, `${weight}${check.isBlocker ? ' ★' : ''}`, source, ...held];
    }),
  );
  const head = ['ring', 'check', 'needs', 'weight', 'rule from', 'file', 'held by'];
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((cells) => cells[column]?.length ?? 0)));
  const line = (cells: readonly string[]) => `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`;
  const text = [
    '# Checks of the analyzer',
    '',
    'Made by `tests/server/analyses/texts.test.ts`. Files stand below `server/modules/analyses/checks/`, what holds them',
    'below `tests/server/analyses/`. A ★ keeps the overall score below 50. Weight 0 is told and gives no points.',
    '',
    'External links are asked whether they answer, without the robots.txt of their hosts: HEAD, and GET of the first 20 kB',
    'where that is refused; 15 addresses a run, three a host, a second apart. Nothing of them is read or kept but the status.',
    'Pages that are read follow robots.txt, as `server/modules/analyses/README.md` tells.',
    '',
    line(head),
    line(widths.map((width) => '-'.repeat(width))),
    ...rows.map(line),
    '',
  ].join('\n');
  await expect(text).toMatchFileSnapshot('../../../docs/analyzer-checks.md');
});
