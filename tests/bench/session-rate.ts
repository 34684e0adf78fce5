import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort, serviceSettings, waitUntilReady } from '#tests/support/service-process.ts';
import { hasPostgres, postgresSchema } from '#tests/support/test-database.ts';
import { WireVisitor } from '#tests/support/wire-visitor.ts';
import { atLeast, type Measure } from './measure.ts';
import { type Load, type LoadCall, load } from './service-load.ts';

const MEASURED_MS = 10_000;
const PHONE = '+989121000001';

interface Backend {
  readonly name: string;
  readonly leastPerSecond: number;
  readonly databaseUrl: string;
}

/** Signs somebody up over the wire; gives the cookies of the session. */
async function sessionCookie(origin: string): Promise<string> {
  const visitor = new WireVisitor(origin);
  await visitor.post('auth/loged', {});
  await visitor.post('auth/otp/send', { phone: PHONE, purpose: 'signup', locale: 'en-US' });
  const inbox = await (await fetch(`${origin}/api/dev/inbox.json`)).text();
  const otp = /#(\d{6})/.exec(inbox)?.[1] ?? '';
  const { ticket } = await visitor.post('auth/otp/verify', { phone: PHONE, purpose: 'signup', otp });
  const password = 'Walnut tree 7';
  const person = { phone: PHONE, password, confirmPassword: password, locale: 'en-US' };
  const session = await visitor.post('auth/signup', { ...person, acceptPrivacyPolicy: true, ticket });
  if (!session.accessToken) throw new Error(`signup: ${JSON.stringify(session)}`);
  return visitor.cookie;
}

function start(port: number, dataDir: string, databaseUrl: string): ChildProcess {
  const settings: Record<string, string> = {
    ...serviceSettings({ port, dataDir }),
    NODE_ENV: 'development',
    LOG_LEVEL: 'silent',
    RATE_LIMIT_FACTOR: '1000000000',
    // So that the calls come from many addresses, each with a count of its own.
    TRUSTED_PROXIES: '127.0.0.1',
    DATABASE_URL: databaseUrl,
    SECRET_KEY: 'a secret of the bench, 32 characters or more',
  };
  const env = { ...process.env, ...settings };
  return spawn(process.execPath, ['server/main.ts'], { env, stdio: ['ignore', 'ignore', 'inherit'] });
}

async function measure({ name, leastPerSecond, databaseUrl }: Backend): Promise<Measure[]> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'bench-'));
  const port = await freePort();
  const child = start(port, dataDir, databaseUrl);
  const origin = `http://127.0.0.1:${port}`;
  try {
    await waitUntilReady(origin, child);
    const cookie = await sessionCookie(origin);
    const headers = { origin, cookie, 'content-type': 'application/json' };
    const ceiling = await load({ origin, method: 'GET', path: '/api/healthz', headers: {} }, MEASURED_MS / 2);
    const call: LoadCall = { origin, method: 'POST', path: '/api/auth/loged', headers };
    return figures(name, leastPerSecond, ceiling, await load(call, MEASURED_MS));
  } finally {
    child.kill('SIGTERM');
    if (child.exitCode === null) await once(child, 'exit');
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function figures(name: string, leastPerSecond: number, ceiling: Load, loged: Load): Measure[] {
  const rate = (value: number) => `${Math.round(value)}/s`;
  return [
    { what: `healthz, no database (${name})`, value: ceiling.perSecond, shown: rate(ceiling.perSecond) },
    {
      what: `auth/loged, signed in (${name})`,
      value: loged.perSecond,
      shown: rate(loged.perSecond),
      budget: atLeast(leastPerSecond, rate),
    },
    { what: `auth/loged, p99 (${name})`, value: loged.p99, shown: `${Math.round(loged.p99)} ms` },
    {
      what: `auth/loged, refused (${name})`,
      value: -loged.refused,
      shown: String(loged.refused),
      budget: atLeast(0, () => '0'),
    },
  ];
}

/** How many sessions a second the service checks, on both databases, beside what it does without one. */
export async function sessionMeasures(): Promise<Measure[]> {
  const embedded = await measure({ name: 'PGlite', leastPerSecond: 1000, databaseUrl: '' });
  if (!hasPostgres) return embedded;
  const schema = await postgresSchema();
  try {
    return [...embedded, ...(await measure({ name: 'PostgreSQL', leastPerSecond: 2500, databaseUrl: schema.url }))];
  } finally {
    await schema.drop();
  }
}
