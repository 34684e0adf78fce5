import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { freePort } from './service-process.ts';

const BINARY = ['redis-server', 'valkey-server'].find((name) => spawnSync(name, ['--version']).status === 0);

/** Whether this machine has a Redis or Valkey to start; there is none among the packages. */
export const hasRedis = BINARY !== undefined;

if (!hasRedis) console.log('There is no redis-server: the service is tested without one only.');

/** A Redis of a test's own, which keeps nothing and may be killed and frozen. */
export interface RedisServer {
  readonly url: string;
  start(): Promise<void>;
  /** Ends it at once, or lets it hang (SIGSTOP) and go on (SIGCONT). */
  signal(name: 'SIGKILL' | 'SIGSTOP' | 'SIGCONT'): Promise<void>;
}

const isOpen = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('connect', () => socket.end(() => resolve(true)));
    socket.on('error', () => resolve(false));
  });

/** Starts one on a free port. */
export async function startRedis(): Promise<RedisServer> {
  const port = await freePort();
  let child: ChildProcess | undefined;
  const start = async () => {
    const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
    child = spawn(BINARY ?? 'redis-server', options, { stdio: 'ignore' });
    while (!(await isOpen(port))) await new Promise((resolve) => setTimeout(resolve, 20));
  };
  await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    start,
    async signal(name) {
      child?.kill(name);
      if (name === 'SIGKILL' && child && child.signalCode === null) await once(child, 'exit');
    },
  };
}
