import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { nginxConfig } from '#lib/hosting/nginx.ts';
import { freePort } from '#tests/support/service-process.ts';

const PROGRAM: string = 'nginx';

/** Whether this machine has an nginx to start; there is none among the packages. */
export const hasNginx = spawnSync(PROGRAM, ['-v']).status === 0;

export interface Balancer {
  readonly url: string;
  close(): Promise<void>;
}

const isOpen = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('connect', () => socket.end(() => resolve(true)));
    socket.on('error', () => resolve(false));
  });

async function untilOpen(port: number, child: ChildProcess): Promise<void> {
  while (!(await isOpen(port))) {
    if (child.exitCode !== null) throw new Error('nginx did not start');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** nginx as `npm run hosting -- nginx` sets it up, before several nodes. @throws where there is no nginx */
export async function startNginx(nodes: readonly string[]): Promise<Balancer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  const port = await freePort();
  const services = nodes.map((node) => new URL(node).host);
  const site = nginxConfig(folder, { services, listen: `127.0.0.1:${port}` });
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const places = kinds.map((kind) => `${kind}_temp_path ${folder}/${kind};`).join('\n');
  const file = path.join(folder, 'nginx.conf');
  const errors = path.join(folder, 'error.log');
  writeFileSync(
    file,
    `daemon off;\npid ${folder}/nginx.pid;\nevents {}\nhttp {\naccess_log off;\n${places}\n${site}}\n`,
  );
  const child = spawn(PROGRAM, ['-c', file, '-e', errors], { stdio: 'ignore' });
  await untilOpen(port, child);
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      if (child.exitCode === null) await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
