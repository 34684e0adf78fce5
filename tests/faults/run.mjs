#!/usr/bin/env node
// `npm run faults [-- <name>… --rounds 100 --seconds 60 --database postgres|embedded]`, `npm run faults -- --list`.
import '../../server/cli/node-version.mjs';
import { ensureInstalled } from '../../server/cli/install.mjs';
import { inProject, nodeBinary } from '../../server/cli/project.mjs';
import { run } from '../../server/cli/run.mjs';

await ensureInstalled();
process.exitCode = await run(nodeBinary(), [inProject('tests', 'faults', 'faults.ts'), ...process.argv.slice(2)]);
