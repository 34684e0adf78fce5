import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Ticket } from '#lib/contract/tickets.ts';
import type { Database } from '#server/db/database.ts';
import { signUp } from '../support/customer.ts';
import { openEvents } from '../support/event-stream.ts';
import { signUpStaff } from '../support/orders.ts';
import { hasRedis, type RedisServer, startRedis } from '../support/redis-server.ts';
import { freePort } from '../support/service-process.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { BACKENDS } from '../support/test-database.ts';
import type { TestVisitor } from '../support/test-visitor.ts';
import { answer } from '../support/tickets.ts';

const STREAM = 'support/stream';

const settingsOf = (url: string, factor = '1000') => ({
  REDIS_URL: url,
  DATABASE_URL: 'postgres://is.given.by/the-test',
  SECRET_KEY: randomUUID(),
  RATE_LIMIT_FACTOR: factor,
});

async function startNode(database: Database, settings: Record<string, string>): Promise<TestApp> {
  const node = await startTestApp({ database, settings });
  await node.app.listen({ port: 0, host: '127.0.0.1' });
  return node;
}

/** Statuses of so many calls of one visitor, turn about on each node. */
async function callTurnAbout(nodes: readonly TestApp[], address: string, count: number): Promise<number[]> {
  const call = (at: number) =>
    nodes[at % nodes.length]?.app.inject({ url: '/api/plans', remoteAddress: address }) ?? expect.fail();
  return (await Promise.all(Array.from({ length: count }, (_, at) => call(at)))).map(({ statusCode }) => statusCode);
}

const count = (statuses: readonly number[], status: number) => statuses.filter((each) => each === status).length;

/** A conversation on the first node, read from there; the desk answers on the second. */
async function converse(first: TestApp, second: TestApp) {
  const { visitor } = await signUp(first);
  const { id } = (await visitor.post('support', { id: randomUUID(), text: 'Hello' })).json<Ticket>();
  const desk = await signUpStaff(second);
  const page = await openEvents(first, visitor, STREAM);
  await page.next('resync');
  return { visitor, id, desk, page, say: (text: string) => answer(desk, id, text) };
}

test('a service starts and counts without the Redis it was told of', async () => {
  const url = `redis://127.0.0.1:${await freePort()}`;
  const database = await BACKENDS[0]?.open();
  const node = await startNode(database ?? expect.fail(), settingsOf(url, '1'));
  expect(count(await callTurnAbout([node], '10.9.9.9', 310), 429)).toBe(10);
  const { page, say } = await converse(node, node);
  await say('Good morning');
  expect((await page.next('thread'))?.data).toMatchObject({ seq: 2 });
  await page.leave();
  await node.close();
  await database?.close();
});

describe.each(hasRedis ? BACKENDS : [])('Redis beside $name', (backend) => {
  let redis: RedisServer;
  let database: Database;
  beforeAll(async () => {
    redis = await startRedis();
    database = await backend.open();
  });
  afterAll(async () => {
    await redis.signal('SIGKILL');
    await database.close();
  });

  test('nodes count the calls of a network together, and name the time when it ends', async () => {
    const settings = settingsOf(redis.url, '1');
    const nodes = [await startNode(database, settings), await startNode(database, settings)];
    expect(count(await callTurnAbout(nodes, '10.8.8.8', 310), 429)).toBe(10);
    const refused = await nodes[1]?.app.inject({ url: '/api/plans', remoteAddress: '10.8.8.8' });
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(290);
    for (const node of nodes) await node.close();
  });

  test('events reach the pages of another node though the database tells it nothing, and none that was undone', async () => {
    const deaf: Database = { ...database, listen: async () => async () => undefined };
    const settings = settingsOf(redis.url);
    const [first, second] = [await startNode(deaf, settings), await startNode(deaf, settings)];
    const { page, desk, id, say } = await converse(first, second);
    // Found out after the message was written, so the transaction is undone.
    const missing = { id: randomUUID(), text: 'Undone', attachments: [randomUUID()] };
    expect((await desk.post(`desk/tickets/${id}/messages`, missing)).statusCode).toBeGreaterThanOrEqual(400);
    await say('Good morning');
    expect((await page.next('thread'))?.data).toEqual({ id, seq: 2 });
    await page.leave();
    for (const node of [first, second]) await node.close();
  });

  /** Calls and words while Redis is in trouble, and after it: nothing fails, and pages hear everything. */
  async function bear(trouble: () => Promise<void>, relief: () => Promise<void>): Promise<void> {
    const settings = settingsOf(redis.url);
    const [first, second] = [await startNode(database, settings), await startNode(database, settings)];
    const { page, say } = await converse(first, second);
    await trouble();
    const statuses = await callTurnAbout([first, second], '10.7.7.7', 60);
    expect(statuses).toEqual(statuses.map(() => 200));
    await say('While it is away');
    expect((await page.next('thread'))?.data).toMatchObject({ seq: 2 });
    await relief();
    // Whatever it missed meanwhile, a page is told to look.
    await page.next('resync');
    await say('When it is back');
    await page.leave();
    for (const node of [first, second]) {
      await node.close();
      expect(node.logs.join('')).toContain('redis cannot be used');
    }
  }

  test('killed, it is done without, and used again when it is back', () =>
    bear(
      () => redis.signal('SIGKILL'),
      () => redis.start(),
    ));
});

describe.each(hasRedis ? ['Redis'] : [])('%s that hangs', () => {
  test('costs nobody more than a moment', async () => {
    const redis = await startRedis();
    const database = await BACKENDS.at(-1)?.open();
    const node = await startNode(database ?? expect.fail(), settingsOf(redis.url));
    const visitor: TestVisitor = await node.visit();
    await redis.signal('SIGSTOP');
    const begun = performance.now();
    for (let at = 0; at < 20; at += 1) expect((await visitor.get('plans')).statusCode).toBe(200);
    // Each answer of a quarter of a second waited for would be five.
    expect(performance.now() - begun).toBeLessThan(4000);
    await redis.signal('SIGCONT');
    await node.close();
    await redis.signal('SIGKILL');
    await database?.close();
  });
});
