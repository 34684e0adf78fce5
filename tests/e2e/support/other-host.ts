import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { caddyfile } from '#lib/hosting/caddy.ts';
import { nginxConfig } from '#lib/hosting/nginx.ts';
import { freePort } from '../../support/service-process.ts';

/** A host that somebody else wrote, which serves the export with what `npm run hosting` prints for it. */
interface OtherHost {
  readonly program: string;
  /** Writes its settings into `folder`; what starts it. */
  prepare(folder: string, port: number, neighbours: Neighbours): readonly string[];
}

/** Who stands behind a host, and who before it. */
interface Neighbours {
  /** Origin of the service behind `/api`. */
  readonly service: string;
  /** Proxies whose word on the visitor counts. */
  readonly proxies?: readonly string[];
}

const EXPORT = path.resolve('out');

const nginx: OtherHost = {
  program: 'nginx',
  prepare(folder, port, { service, proxies = [] }) {
    const site = nginxConfig(EXPORT, { services: [new URL(service).host], proxies, listen: `127.0.0.1:${port}` });
    const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${folder}/${name};`,
    );
    // As root its workers become somebody who may not read the project's folder.
    const user = process.getuid?.() === 0 ? 'user root;\n' : '';
    const file = path.join(folder, 'nginx.conf');
    writeFileSync(
      file,
      `${user}daemon off;\npid ${folder}/nginx.pid;\nerror_log ${folder}/error.log;\nevents {}\nhttp {\naccess_log off;\n${places.join('\n')}\n${site}}\n`,
    );
    return ['-c', file, '-e', path.join(folder, 'error.log')];
  },
};

const caddy: OtherHost = {
  program: 'caddy',
  prepare(folder, port, { service, proxies = [] }) {
    const file = path.join(folder, 'Caddyfile');
    const global = '{\n\tadmin off\n\tauto_https off\n}\n\n';
    writeFileSync(
      file,
      global + caddyfile(`http://127.0.0.1:${port}`, EXPORT, { services: [new URL(service).host], proxies }),
    );
    return ['run', '--config', file, '--adapter', 'caddyfile'];
  },
};

export const OTHER_HOSTS: readonly OtherHost[] = [nginx, caddy];

/** Whether this machine has the program: neither comes with the project's packages. */
export const isInstalled = ({ program }: OtherHost): boolean => spawnSync(program, ['-h']).error === undefined;

async function untilItAnswers(origin: string, child: ChildProcess): Promise<void> {
  for (let tries = 0; child.exitCode === null && tries < 200; tries += 1) {
    const answer = await fetch(`${origin}/robots.txt`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('the host did not start');
}

/** Starts a host in a folder of its own and gives its address to `use`; it has ended when this resolves. */
export async function withHost(
  host: OtherHost,
  folder: string,
  neighbours: Neighbours,
  use: (origin: string) => Promise<void>,
) {
  mkdirSync(folder, { recursive: true });
  const port = await freePort();
  const child = spawn(host.program, host.prepare(folder, port, neighbours), {
    env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    stdio: 'ignore',
  });
  const origin = `http://127.0.0.1:${port}`;
  try {
    await untilItAnswers(origin, child);
    await use(origin);
  } finally {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    if (child.exitCode === null) await ended;
  }
}
