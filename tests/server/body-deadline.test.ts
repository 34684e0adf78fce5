import { connect } from 'node:net';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { limitBodyTime } from '#server/http/body-deadline.ts';

const app = Fastify({ bodyLimit: 10 });
beforeAll(async () => {
  limitBodyTime(app, { bodyLimit: 10, call: 50, file: 60_000 });
  app.post('/call', async () => 'taken');
  app.post('/file', { bodyLimit: 1000 }, async () => 'taken');
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

/** Sends the first of two letters; the second on demand. */
function begin(path: string) {
  const { port } = app.server.address() as { port: number }; // it listens
  const socket = connect(port, '127.0.0.1');
  const head = `POST ${path} HTTP/1.1\r\nhost: a.test\r\ncontent-type: text/plain\r\ncontent-length: 2\r\nconnection: close\r\n\r\n`;
  socket.write(`${head}a`);
  let heard = '';
  socket.setEncoding('utf8').on('error', () => undefined); // it is ended from the other side
  socket.on('data', (text: string) => {
    heard += text;
  });
  const answer = new Promise<string>((resolve) => socket.on('close', () => resolve(heard)));
  return { answer, finish: () => socket.write('b') };
}

test('a body of a call has to come in time, a file may come over a slow line', async () => {
  const file = begin('/file');
  const call = begin('/call');
  expect(await call.answer).toBe('');
  file.finish();
  expect(await file.answer).toMatch(/^HTTP\/1\.1 200 .*taken$/s);
});
