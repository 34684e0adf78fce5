import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { root } from './project.mjs';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Starts a program in the project's root. Nothing is read from the terminal.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, prefix?: string }} [options] with a prefix, each line of output carries it
 */
export function start(command, args, { env = {}, prefix } = {}) {
  const output = prefix ? 'pipe' : 'inherit';
  const child = spawn(command, args, { cwd: root, env: { ...process.env, ...env }, stdio: ['ignore', output, output] });
  if (prefix) {
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on('line', (line) => console.log(`${prefix} ${line}`));
    }
  }
  return child;
}

/** Resolves with the exit code of a child; a child ended by a signal counts as 128 + the signal's usual number. */
export function exitOf(child) {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(code ?? (signal === 'SIGINT' ? 130 : 143)));
  });
}

/** Runs a program to its end. */
export const run = (command, args, options) => exitOf(start(command, args, options));

/**
 * Passes termination on to the children and waits for them, so that a database is closed and not torn.
 * A terminal sends Ctrl+C to the whole group by itself; a second one from us is harmless.
 */
export function passSignals(children) {
  for (const signal of SIGNALS) {
    process.on(signal, () => {
      for (const child of children) child.kill(signal);
    });
  }
}
