import { spawnSync } from 'node:child_process';
import { BUDGETS } from '#tests/support/budgets.ts';
import { atMost, type Measure, median } from './measure.ts';

const RUNS = 3;
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

function checkOnce(): number {
  const since = performance.now();
  const { status } = spawnSync(process.execPath, ['lib/content/cli.ts', 'check', '--quiet'], { stdio: 'ignore' });
  if (status !== 0) throw new Error('The texts have errors: npm run locales check');
  return performance.now() - since;
}

/** `npm run locales check` over all languages, as a marketer waits for it: the start of the command included. */
export function textsMeasures(): Measure[] {
  const value = median(Array.from({ length: RUNS }, checkOnce));
  const budget = atMost(BUDGETS.textsCheckMs, seconds);
  return [{ what: 'check of all texts', value, shown: seconds(value), budget }];
}
