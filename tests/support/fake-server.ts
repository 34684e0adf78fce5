import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface FakeCall {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}
export interface FakeAnswer {
  readonly status: number;
  readonly json: unknown;
}

export interface FakeServer {
  readonly url: string;
  /** While it is silent it takes calls, does what they ask and answers none. */
  isSilent: boolean;
  close(): Promise<void>;
}

/** A server of somebody else on the loopback. */
export async function startFakeServer(answer: (call: FakeCall) => FakeAnswer): Promise<FakeServer> {
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += String(chunk);
    });
    request.on('end', () => {
      const { method = 'GET', url = '/', headers } = request;
      const { status, json } = answer({ method, path: url, headers, body });
      if (!fake.isSilent) response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // a listening TCP server has one
  const fake: FakeServer = {
    url: `http://127.0.0.1:${port}`,
    isSilent: false,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return fake;
}
