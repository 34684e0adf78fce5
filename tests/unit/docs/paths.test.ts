import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const ROOMS = ['app', 'components', 'lib', 'locales', 'public', 'server', 'store', 'tests', 'docs'];

/** Every document of the repository, those of the rooms among them. */
const markdownFiles = (): string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.md'], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => file !== '' && existsSync(file));

/** Paths a text cites as code: `lib/plans.ts`. Ones with a placeholder (`<lng>`, `*`, `NAME`) are patterns, not paths. */
function citedPaths(text: string): string[] {
  const code = [...text.matchAll(/`([^`\s]+)`/g)].flatMap(([, cited]) => cited ?? []);
  return code.filter(
    (cited) => ROOMS.includes(cited.split('/')[0] ?? '') && cited.includes('/') && !/[<*{…]|[A-Z]{4}/.test(cited),
  );
}

/** What a command writes stands in no clone; `.gitignore` names it. */
const isWritten = (target: string): boolean => spawnSync('git', ['check-ignore', '--quiet', target]).status === 0;

/** Links of a text; ones inside code marks are samples of what a writer types. */
const linksOf = (text: string) =>
  [...text.replaceAll(/`[^`\n]*`/g, '').matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].flatMap(
    ([, link]) => link ?? [],
  );

it.each(markdownFiles())('%s cites only paths that exist', (file) => {
  const text = readFileSync(file, 'utf8');
  const cited = citedPaths(text).filter((target) => !(existsSync(target) || isWritten(target)));
  const linked = linksOf(text).filter((link) => !existsSync(path.join(path.dirname(file), link)));
  expect([...cited, ...linked]).toEqual([]);
});

it('documents name only scripts that exist', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const named = markdownFiles().flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/npm run ([\w:-]+)/g)]);
  expect(named.flatMap(([, name]) => name ?? []).filter((name) => !(name in scripts))).toEqual([]);
});
