import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const ROOMS = ['app', 'components', 'lib', 'locales', 'public', 'server', 'store', 'tests', 'docs'];

function markdownFiles(): string[] {
  const docs = readdirSync('docs', { recursive: true, encoding: 'utf8' }).map((name) => path.join('docs', name));
  return ['README.md', 'CONTRIBUTING.md', ...docs].filter((file) => file.endsWith('.md'));
}

/** Paths a text cites as code: `lib/plans.ts`. Ones with a placeholder (`<lng>`, `*`, `NAME`) are patterns, not paths. */
function citedPaths(text: string): string[] {
  const code = [...text.matchAll(/`([^`\s]+)`/g)].flatMap(([, cited]) => cited ?? []);
  return code.filter(
    (cited) => ROOMS.includes(cited.split('/')[0] ?? '') && cited.includes('/') && !/[<*{…]|[A-Z]{4}/.test(cited),
  );
}

/** Links of a text; ones inside code marks are samples of what a writer types. */
const linksOf = (text: string) =>
  [...text.replaceAll(/`[^`\n]*`/g, '').matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].flatMap(
    ([, link]) => link ?? [],
  );

it.each(markdownFiles())('%s cites only paths that exist', (file) => {
  const text = readFileSync(file, 'utf8');
  const cited = citedPaths(text).filter((target) => !existsSync(target));
  const linked = linksOf(text).filter((link) => !existsSync(path.join(path.dirname(file), link)));
  expect([...cited, ...linked]).toEqual([]);
});

it('README and docs name only scripts that exist', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const named = markdownFiles().flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/npm run ([\w-]+)/g)]);
  expect(named.flatMap(([, name]) => name ?? []).filter((name) => !(name in scripts))).toEqual([]);
});
