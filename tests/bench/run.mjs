#!/usr/bin/env node
// `npm run bench [-- --runs 5] [--no-build] [--no-lighthouse] [--pages home,blog]`: what the site costs, against its budgets.
// `npm run bench:service [-- calls | costs | soak --minutes 10]`: how many calls a second; what each of them costs; whether memory stays flat.
// `npm run bench:analyzer`: how long a site takes, how much memory, and whether Lighthouse agrees.
// `npm run bench:growth [-- --languages 10,20]`: what one page more costs, with pseudo-languages.
import '../../server/cli/node-version.mjs';
import { ensureInstalled } from '../../server/cli/install.mjs';
import { inProject, loadSettings, nodeBinary } from '../../server/cli/project.mjs';
import { run } from '../../server/cli/run.mjs';

loadSettings();
await ensureInstalled();
const [first, ...rest] = process.argv.slice(2);
const isOwn = ['service', 'analyzer', 'growth'].includes(first);
const file = inProject('tests', 'bench', isOwn ? `${first}.ts` : 'bench.ts');
process.exitCode = await run(nodeBinary(), [file, ...(isOwn ? rest : process.argv.slice(2))]);
