import { type ChildProcess, type StdioOptions, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

const START_LIMIT_MS = 60_000;
const POLL_MS = 50;

/** A port nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('no TCP port');
  return address.port;
}

export interface ServiceOptions {
  readonly port: number;
  readonly dataDir: string;
  readonly smtpUrl?: string | undefined;
  /** Takes the text messages; without one they are printed. */
  readonly smsUrl?: string | undefined;
  /** Settings of one test's own. */
  readonly settings?: Readonly<Record<string, string>> | undefined;
  /** With the customer of `npm start -- --demo`, which only a service that is not in production takes. */
  readonly demo?: boolean | undefined;
}

/** Environment of a service for tests: loopback, its own data, mail and texts to the catchers where there are. */
export function serviceSettings({ port, dataDir, smtpUrl, smsUrl, settings }: ServiceOptions): Record<string, string> {
  return {
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    LOG_LEVEL: 'warn',
    RATE_LIMIT_FACTOR: '1000',
    SMS_HOURLY_BUDGET: '100000',
    ...(smsUrl && { SMS_PROVIDERS: 'http', SMS_HTTP_URL: smsUrl }),
    ...(smtpUrl && { SMTP_URL: smtpUrl, MAIL_FROM: 'site@alpha.test', STAFF_EMAIL: 'staff@alpha.test' }),
    ...settings,
  };
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/api/readyz`)).ok;
  } catch {
    return false; // not listening yet
  }
}

/** Resolves when the service answers that it is ready. Throws when it ends or takes too long. */
export async function waitUntilReady(url: string, child: ChildProcess): Promise<void> {
  const limit = performance.now() + START_LIMIT_MS;
  while (!(await isReady(url))) {
    if (child.exitCode !== null) throw new Error(`The service ended with code ${child.exitCode}`);
    if (performance.now() > limit) throw new Error('The service was not ready in time');
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

export interface RunningService {
  readonly url: string;
  readonly dataDir: string;
  /** Ends the process and starts another one on the same data, under the same address. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

interface Start extends Partial<Omit<ServiceOptions, 'dataDir'>> {
  /** A program of the project that fills the database before the service opens it. */
  readonly seed?: string;
  /** What is started, where it is not the service itself. */
  readonly program?: string;
}

/** Starts the real service on the exported site with a fresh database. */
export async function startService(options: Start = {}): Promise<RunningService> {
  const port = options.port ?? (await freePort());
  const dataDir = mkdtempSync(path.join(tmpdir(), 'service-'));
  const settings = { ...(options.demo && { NODE_ENV: 'development' }), ...options.settings };
  const env = { ...process.env, ...serviceSettings({ ...options, settings, port, dataDir }) };
  const stdio: StdioOptions = ['ignore', 'ignore', 'inherit'];
  if (options.seed && spawnSync(process.execPath, [options.seed], { env, stdio }).status !== 0)
    throw new Error(`${options.seed} failed`);
  const url = `http://127.0.0.1:${port}`;
  const args = [options.program ?? 'server/main.ts', ...(options.demo ? ['--demo'] : [])];
  async function begin(): Promise<ChildProcess> {
    const begun = spawn(process.execPath, args, { env, stdio });
    await waitUntilReady(url, begun);
    return begun;
  }
  let child = await begin();
  async function end(): Promise<void> {
    child.kill('SIGTERM');
    if (child.exitCode === null) await once(child, 'exit');
  }
  return {
    url,
    dataDir,
    async restart() {
      await end();
      child = await begin();
    },
    async stop() {
      await end();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
