#!/usr/bin/env node
// `npm run bench [-- --runs 5] [--no-build] [--no-lighthouse]`: what the site costs, against its budgets.
import '../../server/cli/node-version.mjs';
import { ensureInstalled } from '../../server/cli/install.mjs';
import { inProject, loadSettings, nodeBinary } from '../../server/cli/project.mjs';
import { run } from '../../server/cli/run.mjs';

loadSettings();
await ensureInstalled();
process.exitCode = await run(nodeBinary(), [inProject('tests', 'bench', 'bench.ts'), ...process.argv.slice(2)]);
