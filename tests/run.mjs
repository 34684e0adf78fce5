#!/usr/bin/env node
// `npm test`: every gate and every test, in order of speed. A failed gate does not stop the next ones.
// The last line is `N passed, N failed`; the exit code is 0 only without failures.
import '../server/cli/node-version.mjs';
import { mkdirSync } from 'node:fs';
import { ensureInstalled } from '../server/cli/install.mjs';
import { inProject, loadSettings } from '../server/cli/project.mjs';
import { done, fail, seconds, step } from '../server/cli/say.mjs';
import { GATES } from './gates.mjs';

async function runGate({ title, run }) {
  const since = performance.now();
  console.log('');
  step(title);
  try {
    const { passed, failed } = await run();
    return { title, passed, failed, time: seconds(since) };
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return { title, passed: 0, failed: 1, time: seconds(since) };
  }
}

function summarise(results) {
  console.log('');
  for (const { title, passed, failed, time } of results) {
    console.log(
      `${failed > 0 ? '✗' : '✓'} ${title.padEnd(36)} ${String(passed).padStart(5)} passed ${failed} failed  ${time}`,
    );
  }
  const total = (key) => results.reduce((sum, result) => sum + result[key], 0);
  done(`Everything took ${seconds()}`);
  console.log(`${total('passed')} passed, ${total('failed')} failed`);
  return total('failed') === 0 ? 0 : 1;
}

try {
  loadSettings();
  await ensureInstalled();
  mkdirSync(inProject('.cache', 'tests'), { recursive: true });
  const wanted = process.argv.slice(2);
  const chosen = GATES.filter(({ id }) => wanted.length === 0 || wanted.includes(id));
  const results = await Promise.all(chosen.filter(({ isLight }) => isLight).map(runGate));
  for (const gate of chosen.filter(({ isLight }) => !isLight)) results.push(await runGate(gate));
  process.exit(summarise(results));
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
