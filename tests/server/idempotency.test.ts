import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HOUR, MINUTE } from '#server/clock.ts';
import { claimKey, keepAnswer, releaseKey } from '#server/http/idempotency.ts';
import { signUp } from '../support/customer.ts';
import { placeOrder } from '../support/orders.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { BACKENDS } from '../support/test-database.ts';
import { comment, consultation, idempotencyKey } from '../support/test-visitor.ts';

describe.each(BACKENDS)('Idempotency-Key on $name', (backend) => {
  let t: TestApp;
  beforeAll(async () => {
    t = await startTestApp({ backend, settings: { RATE_LIMIT_FACTOR: '100' } });
  });
  afterAll(() => t.close());

  const count = async (text: string) =>
    (await t.database.db.selectFrom('comments').select('id').where('comment', '=', text).execute()).length;

  test('fifty parallel doubles are one row, and each gets the same answer in the end', async () => {
    const visitor = await t.visit();
    const key = idempotencyKey();
    const send = () => visitor.post('comments', comment({ comment: 'doubled' }), key);
    const answers = await Promise.all(Array.from({ length: 50 }, send));
    const codes = new Set(answers.map(({ statusCode }) => statusCode));
    expect([...codes].every((code) => code === 201 || code === 409)).toBe(true);
    const accepted = answers
      .filter(({ statusCode }) => statusCode === 201)
      .map((answer) => answer.json<{ id: string }>().id);
    expect(new Set(accepted).size).toBe(1);
    expect((await send()).json()).toEqual({ id: accepted[0] });
    expect(await count('doubled')).toBe(1);
  });

  test('a double that comes too early is told to come back', async () => {
    const claim = { scope: 's', key: 'k', fingerprint: 'f', owner: randomUUID() };
    expect(await claimKey(t.database.db, claim, t.clock.read())).toBeUndefined();
    const double = claimKey(t.database.db, { ...claim, owner: randomUUID() }, t.clock.read());
    await expect(double).rejects.toMatchObject({ code: 'request_in_progress', details: { retryAfter: 1 } });
  });

  test('a consultation sent again with a fresh captcha is the same request', async () => {
    const visitor = await t.visit();
    const key = idempotencyKey();
    const first = await visitor.post('consultations', consultation(await visitor.captcha()), key);
    const again = await visitor.post('consultations', consultation(await visitor.captcha()), key);
    expect(again.statusCode).toBe(201);
    expect(again.json()).toEqual(first.json());
  });

  test('another body under the same key is refused', async () => {
    const visitor = await t.visit();
    const key = idempotencyKey();
    await visitor.post('comments', comment({ comment: 'kept' }), key);
    const other = await visitor.post('comments', comment({ comment: 'changed' }), key);
    expect(other.json()).toMatchObject({ status: 422, code: 'idempotency_mismatch' });
    expect(await count('changed')).toBe(0);
  });

  test('of two things, the second is not answered with what was done to the first', async () => {
    const { visitor } = await signUp(t);
    const [first, second] = [await placeOrder(visitor), await placeOrder(visitor)];
    const key = idempotencyKey();
    const again = (id: string) => visitor.post(`orders/${id}/reorder`, {}, key);
    const done = await again(first.id);
    expect(done.statusCode).toBe(201);
    expect((await again(second.id)).json()).toMatchObject({ status: 422, code: 'idempotency_mismatch' });
    expect((await again(first.id)).json()).toEqual(done.json());
  });

  test('a failed request leaves its key free to be corrected', async () => {
    const visitor = await t.visit();
    const key = idempotencyKey();
    expect((await visitor.post('consultations', consultation('bm8='), key)).statusCode).toBe(422);
    const corrected = await visitor.post(
      'consultations',
      consultation(await visitor.captcha(), { name: 'Other' }),
      key,
    );
    expect(corrected.statusCode).toBe(201);
  });

  test('keys of two visitors and of two calls are two keys', async () => {
    const key = idempotencyKey();
    for (const text of ['mine', 'yours']) {
      const visitor = await t.visit();
      expect((await visitor.post('comments', comment({ comment: text }), key)).statusCode).toBe(201);
    }
    expect([await count('mine'), await count('yours')]).toEqual([1, 1]);
  });

  test('a key is kept for 48 hours', async () => {
    const visitor = await t.visit();
    const key = idempotencyKey();
    const send = () => visitor.post('comments', comment({ comment: 'two days' }), key);
    await send();
    t.clock.advance(47 * HOUR);
    await send();
    expect(await count('two days')).toBe(1);
    t.clock.advance(2 * HOUR);
    await send();
    expect(await count('two days')).toBe(2);
  });

  test('a key whose process died is taken over after a minute, and the dead one cannot come back', async () => {
    const dead = { scope: 'dead', key: 'k', fingerprint: 'f', owner: randomUUID() };
    const heir = { ...dead, owner: randomUUID() };
    await claimKey(t.database.db, dead, t.clock.read());
    t.clock.advance(MINUTE + 1);
    expect(await claimKey(t.database.db, heir, t.clock.read())).toBeUndefined();
    const late = t.database.db.transaction().execute((tx) => keepAnswer(tx, dead, { id: 'late' }));
    await expect(late).rejects.toMatchObject({ code: 'request_in_progress' });
    await releaseKey(t.database.db, dead);
    await t.database.db.transaction().execute((tx) => keepAnswer(tx, heir, { id: 'right' }));
    expect(await claimKey(t.database.db, dead, t.clock.read())).toEqual({ answer: { id: 'right' } });
  });

  test.each(['short', 'with spaces in it', 'x'.repeat(256)])('refuses the key "%s"', async (key) => {
    const visitor = await t.visit();
    const response = await visitor.post('comments', comment(), { 'idempotency-key': key });
    expect(response.json()).toMatchObject({ status: 400, code: 'invalid_request' });
  });
});
