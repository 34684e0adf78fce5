#!/usr/bin/env node
// `npm run bench [-- --runs 5] [--no-build] [--no-lighthouse] [--pages home,blog]`: what the site costs, against its budgets.
// `npm run bench:service`: how fast the service signs in and checks sessions.
import '../../server/cli/node-version.mjs';
import { ensureInstalled } from '../../server/cli/install.mjs';
import { inProject, loadSettings, nodeBinary } from '../../server/cli/project.mjs';
import { run } from '../../server/cli/run.mjs';

loadSettings();
await ensureInstalled();
const [first, ...rest] = process.argv.slice(2);
const isService = first === 'service';
const file = inProject('tests', 'bench', isService ? 'service.ts' : 'bench.ts');
process.exitCode = await run(nodeBinary(), [file, ...(isService ? rest : process.argv.slice(2))]);
