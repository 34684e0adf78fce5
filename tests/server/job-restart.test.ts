import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY, MINUTE } from '#server/clock.ts';
import type { JobPayloads } from '#server/jobs/job-kinds.ts';
import { PUBLIC_ONLY } from '#server/modules/analyses/fetch/address-policy.ts';
import { signUp } from '../support/customer.ts';
import { orderToPay, signUpStaff } from '../support/orders.ts';
import { decideAtSandbox, paramsOf, startPayment, verify } from '../support/pay.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { BACKENDS } from '../support/test-database.ts';
import { comment, consultation, type TestVisitor } from '../support/test-visitor.ts';
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
  'ticket-introduction': { personId: randomUUID() },
  'ticket-staff-mail': { messageId: randomUUID() },
  'feedback-mail': { feedbackId: randomUUID() },
  'email-link': { linkId: randomUUID() },
  'account-erase': { userId: randomUUID() },
};

/** Work that waits for weeks. */
const LATER: readonly string[] = ['account-erase', 'analysis-schedule'];

describe.each(BACKENDS)('a node that dies in the middle of a job, on $name', (backend) => {
  let t: TestApp;
  beforeAll(async () => {
    t = await startTestApp({
      backend,
      settings: { RATE_LIMIT_FACTOR: '1000' },
      addressPolicy: { ...PUBLIC_ONLY, resolve: () => Promise.reject(new Error('no such name')) },
    });
  });
  afterAll(() => t.close());

  const jobs = () => t.database.db.selectFrom('jobs').selectAll().execute();
  /** Nothing is due any more but what nobody takes. */
  const isDone = async () =>
    (await jobs()).every(({ run_at, last_error }) => run_at > t.clock.read() || last_error !== null);

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
    await sql`DROP FUNCTION keep_job CASCADE`.execute(db);
    await sql`DELETE FROM jobs`.execute(db);
    const { rows } = await sql<{ kind: string }>`
      INSERT INTO jobs SELECT * FROM (
        SELECT (jsonb_populate_record(kept, '{"attempts": 1, "locked_until": "2020-01-01"}')).* FROM (
          SELECT k::kept_jobs AS kept FROM kept_jobs k) AS all_kept) AS back RETURNING kind`.execute(db);
    await sql`DROP TABLE kept_jobs`.execute(db);
    return [...new Set(rows.map(({ kind }) => kind))];
  }

  async function countAll(): Promise<unknown> {
    const { rows } = await sql`SELECT (SELECT count(*) FROM users) AS users, (SELECT count(*) FROM orders) AS orders,
      (SELECT count(*) FROM order_events) AS steps, (SELECT count(*) FROM payments) AS payments,
      (SELECT sum(amount) FROM ledger) AS money, (SELECT count(*) FROM thread_messages) AS messages,
      (SELECT count(*) FROM notifications) AS notifications, (SELECT count(*) FROM analyses) AS analyses,
      (SELECT count(*) FROM comment_answers) AS answers, (SELECT count(*) FROM feedback) AS feedback,
      (SELECT count(*) FROM analyses WHERE state = 'failed') AS ended,
      (SELECT count(*) FROM push_subscriptions) AS browsers, (SELECT string_agg(delivery, '') FROM otp_codes) AS codes,
      (SELECT count(*) FROM consultations) AS requests`.execute(t.database.db);
    return rows;
  }

  /** Does what was done once more, and gives the kinds of work that it was. */
  async function expectNothingNew(): Promise<string[]> {
    await t.settle(isDone);
    const before = await countAll();
    const kinds = await killAfterWork();
    expect(await countAll()).toEqual(before);
    t.clock.advance(20 * MINUTE); // some wait for their time
    await t.settle(isDone);
    const late = await jobs();
    expect(late.filter(({ last_error }) => last_error !== null).map(({ kind }) => kind)).toEqual(
      late.filter(({ kind }) => kind === 'push-notice').map(({ kind }) => kind),
    );
    expect(await countAll()).toEqual(before);
    return kinds;
  }

  /** Makes work of every kind but those that wait for a day to come. */
  async function liveADay(visitor: TestVisitor, staff: TestVisitor): Promise<void> {
    await visitor.post('consultations', consultation(await visitor.captcha()));
    await t.database.db
      .updateTable('users')
      .set({ email: 'sara@example.com' })
      .where('role', '=', 'customer')
      .execute();
    await visitor.patch('account', { email: 'sara@example.org' });
    const captcha = await visitor.captcha('comment');
    const said = await visitor.post('comments', comment({ email: 'leo@example.com', captcha }));
    const commentId = said.json<{ id: string }>().id;
    await staff.post(`desk/comments/${commentId}/answers`, { id: randomUUID(), text: 'Thank you' });
    await visitor.post('feedback', { rating: 5, message: 'Good', page: '/en/dashboard' });
    const { id: ticketId } = await openTicket(visitor);
    await visitor.post(`tickets/${ticketId}/people`, { email: 'leo@example.com' });
    await answer(staff, ticketId, 'An answer');
    // A port nobody listens on: what is pushed there fails, and stays.
    const endpoint = 'https://127.0.0.1:9/abc';
    const keys = { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) };
    await visitor.post('notifications/push', { endpoint, keys });
    const order = await orderToPay(visitor, staff);
    const address = await decideAtSandbox(t, await startPayment(visitor, order.id), 'pay');
    await verify(visitor, paramsOf(address));
    await visitor.post('analyses', { url: 'https://example.com/' });
  }

  test('leaves it to the next, and nothing but a mail happens twice', async () => {
    await keepJobs();
    const { visitor } = await signUp(t);
    await liveADay(visitor, await signUpStaff(t));
    const kinds = await expectNothingNew();
    expect(kinds.toSorted()).toEqual(
      Object.keys(GONE)
        .filter((kind) => !LATER.includes(kind))
        .toSorted(),
    );
  });

  test('nor what waited for its day: an account that is erased, and a run that a schedule began', async () => {
    const { visitor } = await signUp(t);
    const { visitor: leaving } = await signUp(t);
    await t.settle(isDone);
    await keepJobs();
    const users = async () => (await t.database.db.selectFrom('users').select('id').execute()).length;
    const before = await users();
    await visitor.post('analysis-schedules', { url: 'https://example.com/', every: 'week' });
    await leaving.delete('account');
    t.clock.advance(31 * DAY);
    expect(await expectNothingNew()).toEqual(expect.arrayContaining([...LATER]));
    expect(await users()).toBe(before - 1);
    expect(await t.database.db.selectFrom('analyses').select('id').execute()).toHaveLength(2);
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
