import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY, MINUTE } from '#server/clock.ts';
import { logIn, PASSWORD, signUp, textsTo } from '../support/customer.ts';
import { orderToPay, signUpStaff } from '../support/orders.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { BACKENDS } from '../support/test-database.ts';
import { consultation, type TestVisitor } from '../support/test-visitor.ts';

const TOKEN = /\?email=([\w.-]+)/;

describe.each(BACKENDS)('the account on $name', (backend) => {
  let t: TestApp;
  beforeAll(async () => {
    t = await startTestApp({ backend, settings: { RATE_LIMIT_FACTOR: '1000' } });
  });
  afterAll(() => t.close());

  const mailsTo = (address: string): string[] => t.printed.filter((text) => text.includes(`Mail to ${address} `));
  const tokenFor = async (address: string): Promise<string> => {
    await t.settle(() => mailsTo(address).some((mail) => TOKEN.test(mail)));
    return TOKEN.exec(mailsTo(address).at(-1) ?? '')?.[1] ?? '';
  };
  const confirm = (visitor: TestVisitor) =>
    visitor.post('account/confirm', { proof: { kind: 'password', password: PASSWORD } });

  test('shows a profile with what is usual, and keeps what is changed', async () => {
    const { visitor, phone } = await signUp(t);
    const before = (await visitor.get('account')).json();
    expect(before).toMatchObject({
      phone_number: phone,
      firstName: null,
      email: null,
      appearance: 'system',
      deleteAt: null,
    });
    expect(before.notifications.order_waiting).toEqual({ inApp: true, email: true, push: true });
    const changes = {
      firstName: 'سارا',
      lastName: 'Karimi',
      company: 'Noor Retail',
      locale: 'fa-IR',
      calendar: 'persian',
      numerals: 'native',
      appearance: 'dark',
    };
    expect((await visitor.patch('account', changes)).json()).toMatchObject(changes);
    expect((await visitor.patch('account', { company: null })).json()).toMatchObject({ ...changes, company: null });
    expect((await visitor.checkSession()).json()).toMatchObject({ firstName: 'سارا', lastName: 'Karimi' });
  });

  test.each([
    [{ role: 'staff' }, 422],
    [{ phone_number: '+989121111111' }, 422],
    [{ firstName: 'x'.repeat(61) }, 422],
    [{ calendar: 'julian' }, 422],
    [{}, 200],
  ])('T13: %o → %i', async (changes, status) => {
    const { visitor } = await signUp(t);
    expect((await visitor.patch('account', changes)).statusCode).toBe(status);
    expect((await visitor.checkSession()).json()).toMatchObject({ role: 'customer' });
  });

  test('keeps notification choices, but those that are for the customer’s own safety', async () => {
    const { visitor } = await signUp(t);
    const off = { inApp: false, email: false, push: false };
    const { notifications } = (
      await visitor.patch('account', { notifications: { order_moved: off, security: off } })
    ).json();
    expect(notifications.order_moved).toEqual(off);
    expect(notifications.security).toEqual({ inApp: true, email: true, push: false });
    expect(notifications.ticket).toEqual({ inApp: true, email: true, push: true });
  });

  test('takes an e-mail address once its link was opened, anywhere, once, within a day', async () => {
    const { visitor, phone } = await signUp(t);
    const asked = (await visitor.patch('account', { email: 'one@example.com' })).json();
    expect(asked).toMatchObject({ email: null, pendingEmail: 'one@example.com' });
    const first = await tokenFor('one@example.com');
    await t.settle(() => textsTo(t, phone).some((text) => text.includes('is being changed')));
    await visitor.patch('account', { email: 'two@example.com' });
    const second = await tokenFor('two@example.com');
    const stranger = await t.visit();
    const open = (token: string) => stranger.post('account/email', { token });
    expect((await open(first)).json()).toMatchObject({ code: 'otp_invalid' });
    expect((await open(`${second}x`)).json()).toMatchObject({ code: 'otp_invalid' });
    expect((await open(second)).json()).toEqual({ email: 'two@example.com' });
    expect((await open(second)).json()).toMatchObject({ code: 'otp_invalid' });
    expect((await visitor.get('account')).json()).toMatchObject({ email: 'two@example.com', pendingEmail: null });
    await visitor.patch('account', { email: 'late@example.com' });
    const late = await tokenFor('late@example.com');
    t.clock.advance(DAY + MINUTE);
    expect((await open(late)).json()).toMatchObject({ code: 'otp_invalid' });
  });

  test('withdraws an address that was mistyped, and keeps the one that counts', async () => {
    const { visitor } = await signUp(t);
    const waiting = async () => (await visitor.get('account')).json<{ pendingEmail: string | null }>().pendingEmail;
    await visitor.patch('account', { email: 'mistyped@example.com' });
    const first = await tokenFor('mistyped@example.com');
    await visitor.patch('account', { email: null });
    expect(await waiting()).toBeNull();
    expect((await visitor.post('account/email', { token: first })).json()).toMatchObject({ code: 'otp_invalid' });
    await visitor.patch('account', { email: 'right@example.com' });
    await visitor.post('account/email', { token: await tokenFor('right@example.com') });
    await visitor.patch('account', { email: 'wrong@example.com' });
    t.clock.advance(6 * MINUTE);
    expect((await visitor.patch('account', { email: 'right@example.com' })).statusCode).toBe(200); // needs no fresh proof
    expect(await waiting()).toBeNull();
    expect((await visitor.get('account')).json()).toMatchObject({ email: 'right@example.com' });
  });

  test('changes the address, exports and deletes only for who proves to be at the keyboard', async () => {
    const { visitor } = await signUp(t);
    t.clock.advance(6 * MINUTE);
    const refused = { code: 'confirmation_required' };
    expect((await visitor.patch('account', { email: 'x@example.com' })).json()).toMatchObject(refused);
    expect((await visitor.get('account/export')).json()).toMatchObject(refused);
    expect((await visitor.delete('account')).json()).toMatchObject(refused);
    await confirm(visitor);
    expect((await visitor.get('account/export')).statusCode).toBe(200);
  });

  test('gives everything it holds of a customer, and nothing that signs in', async () => {
    const { visitor, phone } = await signUp(t);
    const staff = await signUpStaff(t);
    await visitor.patch('account', { firstName: 'Sara' });
    const order = await orderToPay(visitor, staff, { note: 'We sell tea' });
    await visitor.post('todos', { id: order.id, text: 'Send photos', position: 1 });
    await visitor.post('feedback', { rating: 5, message: 'Good', page: '/en/dashboard' });
    const answer = await visitor.get('account/export');
    const { data } = answer.json<{ data: Record<string, object[]> }>();
    expect(data.account).toMatchObject([{ phone, first_name: 'Sara' }]);
    expect(data.orders).toMatchObject([{ reference: order.reference, note: 'We sell tea', amount: 150_000 }]);
    expect(data.order_history).toHaveLength(3);
    expect(data.todos).toMatchObject([{ text: 'Send photos' }]);
    expect(data.feedback).toMatchObject([{ rating: 5 }]);
    expect(data.security_log?.length).toBeGreaterThan(0);
    for (const secret of ['argon2', 'password_hash', 'seed', visitor.accessToken ?? '-'])
      expect(answer.body).not.toContain(secret);
    const { visitor: other } = await signUp(t);
    expect((await other.get('account/export')).body).not.toContain(order.reference);
  });

  test('deletes in 30 days, and keeps the account of who comes back', async () => {
    const { visitor, phone } = await signUp(t);
    const other = await t.visit();
    await logIn(other, phone);
    const { deleteAt } = (await visitor.delete('account')).json<{ deleteAt: string }>();
    expect(new Date(deleteAt).getTime()).toBe(t.clock.read().getTime() + 30 * DAY);
    expect((await other.get('account')).statusCode).toBe(401);
    const back = await t.visit();
    await logIn(back, phone);
    expect((await back.get('account')).json()).toMatchObject({ deleteAt });
    await back.post('account/keep', {});
    t.clock.advance(31 * DAY);
    const jobs = () => t.database.db.selectFrom('jobs').select('id').where('kind', '=', 'account-erase').execute();
    await t.settle(async () => (await jobs()).length === 0);
    const again = await t.visit();
    expect((await logIn(again, phone)).statusCode).toBe(200);
  });

  test('after that nothing names the customer, and the invoices stay', async () => {
    const { visitor, phone } = await signUp(t);
    const staff = await signUpStaff(t);
    await visitor.patch('account', { firstName: 'Zwetschgenberg', lastName: 'Unwiederbringlich' });
    await visitor.checkSession();
    await visitor.post('consultations', consultation(await visitor.captcha(), { phone, name: 'Zwetschgenberg' }));
    const order = await orderToPay(visitor, staff, { note: 'From Zwetschgenberg' });
    await visitor.post(`orders/${order.id}/steps`, { step: 'cancel', note: 'Zwetschgenberg has no time' });
    await visitor.post('feedback', { rating: 2, message: 'Zwetschgenberg is sad', page: '/en/dashboard' });
    await visitor.delete('account');
    t.clock.advance(30 * DAY + MINUTE);
    const users = () => t.database.db.selectFrom('users').select('id').where('phone', '=', phone).execute();
    await t.settle(async () => (await users()).length === 0);
    const { rows: tables } = await sql<{ name: string }>`SELECT table_name AS name FROM information_schema.tables
      WHERE table_schema = current_schema() AND table_name <> 'migrations'`.execute(t.database.db);
    for (const { name } of tables) {
      const { rows } = await sql<object>`SELECT * FROM ${sql.table(name)}`.execute(t.database.db);
      const text = JSON.stringify(rows);
      for (const trace of [phone.slice(1), 'Zwetschgenberg', 'Unwiederbringlich'])
        expect(text.includes(trace), `${trace} in ${name}`).toBe(false);
    }
    const kept = await t.database.db.selectFrom('orders').selectAll().where('id', '=', order.id).executeTakeFirst();
    expect(kept).toMatchObject({ customer_id: null, reference: order.reference, note: null });
  });
});
