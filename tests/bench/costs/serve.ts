import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { SERVICE_ENV, SERVICE_FLAGS } from '#server/cli/service-process.mjs';
import { freePort, serviceSettings, waitUntilReady } from '#tests/support/service-process.ts';

export interface Served {
  /** Milliseconds of the processor so far, all threads together. */
  spent(): number;
  stop(): Promise<void>;
}

const NANOSECONDS = 1e6;

/** Linux counts it for each thread in nanoseconds (`schedstat`); the hundredths of `stat` are too coarse for one call. */
function spentBy(pid: number): number {
  const tasks = readdirSync(`/proc/${pid}/task`);
  const times = tasks.map((task) => readFileSync(`/proc/${pid}/task/${task}/schedstat`, 'utf8').split(' ')[0]);
  return times.reduce((sum, time) => sum + Number(time), 0) / NANOSECONDS;
}

/** Starts the service as a process that may read the shops of the tests, as it would be started but for these settings. */
export async function serve(port: number, settings: Readonly<Record<string, string>>): Promise<Served> {
  const url = `http://127.0.0.1:${port}`;
  const own: Record<string, string> = {
    ...SERVICE_ENV,
    ...serviceSettings({ port, dataDir: settings.DATA_DIR ?? '' }),
    // The sandbox stands beside a real gateway only there.
    NODE_ENV: 'development',
    LOG_LEVEL: 'silent',
    // Nobody is refused for calling often, and calls may say whom they come from.
    RATE_LIMIT_FACTOR: '1000000000',
    TRUSTED_PROXIES: '127.0.0.1',
    SHOPS_PORT: String(await freePort()),
    ...settings,
  };
  const child = spawn(process.execPath, [...SERVICE_FLAGS, 'tests/support/serve-with-shops.ts'], {
    env: { ...process.env, ...own },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await waitUntilReady(url, child);
  const { pid = 0 } = child;
  return {
    spent: () => spentBy(pid),
    async stop() {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
}
