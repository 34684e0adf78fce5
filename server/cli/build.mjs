#!/usr/bin/env node
// `npm run build [-- --force]`: types, texts, then the export to out/.
import './node-version.mjs';
import { exportSite } from './export-site.mjs';
import { ensureInstalled } from './install.mjs';
import { inProject, loadSettings, nodeBinary } from './project.mjs';
import { run } from './run.mjs';
import { done, fail, step } from './say.mjs';

async function check(title, file, args) {
  step(`${title} …`);
  const code = await run(nodeBinary(), [inProject(...file.split('/')), ...args]);
  if (code !== 0) fail(`${title}: problems are above; nothing was exported.`, code);
}

try {
  loadSettings();
  await ensureInstalled();
  const built = await exportSite({
    force: process.argv.includes('--force'),
    before: async () => {
      await check('Checking settings', 'server/cli/check-settings.ts', []);
      await check('Generating route types', 'node_modules/next/dist/bin/next', ['typegen']);
      await check('Checking types', 'node_modules/typescript/bin/tsc', ['--noEmit']);
      await check('Checking texts', 'lib/content/cli.ts', ['check', '--quiet']);
    },
  });
  if (!built) done('out/ is up to date (--force exports again)');
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
