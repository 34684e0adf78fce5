import { once } from 'node:events';
import { createServer, type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { AddressPolicy } from '#server/modules/analyses/fetch/address-policy.ts';

export interface Answer {
  readonly status?: number;
  readonly headers?: OutgoingHttpHeaders;
  readonly body?: string | Buffer;
}
export type Route = string | Answer | ((request: IncomingMessage, response: ServerResponse) => void);

export interface LocalSite {
  /** Address of its root, under a name that only the policy knows: `http://site.test:PORT`. */
  readonly url: string;
  readonly port: number;
  /** Paths asked for, in order. */
  readonly asked: string[];
  /** Answers `site.test` and the names below it with the loopback, also on port 80, and nothing else. */
  readonly policy: AddressPolicy;
  close(): Promise<void>;
}

const HTML = { 'content-type': 'text/html; charset=utf-8' };

/** A site on the loopback that a run may read, because its policy says so. */
export async function startLocalSite(routes: (url: string) => Readonly<Record<string, Route>>): Promise<LocalSite> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    asked.push(path);
    const route = made[path] ?? { status: 404, headers: HTML, body: '<title>none</title>' };
    if (typeof route === 'function') return route(request, response);
    const { status = 200, headers = HTML, body = '' } = typeof route === 'string' ? { body: route } : route;
    response.writeHead(status, headers);
    response.end(request.method === 'HEAD' ? undefined : body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // a listening TCP server has one
  const url = `http://site.test:${port}`;
  const made = routes(url);
  const policy: AddressPolicy = {
    allowsAddress: (address) => address === '127.0.0.1',
    allowsPort: (asked) => asked === port || asked === 80,
    portOf: (asked) => (asked === 80 ? port : asked),
    resolve: async (host) => (/(?:^|\.)site\.test$/.test(host) ? [{ address: '127.0.0.1', family: 4 }] : []),
  };
  return {
    url,
    port,
    asked,
    policy,
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
