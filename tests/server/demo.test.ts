import { expect, test } from 'vitest';
import { type AnalysisReport, CHECK_COUNT } from '#lib/contract/analyses.ts';
import { ORDER_STAGES } from '#lib/contract/orders.ts';
import { addDemo, DEMO } from '#server/demo/add-demo.ts';
import { logIn } from '../support/customer.ts';
import { books } from '../support/pay.ts';
import { startTestApp } from '../support/test-app.ts';

const HERE = { isProduction: false, databaseUrl: null };

test('the demo is a customer with half a year of life, put in once', async () => {
  const t = await startTestApp();
  await addDemo(HERE, t.database, t.clock.read());
  await addDemo(HERE, t.database, t.clock.read());
  const visitor = await t.visit();
  expect((await logIn(visitor, DEMO.customer, DEMO.password)).statusCode).toBe(200);
  const { items, counts } = (await visitor.get('orders?limit=50')).json<{
    items: { stage: string }[];
    counts: object;
  }>();
  expect(counts).toEqual({ all: 8, customer: 3, agency: 2, finished: 3 });
  const stages = new Set(items.map(({ stage }) => stage));
  const met = [
    'requested',
    'chat_opened',
    'awaiting_payment',
    'in_progress',
    'waiting_for_customer',
    'accepted',
    'cancelled',
  ];
  expect(ORDER_STAGES.filter((stage) => stages.has(stage))).toEqual(
    ORDER_STAGES.filter((stage) => met.includes(stage)),
  );
  const { ledger, arrived, ofOrders, payments } = await books(t);
  expect(arrived).toEqual(ofOrders);
  expect(ledger).toHaveLength(3);
  expect(payments.every(({ gateway }) => gateway === 'sandbox')).toBe(true);
  const usage = (await visitor.get('stats/usage?calendar=persian')).json<{
    months: { web: number }[];
    notes: object[];
  }>();
  for (const month of usage.months) expect(month.web).toBeGreaterThan(0);
  expect(usage.notes.length).toBeGreaterThan(1);
  const { unread } = (await visitor.get('notifications')).json<{ unread: number }>();
  expect(unread).toBeGreaterThan(0);
  expect((await visitor.get('tickets')).json()).toMatchObject({ counts: { all: 3, active: 2, closed: 1, unread: 2 } });
  const runs = (await visitor.get('analyses')).json<{ items: { id: string; url: string }[] }>().items;
  const reports = await Promise.all(
    runs.map(async ({ id }) => (await visitor.get(`analyses/${id}`)).json<{ report: AnalysisReport }>().report),
  );
  const shop = reports.filter(({ requestedUrl }) => requestedUrl === 'https://demo-tea.example/').toReversed();
  expect([shop.length, reports.length]).toEqual([4, 5]);
  const overall = shop.map((report) => report.overall ?? 0);
  expect(overall).toEqual(overall.toSorted((a, b) => a - b));
  expect(overall[0]).toBeLessThan(50); // a blocker: no encryption
  expect(overall[3]).toBeGreaterThan(80);
  for (const { findings, pages, first } of reports) {
    expect(findings).toHaveLength(CHECK_COUNT);
    expect(pages).toHaveLength(4);
    expect(first.length).toBeGreaterThan(0);
  }
  const desk = await t.visit();
  await logIn(desk, DEMO.staff, DEMO.password);
  expect((await desk.get('desk/orders')).statusCode).toBe(200);
  await t.close();
});

test.each([
  { isProduction: true, databaseUrl: null },
  { isProduction: false, databaseUrl: 'postgres://db/alpha' },
])('the demo does not go where real people could be: %o', async (config) => {
  const t = await startTestApp();
  await expect(addDemo(config, t.database, t.clock.read())).rejects.toThrow('Demo data');
  expect(await t.database.db.selectFrom('users').select('id').execute()).toEqual([]);
  await t.close();
});
