import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signUp } from '../support/customer.ts';
import { openEvents } from '../support/event-stream.ts';
import { orderToPay, signUpStaff } from '../support/orders.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { BACKENDS } from '../support/test-database.ts';
import type { TestVisitor } from '../support/test-visitor.ts';

/** A page that reads the stream: the number each event brings, and `undefined` once it has ended. */
async function openStream(t: TestApp, visitor: TestVisitor) {
  const { answer, next, leave } = await openEvents(t, visitor, 'notifications/stream');
  return { answer, next: async (): Promise<unknown> => (await next('notifications'))?.data, leave };
}

describe.each(BACKENDS)('the stream of notifications on $name', (backend) => {
  let t: TestApp;
  let staff: TestVisitor;
  beforeAll(async () => {
    t = await startTestApp({ backend, settings: { RATE_LIMIT_FACTOR: '1000' } });
    await t.app.listen({ port: 0, host: '127.0.0.1' });
    staff = await signUpStaff(t);
  });
  afterAll(() => t.close());

  test('says at once how many are unread, and then with every change, to each customer its own', async () => {
    const { visitor } = await signUp(t);
    const { visitor: other } = await signUp(t);
    const page = await openStream(t, visitor);
    const others = await openStream(t, other);
    expect(page.answer.headers.get('content-type')).toContain('text/event-stream');
    expect(page.answer.headers.get('cache-control')).toBe('no-store');
    expect(await page.next()).toEqual({ unread: 0 });
    expect(await others.next()).toEqual({ unread: 0 });
    await orderToPay(visitor, staff);
    let seen = await page.next();
    while ((seen as { unread: number }).unread < 2) seen = await page.next();
    await visitor.post('notifications/read', {});
    expect(await page.next()).toEqual({ unread: 0 });
    await orderToPay(other, staff);
    expect((await others.next()) as object).toMatchObject({ unread: expect.any(Number) });
    await page.leave();
    await others.leave();
  });

  test('ends with the session', async () => {
    const { visitor } = await signUp(t);
    const page = await openStream(t, visitor);
    await page.next();
    await visitor.post('auth/logout', {});
    expect(await page.next()).toBeUndefined();
  });

  test('is nobody’s without a token, and has an end of pages', async () => {
    const { visitor } = await signUp(t);
    const stranger = await t.visit();
    expect((await openStream(t, stranger)).answer.status).toBe(401);
    const pages = [];
    for (let at = 0; at < 6; at += 1) pages.push(await openStream(t, visitor));
    expect((await openStream(t, visitor)).answer.status).toBe(429);
    for (const page of pages) await page.leave();
  });
});

test('stopping does not wait for open pages', async () => {
  const t = await startTestApp({ settings: { RATE_LIMIT_FACTOR: '1000' } });
  await t.app.listen({ port: 0, host: '127.0.0.1' });
  const { visitor } = await signUp(t);
  const page = await openStream(t, visitor);
  await page.next();
  const closing = t.close();
  expect(await page.next()).toBeUndefined();
  await closing;
});
