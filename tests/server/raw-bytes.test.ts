import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../support/test-app.ts';

let t: TestApp;
let port: number;
beforeAll(async () => {
  t = await startTestApp({ settings: { RATE_LIMIT_FACTOR: '1000' } });
  await t.app.listen({ host: '127.0.0.1', port: 0 });
  const address = t.app.server.address();
  port = typeof address === 'object' && address ? address.port : 0;
});
afterAll(() => t.close());

/** Everything the service answers to these bytes before it ends the connection. */
async function answersTo(bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1', () => socket.write(bytes, 'latin1'));
  let text = '';
  socket.on('data', (chunk) => {
    text += chunk.toString('latin1');
  });
  socket.on('error', () => undefined); // cut off in the middle of what was sent
  await once(socket, 'close');
  return text;
}

const SMUGGLED = 'GET /api/readyz HTTP/1.1\r\nHost: a\r\n\r\n';
const POST = 'POST /api/auth/loged HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n';
const GET = 'GET /api/healthz HTTP/1.1\r\nHost: a\r\n';

describe('bytes that are no request are refused once, and nothing behind them is taken for another request', () => {
  test.each([
    ['two lengths', `${POST}Content-Length: 2\r\nContent-Length: 40\r\n\r\n{}${SMUGGLED}`],
    ['two lengths in one header', `${POST}Content-Length: 2, 40\r\n\r\n{}${SMUGGLED}`],
    ['a length and chunks', `${POST}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${SMUGGLED}`],
    ['chunks and a length', `${POST}Transfer-Encoding: chunked\r\nContent-Length: 5\r\n\r\n0\r\n\r\n${SMUGGLED}`],
    ['an encoding nobody knows', `${POST}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${SMUGGLED}`],
    ['chunks that are not the last encoding', `${POST}Transfer-Encoding: chunked, x\r\n\r\n0\r\n\r\n${SMUGGLED}`],
    ['a chunk without a size', `${POST}Transfer-Encoding: chunked\r\n\r\nzz\r\n${SMUGGLED}`],
    ['a chunk longer than its size', `${POST}Transfer-Encoding: chunked\r\n\r\n1\r\n{}}\r\n0\r\n\r\n${SMUGGLED}`],
    ['a space before the colon', `${POST}Content-Length : 2\r\n\r\n{}${SMUGGLED}`],
    ['a negative length', `${POST}Content-Length: -2\r\n\r\n{}${SMUGGLED}`],
    ['a header continued on the next line', `${GET} X-Forwarded-For: a\r\n\r\n${SMUGGLED}`],
    ['a carriage return within a header', `${GET}X-A: a\rX-B: b\r\n\r\n${SMUGGLED}`],
    ['a null within a header', `${GET}X-A: a\0b\r\n\r\n${SMUGGLED}`],
    ['headers without end', `${GET}X-A: ${'a'.repeat(20_000)}\r\n\r\n`],
    ['no host', `GET /api/healthz HTTP/1.1\r\n\r\n`],
    ['two hosts', `${GET}Host: b\r\n\r\n${SMUGGLED}`],
    ['the same host twice', `${GET}hOST: a\r\n\r\n${SMUGGLED}`],
    ['two hosts of a page', `GET /fa/ HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n${SMUGGLED}`],
    ['another protocol', `PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n`],
  ])('%s', async (_, bytes) => {
    const text = await answersTo(bytes);
    expect(text.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 400']);
    expect(text).not.toContain('"status":"ok"');
  });

  test('an address cannot add a header to its answer', async () => {
    const hostile = '%0d%0aSet-Cookie:%20stolen=1%0d%0a';
    for (const path of [`/api/comments?page=${hostile}`, `/${hostile}`, `/fa${hostile}/`]) {
      const text = await answersTo(`GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
      expect(text).toMatch(/^HTTP\/1\.1 [34]\d\d /);
      expect(text.toLowerCase()).not.toContain('\r\nset-cookie: stolen');
    }
  });
});

/** Connections that send one header byte by byte and never end it. */
async function openSlow(count: number): Promise<{ sockets: Socket[]; ended: Promise<unknown> }> {
  const sockets = Array.from({ length: count }, () => connect(port, '127.0.0.1'));
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  const ended = Promise.all(sockets.map((socket) => once(socket.on('error', () => undefined).resume(), 'close')));
  for (const socket of sockets) socket.write(`${GET}X-Slow: `);
  return { sockets, ended };
}

test('five hundred connections that never end their headers keep nobody out, and are cut off', {
  timeout: 40_000,
}, async () => {
  const { sockets, ended } = await openSlow(500);
  const drip = setInterval(() => {
    for (const socket of sockets) if (socket.writable) socket.write('a');
  }, 1000);
  const ask = () => fetch(`http://127.0.0.1:${port}/api/comments?page=home`);
  const answers = await Promise.all(Array.from({ length: 30 }, ask));
  expect(answers.map(({ status }) => status)).toEqual(Array(30).fill(200));
  await ended;
  clearInterval(drip);
  expect((await ask()).status).toBe(200);
});
