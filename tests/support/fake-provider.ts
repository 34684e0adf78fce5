import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface SeenRequest {
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

type Answer = { readonly status: number; readonly body?: string } | 'silence';

/** A provider of messages on the loopback that answers as it is told and remembers what it was asked. */
export interface FakeProvider {
  readonly url: string;
  readonly seen: readonly SeenRequest[];
  answer(next: Answer): void;
  close(): Promise<void>;
}

export async function startFakeProvider(first: Answer = { status: 200 }): Promise<FakeProvider> {
  const seen: SeenRequest[] = [];
  let next = first;
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += String(chunk);
    });
    request.on('end', () => {
      seen.push({ path: request.url ?? '', headers: request.headers, body });
      if (next !== 'silence') response.writeHead(next.status).end(next.body);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // a listening TCP server has one
  return {
    url: `http://127.0.0.1:${port}`,
    seen,
    answer: (told) => {
      next = told;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
