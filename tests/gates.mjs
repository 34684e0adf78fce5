import { readFileSync, rmSync } from 'node:fs';
import { exportSite } from '../server/cli/export-site.mjs';
import { inProject, nodeBinary } from '../server/cli/project.mjs';
import { run } from '../server/cli/run.mjs';

/** Runs a tool of node_modules on the project's own Node; resolves with its exit code. */
const tool = (file, args, env) => run(nodeBinary(), [inProject('node_modules', ...file.split('/')), ...args], { env });

/** A gate without counts of its own is one test. */
const verdict = (code) => (code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

async function types() {
  const generated = await tool('next/dist/bin/next', ['typegen']);
  return verdict(generated || (await tool('typescript/bin/tsc', ['--noEmit'])));
}

const resultFile = (name) => inProject('.cache', 'tests', `${name}.json`);

/** Counts of a JSON report. A run that failed without naming a test (a broken import) still counts as a failure. */
function counts(file, code, read) {
  let result = { passed: 0, failed: 0 };
  try {
    result = read(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    console.error('The run left no report.');
  }
  return { ...result, failed: Math.max(result.failed, code === 0 ? 0 : 1) };
}

async function vitest(project) {
  const file = resultFile(project);
  rmSync(file, { force: true });
  const args = ['run', '--project', project, '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`];
  const code = await tool('vitest/vitest.mjs', args, { NODE_ENV: 'test' });
  return counts(file, code, ({ numPassedTests, numFailedTests }) => ({
    passed: numPassedTests,
    failed: numFailedTests,
  }));
}

async function playwright() {
  const file = resultFile('e2e');
  rmSync(file, { force: true });
  const code = await tool('@playwright/test/cli.js', ['test', '--reporter=dot,json'], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  });
  return counts(file, code, ({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected }));
}

async function build() {
  await exportSite();
  return verdict(0);
}

/**
 * In order of speed; each can be run alone: `npm test -- lint types`. Those that need one core at most (`isLight`) run side
 * by side; they print little.
 */
export const GATES = [
  {
    id: 'lint',
    isLight: true,
    title: 'Lint, format and import directions',
    run: async () => verdict(await tool('@biomejs/biome/bin/biome', ['check', '.'])),
  },
  { id: 'types', isLight: true, title: 'Types', run: types },
  {
    id: 'unused',
    isLight: true,
    title: 'Unused code and dependencies',
    run: async () => verdict(await tool('knip/bin/knip.js', [])),
  },
  {
    id: 'locales',
    isLight: true,
    title: 'Texts in ten languages',
    run: async () => verdict(await run(nodeBinary(), ['lib/content/cli.ts', 'check', '--quiet'])),
  },
  { id: 'unit', title: 'Unit tests', run: () => vitest('unit') },
  { id: 'content', title: 'Tests of the text check', run: () => vitest('content') },
  { id: 'server', title: 'Service tests', run: () => vitest('server') },
  { id: 'build', title: 'Export of the site', run: build },
  { id: 'export', title: 'Tests of the exported pages', run: () => vitest('export') },
  { id: 'e2e', title: 'Browser tests', run: playwright },
];
