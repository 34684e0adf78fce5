import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import type { AddressPolicy } from '../fetch/address-policy.ts';
import { allowsLiteral, bareHost, guardedLookup } from '../fetch/guarded-agent.ts';

/** All that a page and its files may weigh. */
const MOST_BYTES = 30_000_000;
const IDLE_MS = 10_000;

interface Place {
  readonly host: string;
  readonly port: number;
}

/** Where a browser asks to go; `null` for what nobody may be asked. */
function placeOf(text: string, policy: AddressPolicy): Place | null {
  if (!URL.canParse(text)) return null;
  const { hostname, port: written, protocol } = new URL(text);
  const port = Number(written) || (protocol === 'https:' ? 443 : 80);
  if (!policy.allowsPort(port) || !allowsLiteral(policy, hostname)) return null;
  return { host: bareHost(hostname), port: policy.portOf?.(port) ?? port };
}

export interface GuardedProxy {
  readonly port: number;
  close(): Promise<void>;
}

/**
 * The only way out of a browser: names are resolved here and connected to as they were checked, so that a page can send
 * it nowhere the analyzer itself would not go. On the loopback, and no more bytes than a page may weigh.
 */
export async function startGuardedProxy(policy: AddressPolicy): Promise<GuardedProxy> {
  const lookup = guardedLookup(policy);
  const sockets = new Set<Socket>();
  const state = { bytes: 0 };
  const end = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  function watch(socket: Socket): void {
    sockets.add(socket);
    socket.setTimeout(IDLE_MS, () => socket.destroy());
    socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket));
  }
  function count(chunk: Buffer): void {
    state.bytes += chunk.length;
    if (state.bytes > MOST_BYTES) end();
  }

  function pass(asked: IncomingMessage, answer: ServerResponse): void {
    const place = placeOf(asked.url ?? '', policy);
    if (!place) {
      answer.writeHead(403).end();
      return;
    }
    const { pathname, search, host } = new URL(asked.url ?? '');
    const headers = { ...asked.headers, host };
    const onward = request({
      ...place,
      method: asked.method,
      path: `${pathname}${search}`,
      headers,
      lookup,
      agent: false,
    });
    onward.on('socket', watch);
    onward.on('error', () => answer.destroy());
    onward.on('response', (given) => {
      given.on('data', count).on('error', () => answer.destroy());
      answer.writeHead(given.statusCode ?? 502, given.headers);
      given.pipe(answer);
    });
    asked.pipe(onward);
  }

  function tunnel(asked: IncomingMessage, client: Socket): void {
    const place = placeOf(`https://${asked.url}`, policy);
    if (!place) {
      client.end('HTTP/1.1 403 Forbidden\r\n\r\n');
      return;
    }
    const onward = connect({ ...place, lookup });
    watch(onward);
    onward.on('data', count).on('close', () => client.destroy());
    client.on('close', () => onward.destroy());
    onward.on('connect', () => {
      client.write('HTTP/1.1 200 Connection Established\r\n\r\n');
      onward.pipe(client);
      client.pipe(onward);
    });
  }

  const server = createServer(pass)
    .on('connect', (asked, client: Socket) => tunnel(asked, client))
    .on('connection', watch)
    .on('clientError', (_, socket) => socket.destroy());
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port, // a listening TCP server has one
    close: async () => {
      end();
      await new Promise((done) => server.close(done));
    },
  };
}
