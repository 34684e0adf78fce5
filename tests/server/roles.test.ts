import { afterAll, beforeAll, expect, test } from 'vitest';
import { setRole } from '#server/modules/account/set-role.ts';
import { signUp } from '../support/customer.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import type { TestVisitor } from '../support/test-visitor.ts';

let t: TestApp;
let admin: TestVisitor;

beforeAll(async () => {
  t = await startTestApp({ settings: { RATE_LIMIT_FACTOR: '1000' } });
  const first = await signUp(t);
  admin = first.visitor;
  await setRole(t.database.db, first.phone, 'admin', t.clock.read());
});
afterAll(() => t.close());

test('a role holds from the next call on, and whoever loses it is a customer again', async () => {
  const { visitor, phone } = await signUp(t);
  expect((await admin.post('desk/staff', { phone, role: 'staff' })).statusCode).toBe(200);
  expect((await visitor.get('desk')).statusCode).toBe(200);
  expect((await admin.get('desk/staff')).json()).toMatchObject({
    items: expect.arrayContaining([expect.objectContaining({ phone, role: 'staff' })]),
  });
  await admin.post('desk/staff', { phone, role: 'customer' });
  expect((await visitor.get('desk')).statusCode).toBe(403);
  expect((await admin.post('desk/staff', { phone: '+989129999999', role: 'staff' })).json()).toMatchObject({
    code: 'user_not_found',
  });
  const { items } = (await admin.get('desk/audit?event=role-changed')).json<{ items: { details: object }[] }>();
  expect(items[0]).toMatchObject({ details: { role: 'customer', by: expect.any(String) } });
});

test('nobody takes the last admin away: the own role stays as it is', async () => {
  const { visitor, phone } = await signUp(t);
  await setRole(t.database.db, phone, 'admin', t.clock.read());
  const answer = await visitor.post('desk/staff', { phone, role: 'customer' });
  expect(answer.json()).toMatchObject({ code: 'validation_failed', fields: { phone: 'invalid' } });
});
