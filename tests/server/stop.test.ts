import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import Fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { systemClock } from '#server/clock.ts';
import { handleError } from '#server/http/error-handler.ts';
import { registerHealth } from '#server/http/health.ts';
import { freePort, serviceSettings } from '../support/service-process.ts';
import { startTestApp } from '../support/test-app.ts';
import { BACKENDS } from '../support/test-database.ts';

const root = mkdtempSync(path.join(tmpdir(), 'stop-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Starts the real process and gives its first line. */
async function start(settings: Record<string, string>) {
  const env = {
    ...process.env,
    ...serviceSettings({ port: await freePort(), dataDir: path.join(root, 'db') }),
    ...settings,
  };
  const child = spawn(process.execPath, ['server/main.ts'], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const errors: string[] = [];
  child.stderr.on('data', (chunk) => errors.push(String(chunk)));
  const lines = createInterface({ input: child.stdout });
  const first = await Promise.race([once(lines, 'line'), once(child, 'exit').then(() => [''])]);
  return { child, line: String(first[0]), errors };
}

const agent = new Agent({ keepAlive: true, maxSockets: 50 });

function ask(url: string): Promise<number> {
  return new Promise((resolve) => {
    get(url, { agent }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
    }).on('error', () => resolve(-1));
  });
}

test('the process prints its address, answers what it has begun and ends in time', { timeout: 60_000 }, async () => {
  const { child, line } = await start({});
  expect(line).toMatch(/^Alpha is ready: http:\/\/127\.0\.0\.1:\d+$/);
  const url = line.slice(line.indexOf('http'));
  const answers: number[] = [];
  let isStopping = false;
  // Fifty keep-alive clients that ask without a pause until they are turned away.
  const clients = Array.from({ length: 50 }, async () => {
    for (;;) {
      const status = await ask(`${url}/api/plans`);
      if (status === -1 && isStopping) return;
      answers.push(status);
    }
  });
  while (answers.length < 200) await new Promise((resolve) => setTimeout(resolve, 10));
  const begun = performance.now();
  isStopping = true;
  child.kill('SIGTERM');
  const [code] = await once(child, 'exit');
  expect(code).toBe(0);
  expect(performance.now() - begun).toBeLessThan(10_000);
  await Promise.all(clients);
  expect(answers.filter((status) => status !== 200)).toEqual([]);
});

test('a mail server that has a connection open does not hold the stop', { timeout: 60_000 }, async () => {
  const port = await freePort();
  const settings = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'site@alpha.test', STAFF_EMAIL: 'staff@alpha.test' };
  const mailIn = { MAIL_IN_PORT: String(port), MAIL_IN_DOMAIN: 'reply.alpha.test' };
  const { child, line } = await start({ ...settings, ...mailIn });
  expect(line).toContain('ready');
  const socket = connect(port, '127.0.0.1');
  const closed = once(socket, 'close');
  expect(String(await once(socket, 'data'))).toMatch(/^220 /);
  socket.resume();
  child.kill('SIGTERM');
  const [code] = await once(child, 'exit');
  expect(code).toBe(0);
  await closed;
});

test('a later start opens what the last one left', { timeout: 60_000 }, async () => {
  const begun = performance.now();
  const { child, line } = await start({});
  const took = performance.now() - begun;
  expect(line).toContain('ready');
  console.log(`later start: ${Math.round(took)} ms`);
  child.kill('SIGINT');
  await once(child, 'exit');
});

test('a process that cannot start says why and ends', { timeout: 60_000 }, async () => {
  const { child, errors } = await start({ PORT: 'nonsense', LOG_LEVEL: 'loud' });
  if (child.exitCode === null) await once(child, 'exit');
  expect(child.exitCode).toBe(1);
  expect(errors.join('')).toMatch(/^Cannot start: 2 settings are wrong\.\n {2}PORT: .*\n {2}LOG_LEVEL: /);
  expect(errors.join('')).not.toContain('    at ');
});

test('an answer that is under way when the stop begins closes its connection', async () => {
  const t = await startTestApp();
  await t.app.listen({ host: '127.0.0.1', port: 0 });
  const address = t.app.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const [arrived, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  t.app.server.prependListener('request', () => arrived.resolve());
  // PGlite serves one at a time, so the call waits behind this.
  const held = t.database.db.transaction().execute(() => released.promise);
  const answer = fetch(`http://127.0.0.1:${port}/api/comments?page=home`);
  await arrived.promise;
  const closed = t.close();
  released.resolve();
  await held;
  const response = await answer;
  expect(response.status).toBe(200);
  expect(response.headers.get('connection')).toBe('close');
  await closed;
});

test('a connection that was opened in advance and asked nothing does not hold the stop', {
  timeout: 5_000,
}, async () => {
  const t = await startTestApp();
  await t.app.listen({ host: '127.0.0.1', port: 0 });
  const address = t.app.server.address();
  const socket = connect(typeof address === 'object' && address ? address.port : 0, '127.0.0.1');
  await Promise.all([once(socket, 'connect'), once(t.app.server, 'connection')]);
  const closed = once(socket, 'close');
  await t.close();
  await closed;
});

test('while it stops, readyz sends everybody elsewhere', async () => {
  const database = await BACKENDS[0]?.open();
  const app = Fastify().setErrorHandler(handleError);
  registerHealth(app, { database: database ?? expect.fail(), clock: systemClock, isClosing: () => true });
  const response = await app.inject({ url: '/readyz' });
  expect(response.json()).toMatchObject({ status: 503, code: 'unavailable' });
  expect((await app.inject({ url: '/healthz' })).statusCode).toBe(200);
  await database?.close();
});
