import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { freePort } from './service-process.ts';

const PACKAGED = '/usr/lib/postgresql';

const PROGRAMS = ['initdb', 'postgres', 'pg_dump', 'pg_restore'];

/** Folder of the server's programs; `undefined` where there are none. */
function findPrograms(): string | undefined {
  const versions = existsSync(PACKAGED) ? readdirSync(PACKAGED).toSorted((a, b) => Number(b) - Number(a)) : [];
  const packaged = versions.map((version) => path.join(PACKAGED, version, 'bin'));
  const onPath = (process.env.PATH ?? '').split(path.delimiter);
  const has = (folder: string) => PROGRAMS.every((name) => existsSync(path.join(folder, name)));
  return [...onPath, ...packaged].find(has);
}

export const POSTGRES_PROGRAMS = findPrograms();

/** PostgreSQL refuses to run as root; then it runs as the user that its package made. */
function identity(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

/** A PostgreSQL server of a test's own, which may be stopped, killed and frozen. */
export interface PostgresServer {
  readonly url: string;
  start(): Promise<void>;
  /** `fast` ends its connections, `immediate` is a crash. */
  stop(mode: 'fast' | 'immediate'): Promise<void>;
  freeze(): void;
  thaw(): void;
  /** Stops it and deletes what it kept. */
  remove(): Promise<void>;
}

async function waitUntilOpen(url: string): Promise<void> {
  for (;;) {
    const client = new Client({ connectionString: url, connectionTimeoutMillis: 1000 });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

/** The server and the processes it has begun. */
function signalAll(pid: number, signal: NodeJS.Signals): void {
  const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' });
  for (const each of [pid, ...children.split('\n').filter(Boolean).map(Number)]) process.kill(each, signal);
}

/** Makes an empty cluster and starts it on a free port. @throws where there is no PostgreSQL to start */
export async function startPostgres(): Promise<PostgresServer> {
  if (!POSTGRES_PROGRAMS) throw new Error('There is no initdb: install PostgreSQL, or choose --database embedded.');
  const programs = POSTGRES_PROGRAMS;
  const who = identity();
  const directory = mkdtempSync(path.join(tmpdir(), 'postgres-'));
  if (who.uid !== undefined && who.gid !== undefined) chownSync(directory, who.uid, who.gid);
  const data = path.join(directory, 'data');
  const options = { ...who, cwd: directory };
  const initdb = ['-D', data, '-U', 'alpha', '-A', 'trust', '-E', 'UTF8', '--no-sync'];
  execFileSync(path.join(programs, 'initdb'), initdb, { ...options, stdio: 'ignore' });
  const port = await freePort();
  const url = `postgres://alpha@127.0.0.1:${port}/postgres`;
  let child: ChildProcess | undefined;
  const start = async () => {
    const flags = ['-D', data, '-p', String(port), '-k', directory, '-c', 'listen_addresses=127.0.0.1'];
    child = spawn(path.join(programs, 'postgres'), flags, { ...options, stdio: 'ignore' });
    await waitUntilOpen(url);
  };
  const stop = async (mode: 'fast' | 'immediate') => {
    if (!child || child.exitCode !== null) return;
    child.kill(mode === 'fast' ? 'SIGINT' : 'SIGQUIT');
    await once(child, 'exit');
  };
  await start();
  return {
    url,
    start,
    stop,
    freeze: () => signalAll(child?.pid ?? 0, 'SIGSTOP'),
    thaw: () => signalAll(child?.pid ?? 0, 'SIGCONT'),
    async remove() {
      await stop('immediate');
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
