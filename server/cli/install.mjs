import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inProject } from './project.mjs';
import { run } from './run.mjs';
import { done, fail, seconds, step } from './say.mjs';

/**
 * The versions of the lockfile, which stays as it is. Not `npm ci`: that refuses a lockfile in which a registry left
 * out packages for other operating systems, and it deletes what is there before it knows that it can replace it.
 */
export const INSTALL = [
  'install',
  '--no-save',
  '--include=dev',
  '--ignore-scripts',
  '--no-audit',
  '--no-fund',
  '--loglevel=error',
];

/** Runs the install scripts of the packages that may (`allowScripts` of package.json), whatever npm the machine has. */
export const SCRIPTS_OF = ({ allowScripts }) => ['rebuild', '--loglevel=error', ...Object.keys(allowScripts)];

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** Whether what npm has installed is what the lockfile asks for (optional packages depend on the machine). */
function isInstalled() {
  const record = inProject('node_modules', '.package-lock.json');
  if (!existsSync(record)) return false;
  const wanted = readJson(inProject('package-lock.json')).packages;
  const present = readJson(record).packages;
  return Object.entries(wanted)
    .filter(([name, meta]) => name !== '' && !meta.optional && !meta.devOptional && !meta.peer)
    .every(([name, meta]) => present[name]?.version === meta.version);
}

/** `PATH` without this project's own programs: npm must not run on the Node it is about to replace. */
const machinePath = () =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .filter((folder) => !folder.includes('node_modules'))
    .join(path.delimiter);

/** Installs the packages when they are missing or the lockfile has changed. */
export async function ensureInstalled() {
  if (isInstalled()) return;
  const since = performance.now();
  step('Installing packages (once, and again when package-lock.json changes) …');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  for (const args of [INSTALL, SCRIPTS_OF(readJson(inProject('package.json')))]) {
    const code = await run(npm, args, { env: { PATH: machinePath() } });
    if (code !== 0) fail(`npm ended with code ${code}; its message is above.`, code);
  }
  done(`Packages installed in ${seconds(since)}`);
}
