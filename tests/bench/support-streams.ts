import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Agent } from 'undici';
import { createPasswordHasher } from '#server/adapters/password-hasher.ts';
import { SERVICE_ENV, SERVICE_FLAGS } from '#server/cli/service-process.mjs';
import type { Database } from '#server/db/database.ts';
import { openEmbedded } from '#server/db/embedded/open-embedded.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { freePort, serviceSettings, waitUntilReady } from '#tests/support/service-process.ts';
import { hasPostgres, postgresSchema } from '#tests/support/test-database.ts';
import { WireVisitor } from '#tests/support/wire-visitor.ts';
import { atMost, type Measure, median } from './measure.ts';

const STREAMS = 1000;
/** Each with as many pages as one person may have open. */
const PEOPLE = 125;
const ANSWERS = 40;
const PASSWORD = 'Walnut tree 7';
const STAFF = '+989350000000';

const phoneOf = (at: number): string => `+98935000${String(1000 + at)}`;

async function seed(database: Database): Promise<void> {
  const password_hash = await createPasswordHasher().hash(PASSWORD);
  const person = (phone: string, role: 'customer' | 'staff') => {
    const now = new Date();
    return {
      id: randomUUID(),
      phone,
      role,
      password_hash,
      first_name: null,
      last_name: null,
      email: null,
      created_at: now,
    };
  };
  const customers = Array.from({ length: PEOPLE }, (_, at) => person(phoneOf(at), 'customer'));
  const rows = [...customers, person(STAFF, 'staff')];
  const rest = {
    locale: 'en-US',
    privacy_accepted_at: null,
    company: null,
    calendar: null,
    numerals: null,
    delete_at: null,
  };
  await database.db
    .insertInto('users')
    .values(rows.map((row) => ({ ...row, ...rest })))
    .execute();
  await database.close();
}

/** Resident memory of a process, in bytes; Linux says it. */
function memoryOf({ pid }: ChildProcess): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) * 1024;
}

async function signIn(origin: string, phone: string): Promise<WireVisitor> {
  const visitor = new WireVisitor(origin);
  await visitor.logIn(phone, PASSWORD);
  return visitor;
}

/** Opens a stream and calls back with every event of a thread. */
async function openStream(origin: string, agent: Agent, token: string, onThread: () => void): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const { statusCode, body } = await agent.request({ origin, path: '/api/support/stream', method: 'GET', headers });
  if (statusCode !== 200) throw new Error(`stream: ${statusCode} ${await body.text()}`);
  body.on('data', (chunk: Buffer) => {
    if (chunk.includes('event: thread')) onThread();
  });
  body.on('error', () => undefined); // the service is stopped at the end
}

async function milliseconds(origin: string, agent: Agent): Promise<{ times: number[] }> {
  const staff = await signIn(origin, STAFF);
  const listener = await signIn(origin, phoneOf(0));
  const { id } = await listener.post('support', { id: randomUUID(), text: 'Hello' });
  let heard: () => void = () => undefined;
  await openStream(origin, agent, listener.accessToken, () => heard());
  const times: number[] = [];
  for (let at = 0; at < ANSWERS; at += 1) {
    const arrived = new Promise<void>((resolve) => {
      heard = resolve;
    });
    const since = performance.now();
    void staff.post(`desk/tickets/${id}/messages`, { id: randomUUID(), text: `Answer ${at}` });
    await arrived;
    // The page reads the message itself then.
    const read = await agent.request({
      origin,
      path: `/api/tickets/${id}/messages?after=${at}`,
      method: 'GET',
      headers: { authorization: `Bearer ${listener.accessToken}` },
    });
    await read.body.dump();
    times.push(performance.now() - since);
  }
  return { times };
}

async function measure(name: string, databaseUrl: string): Promise<Measure[]> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'bench-'));
  await seed(databaseUrl ? await openPostgres(databaseUrl, () => undefined) : await openEmbedded(dataDir));
  const port = await freePort();
  const settings = { ...serviceSettings({ port, dataDir }), LOG_LEVEL: 'silent', RATE_LIMIT_FACTOR: '1000000000' };
  const own = { DATABASE_URL: databaseUrl, SECRET_KEY: 'a secret of the bench, 32 characters or more' };
  const child = spawn(process.execPath, [...SERVICE_FLAGS, 'server/main.ts'], {
    env: { ...process.env, ...SERVICE_ENV, ...settings, ...own },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const origin = `http://127.0.0.1:${port}`;
  const agent = new Agent({ connections: STREAMS + 10, pipelining: 1, bodyTimeout: 0, headersTimeout: 60_000 });
  try {
    await waitUntilReady(origin, child);
    const empty = memoryOf(child);
    for (let at = 0; at < PEOPLE; at += 1) {
      const visitor = await signIn(origin, phoneOf(at));
      const most = at === 0 ? STREAMS / PEOPLE - 1 : STREAMS / PEOPLE; // the last of the first person is the one that is timed
      const open = () => openStream(origin, agent, visitor.accessToken, () => undefined);
      await Promise.all(Array.from({ length: most }, open));
    }
    const { times } = await milliseconds(origin, agent);
    return figures(name, { empty, full: memoryOf(child), times });
  } finally {
    await agent.destroy();
    child.kill('SIGTERM');
    if (child.exitCode === null) await once(child, 'exit');
    rmSync(dataDir, { recursive: true, force: true });
  }
}

interface Seen {
  readonly empty: number;
  readonly full: number;
  readonly times: readonly number[];
}

function figures(name: string, { empty, full, times }: Seen): Measure[] {
  const megabytes = (bytes: number) => `${Math.round(bytes / 1e6)} MB`;
  const inMs = (value: number) => `${Math.round(value)} ms`;
  const longest = Math.max(...times);
  const most = median(times);
  return [
    { what: `memory without a stream (${name})`, value: empty, shown: megabytes(empty) },
    {
      what: `memory with ${STREAMS} streams (${name})`,
      value: full,
      shown: megabytes(full),
      budget: atMost(400e6, megabytes),
    },
    { what: `a live message, median (${name})`, value: most, shown: inMs(most) },
    {
      what: `a live message, longest of ${ANSWERS} (${name})`,
      value: longest,
      shown: inMs(longest),
      budget: atMost(300, inMs),
    },
  ];
}

/** What a thousand open pages cost, and how fast a message reaches one of them meanwhile. */
export async function streamMeasures(): Promise<Measure[]> {
  const embedded = await measure('embedded', '');
  if (!hasPostgres) return embedded;
  const { url, drop } = await postgresSchema();
  try {
    return [...embedded, ...(await measure('PostgreSQL', url))];
  } finally {
    await drop();
  }
}
