import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { queryLog } from '#server/db/query-log.ts';
import { askCode, nextPhone } from '../support/customer.ts';
import { startTestApp } from '../support/test-app.ts';
import { BACKENDS } from '../support/test-database.ts';

interface Line {
  readonly reqId?: string;
  readonly query: string;
}

describe.each(BACKENDS)('on $name', (backend) => {
  test('a query is written down with the id that the answer carries, and without a value', async () => {
    const lines: Line[] = [];
    const write = { warn: (details: object) => void lines.push(details as Line) }; // what the log writes
    const database = await backend.open(queryLog(() => write, 0));
    const t = await startTestApp({ database });
    const visitor = await t.visit();
    const phone = nextPhone();
    lines.length = 0;
    // A read without a body, and a write whose body came over the socket.
    const read = await visitor.get('comments?page=home');
    const written = await askCode(visitor, phone, 'signup');
    const queriesOf = (id: unknown) => lines.filter(({ reqId }) => reqId === id).map(({ query }) => query);
    expect(queriesOf(read.headers['x-request-id'])).toContainEqual(expect.stringContaining('"comments"'));
    expect(queriesOf(written.headers['x-request-id'])).toContainEqual(expect.stringContaining('"otp_requests"'));
    expect(JSON.stringify(lines)).not.toContain(phone.slice(3));
    await t.close();
    await database.close();
  });
});

test('only what is slow or finds nobody is worth a line', async () => {
  const lines: string[] = [];
  const log = queryLog(() => ({ warn: (_, text) => void lines.push(text) }), 300);
  const query = sql`SELECT 1`.compile((await BACKENDS[0]?.open())?.db ?? expect.fail('no database'));
  const away = Object.assign(new Error('x'), { code: 'ECONNREFUSED' });
  await log({ level: 'query', query, queryDurationMillis: 299 });
  await log({ level: 'error', query, queryDurationMillis: 1, error: Object.assign(new Error('x'), { code: '23505' }) });
  expect(lines).toEqual([]);
  await log({ level: 'query', query, queryDurationMillis: 300 });
  await log({ level: 'error', query, queryDurationMillis: 1, error: away });
  expect(lines).toEqual(['slow query', 'query without an answer']);
});
