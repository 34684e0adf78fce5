import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { BUDGETS } from '#tests/support/budgets.ts';
import { freePort, serviceSettings, waitUntilReady } from '#tests/support/service-process.ts';
import { atMost, type Measure } from './measure.ts';

const milliseconds = (ms: number) => `${Math.round(ms)} ms`;

async function startOnce(dataDir: string): Promise<number> {
  const port = await freePort();
  const since = performance.now();
  const start = spawn(process.execPath, ['server/cli/start.mjs'], {
    env: { ...process.env, ...serviceSettings({ port, dataDir }) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await waitUntilReady(`http://127.0.0.1:${port}`, start);
  const took = performance.now() - since;
  start.kill('SIGTERM');
  await once(start, 'exit');
  return took;
}

/** `npm start` with nothing to install or export: first on an empty database, then on the one it left. */
export async function startMeasures(): Promise<Measure[]> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'bench-'));
  const first = await startOnce(dataDir);
  const warm = await startOnce(dataDir);
  rmSync(dataDir, { recursive: true, force: true });
  return [
    { what: 'npm start on an empty database', value: first, shown: milliseconds(first) },
    {
      what: 'npm start, nothing changed',
      value: warm,
      shown: milliseconds(warm),
      budget: atMost(BUDGETS.warmStartMs, milliseconds),
    },
  ];
}
