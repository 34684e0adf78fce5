import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Span } from '#lib/storage-keys.ts';
import { STORED_RECORDS } from '#lib/stored-records.ts';
import { DAY, HOUR, MINUTE } from '#server/clock.ts';
import { addDemo, DEMO } from '#server/demo/add-demo.ts';
import { sweep } from '#server/jobs/sweep.ts';
import { accountErase } from '#server/modules/profile/erase-account.ts';
import { KINDS } from '#server/modules/profile/export-account.ts';
import { WITHHELD, WITHHELD_TABLES } from '#server/modules/profile/withheld.ts';
import { signUp } from '../support/customer.ts';
import { orderToPay, placeOrder, signUpStaff, step } from '../support/orders.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { comment, consultation } from '../support/test-visitor.ts';
import { openTicket, upload } from '../support/tickets.ts';

let t: TestApp;
let schema: Map<string, string[]>;

const rowsOf = async <Row>(query: ReturnType<typeof sql<Row>>): Promise<Row[]> =>
  (await query.execute(t.database.db)).rows;

/** Some of everything a service holds after a day. */
async function live(): Promise<void> {
  const { visitor, phone } = await signUp(t);
  const staff = await signUpStaff(t);
  await visitor.post('consultations', consultation(await visitor.captcha(), { phone }));
  await visitor.post('comments', comment());
  await visitor.post('vitals', { page: '/en', samples: [{ name: 'LCP', value: 900 }] });
  await visitor.post('page-errors', { page: '/en', name: 'Error', message: 'Lost', frames: ['/scripts/a.js:1:2'] });
  await orderToPay(visitor, staff);
  await openTicket(visitor);
  await upload(visitor, 'note.txt', Buffer.from('Mine'));
  await visitor.patch('account', { email: 'sara@example.com' });
  await visitor.post('auth/login', { phone, password: 'wrong', remember: true });
}

beforeAll(async () => {
  t = await startTestApp({ settings: { RATE_LIMIT_FACTOR: '1000' } });
  const columns = await rowsOf(sql<{ name: string; column: string }>`
    SELECT table_name AS name, column_name AS column FROM information_schema.columns
    WHERE table_schema = current_schema() AND table_name <> 'migrations' ORDER BY 1, 2`);
  schema = new Map();
  for (const { name, column } of columns) schema.set(name, [...(schema.get(name) ?? []), column]);
  await live();
});
afterAll(() => t.close());

/** Columns that a customer gets, by table. */
function exported(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const text of Object.values(KINDS)) {
    const [, chosen = '', table = ''] = /^SELECT ([\s\S]*?)\s+FROM (\w+)/.exec(text) ?? [];
    const words = chosen.match(/\w+/g) ?? [];
    found.set(table, new Set([...(found.get(table) ?? []), ...words]));
  }
  return found;
}

describe('the schema', () => {
  test('every column is given to its customer, or it is said why not', () => {
    const given = exported();
    const silent = [...schema].flatMap(([table, columns]) =>
      table in WITHHELD_TABLES
        ? []
        : columns
            .filter(
              (column) => !given.get(table)?.has(column) && !WITHHELD[table]?.[column] && !WITHHELD['*']?.[column],
            )
            .map((column) => `${table}.${column}`),
    );
    expect(silent).toEqual([]);
  });

  test('what is said of tables and columns is said of ones there are', () => {
    const named = Object.entries(WITHHELD).flatMap(([table, columns]) =>
      table === '*' ? [] : Object.keys(columns).filter((column) => !schema.get(table)?.includes(column)),
    );
    expect(named).toEqual([]);
    expect(Object.keys(WITHHELD_TABLES).filter((table) => !schema.has(table))).toEqual([]);
  });

  test('whatever belongs to an account goes with it, or forgets whose it was', async () => {
    const links = await rowsOf(sql<{ table: string; rule: string }>`
      SELECT conrelid::regclass::text AS table, confdeltype::text AS rule FROM pg_constraint
      WHERE contype = 'f' AND confrelid = 'users'::regclass`);
    expect(links.length).toBeGreaterThan(10);
    // c: the row goes; n: it forgets.
    expect(links.filter(({ rule }) => rule !== 'c' && rule !== 'n')).toEqual([]);
  });
});

describe('an account that is erased', () => {
  /** Tables with a column in which one of the words stands, as text of whatever type. */
  async function tablesWith(words: readonly string[]): Promise<string[]> {
    const found = new Set<string>();
    for (const [table, columns] of schema) {
      for (const column of columns) {
        const text = sql`${sql.ref(column)}::text`;
        const hits = words.map((word) => sql<boolean>`strpos(${text}, ${word}) > 0`);
        const rows = await rowsOf(sql`SELECT 1 FROM ${sql.table(table)} WHERE ${sql.join(hits, sql` OR `)} LIMIT 1`);
        if (rows.length > 0) found.add(`${table}.${column}`);
      }
    }
    return [...found];
  }

  test('leaves neither number, address, name nor words of its own behind, in any table', async () => {
    const { db } = t.database;
    const now = t.clock.read();
    await addDemo({ isProduction: false, databaseUrl: null }, t.database, now);
    const { id } = await db
      .selectFrom('users')
      .select('id')
      .where('phone', '=', DEMO.customer)
      .executeTakeFirstOrThrow();
    const visitor = await t.visit();
    await visitor.enter('auth/login', { phone: DEMO.customer, password: DEMO.password, remember: true });
    await visitor.patch('account', { firstName: 'Zarathustra', lastName: 'Quillfeather', email: 'zq@example.com' });
    await visitor.post('consultations', consultation(await visitor.captcha(), { phone: DEMO.customer }));
    await visitor.post('feedback', { rating: 4, message: 'Zarathustra was here', page: '/en/dashboard' });
    await openTicket(visitor, { text: 'Zarathustra asks' });
    await upload(visitor, 'Zarathustra.txt', Buffer.from('Mine'));
    const { id: orderId } = await placeOrder(visitor, { note: 'For Zarathustra' });
    await step(visitor, orderId, { step: 'cancel', note: 'Zarathustra changed his mind' });
    const traces = [DEMO.customer, 'zq@example.com', 'Zarathustra', 'Quillfeather', 'Demo Customer'];
    expect((await tablesWith(traces)).length).toBeGreaterThan(8);
    await t.settle(
      async () => (await db.selectFrom('jobs').select('id').where('run_at', '<=', now).execute()).length === 0,
    );
    await db.updateTable('users').set({ delete_at: now }).where('id', '=', id).execute();
    await accountErase(db, t.clock.read)({ userId: id }, { id: '', attempt: 1 });
    expect(await tablesWith(traces)).toEqual([]);
    // An id that stands for nobody any more: in the security log for its year, in counts for a day.
    expect((await tablesWith([id])).toSorted()).toEqual(['audit_log.user_id', 'rate_limits.bucket']);
  });
});

const longest = (span: Span): number =>
  'days' in span ? span.days * DAY : 'hours' in span ? span.hours * HOUR : span.minutes * MINUTE;

const LIMITED = STORED_RECORDS.flatMap(({ name, tables, keptFor }) =>
  typeof keptFor === 'string' ? [] : [{ name, tables, time: longest(keptFor) }],
);

describe('what is kept for a time', () => {
  test.each(LIMITED)('$name is gone after it', async ({ tables, time }) => {
    const end = new Date(t.clock.read().getTime() + time);
    for (const table of tables) {
      expect(schema.get(table), table).toContain('expires_at');
      const late = await rowsOf(sql<object>`SELECT 1 FROM ${sql.table(table)} WHERE expires_at > ${end}`);
      expect(late, table).toEqual([]);
    }
  });

  test('and the sweep takes it, from every table that has an end', async () => {
    const ending = [...schema].filter(([, columns]) => columns.includes('expires_at')).map(([table]) => table);
    const count = async () => {
      const sizes: Record<string, number> = {};
      for (const table of ending) {
        const ended = sql<object>`SELECT 1 FROM ${sql.table(table)} WHERE expires_at IS NOT NULL`;
        sizes[table] = (await rowsOf(ended)).length;
      }
      return sizes;
    };
    expect(Object.values(await count()).filter((rows) => rows > 0).length).toBeGreaterThan(8);
    await sweep(t.database.db, new Date(t.clock.read().getTime() + 400 * DAY));
    expect(Object.entries(await count()).filter(([, rows]) => rows > 0)).toEqual([]);
  });
});
