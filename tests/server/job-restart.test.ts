import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MINUTE } from '#server/clock.ts';
import type { JobPayloads } from '#server/jobs/job-kinds.ts';
import { signUp } from '../support/customer.ts';
import { orderToPay, signUpStaff } from '../support/orders.ts';
import { decideAtSandbox, paramsOf, startPayment, verify } from '../support/pay.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { BACKENDS } from '../support/test-database.ts';
import { consultation } from '../support/test-visitor.ts';
import { answer, openTicket } from '../support/tickets.ts';

/** Jobs of every kind whose record somebody has deleted meanwhile. */
const GONE: { readonly [Kind in keyof JobPayloads]: JobPayloads[Kind] } = {
  'consultation-mail': { consultationId: randomUUID() },
  'comment-mail': { answerId: randomUUID() },
  'otp-delivery': { codeId: randomUUID() },
  'account-notice': { userId: randomUUID(), kind: 'new-device' },
  analysis: { analysisId: randomUUID() },
  'analysis-schedule': { scheduleId: randomUUID() },
  'payment-check': { paymentId: randomUUID() },
  'notification-mail': { userId: randomUUID(), key: 'orderPayment', data: {} },
  'order-mail': { orderId: randomUUID(), reason: 'paid' },
  'push-notice': { subscriptionId: randomUUID(), key: 'orderPayment', data: {} },
  'ticket-mail': { messageId: randomUUID(), personId: null },
  'ticket-staff-mail': { messageId: randomUUID() },
  'feedback-mail': { feedbackId: randomUUID() },
  'email-link': { linkId: randomUUID() },
  'account-erase': { userId: randomUUID() },
};

describe.each(BACKENDS)('a node that dies in the middle of a job, on $name', (backend) => {
  let t: TestApp;
  beforeAll(async () => {
    t = await startTestApp({ backend, settings: { RATE_LIMIT_FACTOR: '1000' } });
  });
  afterAll(() => t.close());

  const jobs = () => t.database.db.selectFrom('jobs').selectAll().execute();
  const isDone = async () => (await jobs()).every(({ kind }) => kind === 'payment-check');

  /** Keeps a copy of every job, as it was written. */
  async function keepJobs(): Promise<void> {
    const { db } = t.database;
    await sql`CREATE TABLE kept_jobs AS SELECT * FROM jobs WITH NO DATA`.execute(db);
    await sql`CREATE FUNCTION keep_job() RETURNS trigger LANGUAGE plpgsql AS
      'BEGIN INSERT INTO kept_jobs SELECT NEW.*; RETURN NEW; END'`.execute(db);
    await sql`CREATE TRIGGER keep_job AFTER INSERT ON jobs FOR EACH ROW EXECUTE FUNCTION keep_job()`.execute(db);
  }

  /** Puts them back as a worker leaves them that was killed after the work: begun, locked, its time over. */
  async function killAfterWork(): Promise<string[]> {
    const { db } = t.database;
    await sql`DROP TRIGGER keep_job ON jobs`.execute(db);
    await sql`DELETE FROM jobs`.execute(db);
    const { rows } = await sql<{ kind: string }>`
      INSERT INTO jobs SELECT * FROM (
        SELECT (jsonb_populate_record(kept, '{"attempts": 1, "locked_until": "2020-01-01"}')).* FROM (
          SELECT k::kept_jobs AS kept FROM kept_jobs k) AS all_kept) AS back RETURNING kind`.execute(db);
    return [...new Set(rows.map(({ kind }) => kind))];
  }

  async function countAll(): Promise<unknown> {
    const { rows } = await sql`SELECT (SELECT count(*) FROM users) AS users, (SELECT count(*) FROM orders) AS orders,
      (SELECT count(*) FROM order_events) AS steps, (SELECT count(*) FROM payments) AS payments,
      (SELECT sum(amount) FROM ledger) AS money, (SELECT count(*) FROM thread_messages) AS messages,
      (SELECT count(*) FROM notifications) AS notifications`.execute(t.database.db);
    return rows;
  }

  test('leaves it to the next, and nothing but a mail happens twice', async () => {
    await keepJobs();
    const { visitor } = await signUp(t);
    const staff = await signUpStaff(t);
    await visitor.post('consultations', consultation(await visitor.captcha()));
    await visitor.patch('account', { email: 'sara@example.com' });
    const { id: ticketId } = await openTicket(visitor);
    await answer(staff, ticketId, 'An answer');
    const order = await orderToPay(visitor, staff);
    const address = await decideAtSandbox(t, await startPayment(visitor, order.id), 'pay');
    await verify(visitor, paramsOf(address));
    await t.settle(isDone);
    const before = await countAll();
    const kinds = await killAfterWork();
    expect(kinds).toEqual(expect.arrayContaining(['consultation-mail', 'otp-delivery', 'order-mail', 'payment-check']));
    expect(kinds).toEqual(expect.arrayContaining(['ticket-staff-mail', 'email-link']));
    t.clock.advance(20 * MINUTE); // some wait for their time
    await t.settle(async () => (await jobs()).every(({ last_error }) => last_error !== null));
    expect(await jobs()).toEqual([]);
    expect(await countAll()).toEqual(before);
  });

  test.each(Object.entries(GONE))('%s ends though what it is about is gone', async (kind, payload) => {
    const now = t.clock.read();
    const job = { id: randomUUID(), kind, payload: JSON.stringify(payload), run_at: now, created_at: now };
    await t.database.db
      .insertInto('jobs')
      .values({ ...job, attempts: 1, locked_until: new Date(0) })
      .execute();
    await t.settle(async () => !(await jobs()).some(({ id }) => id === job.id));
  });
});
