import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';

const RULE = 'hard-coded-text.grit';

/** Lines of a component that the rule of biome.json complains of. */
function complaints(lines: readonly string[]): number[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'lint-'));
  copyFileSync(path.join('tests', 'lint', RULE), path.join(folder, RULE));
  writeFileSync(path.join(folder, 'biome.json'), JSON.stringify({ plugins: [`./${RULE}`] }));
  writeFileSync(path.join(folder, 'Sample.tsx'), `${lines.join('\n')}\n`);
  const biome = path.resolve('node_modules', '@biomejs', 'biome', 'bin', 'biome');
  const { stdout } = spawnSync(process.execPath, [biome, 'lint', '--reporter=json', 'Sample.tsx'], {
    cwd: folder,
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true });
  const {
    diagnostics,
  }: { diagnostics: { category: string; message: string; location: { start: { line: number } } }[] } =
    JSON.parse(stdout);
  return diagnostics
    .filter(({ message }) => message.includes('locales/<lng>/ui'))
    .map(({ location }) => location.start.line);
}

const READ_FROM_LOCALES = [
  '<p aria-label={t.label} className="lead wide" id="main">',
  `<C title={\`\${n} – \${t.unit}\`} label={t("plans:label", { n })} aria-labelledby={\`\${n}-title\`} />`,
  '/ {n} <img alt="" src={"a.png"} /> {t["key"]} y² {" "}',
  '</p>',
];

it('words typed into a component are found, in its text and in what is read aloud', () => {
  const bad = [
    '<p>Hello</p>',
    '<p>سلام</p>',
    '<p>{"Hello"}</p>',
    `<p>{\`Hello \${n}\`}</p>`,
    '<p aria-label="Menu" />',
    '<img alt={"A chart"} src="a.png" />',
    `<p title={\`Chart \${n}\`} />`,
  ];
  const lines = ['export const Sample = ({ n, t }) => <>', ...bad, ...READ_FROM_LOCALES, '</>;'];
  expect(complaints(lines)).toEqual(bad.map((_, at) => at + 2));
});
