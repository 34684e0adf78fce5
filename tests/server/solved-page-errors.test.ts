import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PageError } from '#lib/contract/page-errors.ts';
import { setRole } from '#server/modules/account/set-role.ts';
import { signUp } from '../support/customer.ts';
import { signUpStaff } from '../support/orders.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { BACKENDS } from '../support/test-database.ts';
import { TestVisitor } from '../support/test-visitor.ts';

const NOBODYS = 'x'.repeat(43);

describe.each(BACKENDS)('errors of pages that are marked as solved on $name', (backend) => {
  let t: TestApp;
  let admin: TestVisitor;
  let staff: TestVisitor;
  beforeAll(async () => {
    t = await startTestApp({ backend, settings: { RATE_LIMIT_FACTOR: '1000' } });
    const { visitor, phone } = await signUp(t);
    await setRole(t.database.db, phone, 'admin', t.clock.read());
    admin = visitor;
    staff = await signUpStaff(t);
  });
  afterAll(() => t.close());

  async function tell(message: string): Promise<void> {
    const error = { page: '/fa/web-design', name: 'TypeError', message, frames: ['/_next/static/chunks/0c19.js:1:2'] };
    const page = new TestVisitor(t.app, '192.0.2.1');
    expect((await page.send('POST', 'page-errors', error, {})).statusCode).toBe(200);
  }
  const listed = async (state: string): Promise<PageError[]> =>
    (await staff.get(`desk/page-errors?state=${state}`)).json<{ items: PageError[] }>().items;
  const found = async (state: string, message: string) =>
    (await listed(state)).find((error) => error.message === message);
  async function told(message: string): Promise<string> {
    await tell(message);
    return (await found('open', message))?.fingerprint ?? expect.fail(`${message} is not open`);
  }
  const mark = (id: string, isSolved: boolean) => admin.patch(`desk/page-errors/${id}`, { isSolved });

  test('leave the open ones, alone, and are found among the solved', async () => {
    const id = await told('Once');
    const other = await told('Other');
    expect((await mark(id, true)).json()).toEqual({});
    expect(await found('open', 'Once')).toBeUndefined();
    expect(await found('solved', 'Once')).toMatchObject({ isSolved: true, hasReturned: false, hits: 1 });
    expect(await found('open', 'Other')).toMatchObject({ fingerprint: other, isSolved: false });
    const { items } = (await staff.get('desk/page-errors')).json<{ items: PageError[] }>();
    expect(items.map(({ message }) => message)).toEqual(['Other']);
  });

  test('come back with the next report, and say so, as often as they are marked', async () => {
    const id = await told('Again');
    for (const hits of [2, 3]) {
      await mark(id, true);
      await tell('Again');
      expect(await found('solved', 'Again')).toBeUndefined();
      expect(await found('open', 'Again')).toMatchObject({ isSolved: false, hasReturned: true, hits });
    }
  });

  test('are opened by hand without having come back', async () => {
    const id = await told('Too early');
    await mark(id, true);
    await mark(id, false);
    await tell('Too early');
    expect(await found('open', 'Too early')).toMatchObject({ isSolved: false, hasReturned: false, hits: 2 });
  });

  test('stand in the audit trail with who marked them', async () => {
    const id = await told('Noted');
    await mark(id, true);
    await mark(id, false);
    const { items } = (await admin.get('desk/audit?event=page-error-marked&limit=2')).json();
    const person = { id: expect.any(String), name: expect.any(String) };
    expect(items).toMatchObject([
      { person, details: { error: id, solved: false } },
      { person, details: { error: id, solved: true } },
    ]);
  });

  test('are nothing that staff decides, and nothing is marked or written down where there is none', async () => {
    const id = await told('Not theirs');
    const noted = async () => (await admin.get('desk/audit?event=page-error-marked')).json();
    const before = await noted();
    const refused = await staff.patch(`desk/page-errors/${id}`, { isSolved: true });
    expect(refused.json()).toMatchObject({ status: 403, code: 'staff_only' });
    expect((await mark(NOBODYS, true)).json()).toMatchObject({ status: 404, code: 'not_found' });
    expect((await mark('01a1fe06-1ff5-7e52-a731-3dbbe7d13216', true)).statusCode).toBe(422);
    expect(await found('open', 'Not theirs')).toBeDefined();
    expect(await noted()).toEqual(before);
    expect((await staff.get('desk/page-errors?state=all')).statusCode).toBe(422);
  });
});
