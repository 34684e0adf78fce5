import { type ChildProcess, spawn } from 'node:child_process';
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
  stop(): Promise<void>;
}

/** Starts the real service on the exported site with a fresh database. */
export async function startService(options: Partial<Omit<ServiceOptions, 'dataDir'>> = {}): Promise<RunningService> {
  const port = options.port ?? (await freePort());
  const dataDir = mkdtempSync(path.join(tmpdir(), 'service-'));
  const child = spawn(process.execPath, ['server/main.ts'], {
    env: { ...process.env, ...serviceSettings({ ...options, port, dataDir }) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  await waitUntilReady(url, child);
  return {
    url,
    dataDir,
    async stop() {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
