import { connect, createServer, type Socket } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isOutage } from '#server/db/outage.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { startTestApp } from '../support/test-app.ts';
import { hasPostgres, postgresSchema } from '../support/test-database.ts';

/** A wire between the service and PostgreSQL that can be frozen and cut. */
async function wireTo(target: URL) {
  const sockets = new Set<Socket>();
  let isFrozen = false;
  const server = createServer((near) => {
    const far = connect(Number(target.port || 5432), target.hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('data', (chunk) => isFrozen || to.write(chunk));
      from.on('close', () => to.destroy());
      from.on('error', () => to.destroy());
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const url = new URL(target);
  url.host = `127.0.0.1:${port}`;
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: url.href,
    freeze: (value: boolean) => {
      isFrozen = value;
    },
    cut,
    close: () => {
      cut();
      server.close();
    },
  };
}

describe.each(hasPostgres ? ['PostgreSQL'] : [])('when %s goes away', () => {
  let schema: Awaited<ReturnType<typeof postgresSchema>>;
  let wire: Awaited<ReturnType<typeof wireTo>>;
  let t: Awaited<ReturnType<typeof startTestApp>>;
  const idleErrors: Error[] = [];
  beforeAll(async () => {
    schema = await postgresSchema();
    wire = await wireTo(new URL(schema.url));
    const database = await openPostgres(wire.url, (error) => idleErrors.push(error));
    t = await startTestApp({ database });
  });
  afterAll(async () => {
    await t.close();
    await t.database.close();
    wire.close();
    await schema.drop();
  });

  const read = () => t.app.inject({ url: '/api/comments?page=home' });

  test('T24: connections that break while idle end nothing, and the next call is served', async () => {
    expect((await read()).statusCode).toBe(200);
    wire.cut();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(idleErrors.length).toBeGreaterThan(0);
    expect((await read()).statusCode).toBe(200);
  });

  test('a server that hangs costs a visitor about three seconds, then a clear answer', async () => {
    expect((await read()).statusCode).toBe(200);
    wire.freeze(true);
    const begun = performance.now();
    const answers = await Promise.all(Array.from({ length: 30 }, read));
    expect(performance.now() - begun).toBeLessThan(4000);
    for (const answer of answers) {
      expect(answer.json()).toMatchObject({ status: 503, code: 'unavailable' });
      expect(answer.headers['retry-after']).toBe('2');
    }
    expect((await t.app.inject({ url: '/api/readyz' })).statusCode).toBe(503);
    expect((await t.app.inject({ url: '/api/healthz' })).statusCode).toBe(200);
    wire.freeze(false);
    wire.cut();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect((await read()).statusCode).toBe(200);
  }, 30_000);

  test('a query that takes too long is ended by the server itself', async () => {
    await expect(sql`SELECT pg_sleep(4)`.execute(t.database.db)).rejects.toSatisfy(isOutage);
  });
});

test.each([
  [Object.assign(new Error('x'), { code: 'ECONNREFUSED' }), true],
  [Object.assign(new Error('x'), { code: '57P01' }), true],
  [Object.assign(new Error('x'), { code: '53300' }), true],
  [Object.assign(new Error('x'), { code: '25006' }), true],
  [new Error('timeout exceeded when trying to connect'), true],
  [new Error('wrapped', { cause: Object.assign(new Error('x'), { code: '08006' }) }), true],
  [Object.assign(new Error('duplicate key'), { code: '23505' }), false],
  [new TypeError('x is not a function'), false],
  ['no error at all', false],
])('T24: %s is an outage: %s', (error, expected) => {
  expect(isOutage(error)).toBe(expected);
});
