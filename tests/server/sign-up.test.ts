import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MINUTE } from '#server/clock.ts';
import { nextPhone, PASSWORD, signUp, signUpBody, ticketFor } from '../support/customer.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { BACKENDS } from '../support/test-database.ts';

const INVALID = { status: 422, code: 'otp_invalid' };

describe.each(BACKENDS)('auth/signup on $name', (backend) => {
  let t: TestApp;
  beforeAll(async () => {
    t = await startTestApp({ backend, settings: { RATE_LIMIT_FACTOR: '100' } });
  });
  afterAll(() => t.close());

  const users = (phone: string) => t.database.db.selectFrom('users').selectAll().where('phone', '=', phone).execute();

  test('opens an account and signs in', async () => {
    const { visitor, phone } = await signUp(t);
    const session = { phone_number: phone, firstName: null, lastName: null, email: null, role: 'customer' };
    expect((await visitor.checkSession()).json()).toMatchObject(session);
    const [user] = await users(phone);
    expect(user).toMatchObject({ locale: 'en-US', role: 'customer', privacy_accepted_at: t.clock.read() });
    expect(user?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect((await visitor.get('account/sessions')).statusCode).toBe(200);
  });

  test.each([
    ['a weak password', { password: 'abcdefg', confirmPassword: 'abcdefg' }, { password: 'password_weak' }],
    ['a common password', { password: 'Password1', confirmPassword: 'Password1' }, { password: 'password_common' }],
    ['the name of the site', { password: 'Alpha123', confirmPassword: 'Alpha123' }, { password: 'password_common' }],
    ['two passwords', { confirmPassword: 'Another 1' }, { confirmPassword: 'password_mismatch' }],
    ['the privacy policy not accepted', { acceptPrivacyPolicy: false }, { acceptPrivacyPolicy: 'privacy_required' }],
    ['no ticket', { ticket: undefined }, { ticket: 'required' }],
    ['no telephone number', { phone: '123' }, { phone: 'phone_invalid' }],
    ['an unknown language', { locale: 'tlh' }, { locale: 'invalid' }],
  ])('refuses %s', async (_, changes, fields) => {
    const visitor = await t.visit();
    const phone = nextPhone();
    const ticket = await ticketFor(t, visitor, phone, 'signup');
    const response = await visitor.post('auth/signup', signUpBody(phone, ticket, changes));
    expect(response.json()).toMatchObject({ status: 422, code: 'validation_failed', fields });
    expect(await users(phone)).toEqual([]);
    // What was refused for its form spends nothing.
    expect((await visitor.post('auth/signup', signUpBody(phone, ticket))).statusCode).toBe(201);
  });

  test('refuses the number as its own password', async () => {
    const visitor = await t.visit();
    const phone = nextPhone();
    const ticket = await ticketFor(t, visitor, phone, 'signup');
    const password = `A${phone.slice(3)}`;
    const body = signUpBody(phone, ticket, { password, confirmPassword: password });
    expect((await visitor.post('auth/signup', body)).json()).toMatchObject({ fields: { password: 'password_common' } });
  });

  test('takes every letter there is and counts what people count', async () => {
    const password = 'Ünïcödé 🔑 رمز';
    const visitor = await t.visit();
    const phone = nextPhone();
    const ticket = await ticketFor(t, visitor, phone, 'signup');
    const body = signUpBody(phone, ticket, { password, confirmPassword: password });
    expect((await visitor.post('auth/signup', body)).statusCode).toBe(201);
    const composed = await t.visit();
    const login = { phone, password: password.normalize('NFD'), remember: true };
    expect((await composed.post('auth/login', login)).statusCode).toBe(200);
  });

  test('T3: a ticket opens one account, of its own number, for ten minutes', async () => {
    const visitor = await t.visit();
    const phone = nextPhone();
    const ticket = await ticketFor(t, visitor, phone, 'signup');
    expect((await visitor.post('auth/signup', signUpBody(nextPhone(), ticket))).json()).toMatchObject(INVALID);
    const change = { phone, newPassword: PASSWORD, repeatPassword: PASSWORD, ticket };
    expect((await visitor.post('auth/password', change)).json()).toMatchObject(INVALID);
    expect((await visitor.post('auth/signup', signUpBody(phone, ticket))).statusCode).toBe(201);
    expect((await visitor.post('auth/signup', signUpBody(phone, ticket))).json()).toMatchObject(INVALID);

    const late = nextPhone();
    const old = await ticketFor(t, visitor, late, 'signup');
    t.clock.advance(10 * MINUTE);
    expect((await visitor.post('auth/signup', signUpBody(late, old))).json()).toMatchObject(INVALID);
  });

  test('of two that are at it at once, one gets the account', async () => {
    const phone = nextPhone();
    const [first, second] = [await t.visit(), await t.visit()];
    const ticket = await ticketFor(t, first, phone, 'signup');
    t.clock.advance(MINUTE);
    const other = await ticketFor(t, second, phone, 'signup');
    const answers = await Promise.all([
      first.post('auth/signup', signUpBody(phone, ticket)),
      second.post('auth/signup', signUpBody(phone, other)),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({ code: 'phone_taken' });
    expect(await users(phone)).toHaveLength(1);
  });

  test('T13: fields nobody asked for change nothing', async () => {
    const visitor = await t.visit();
    const phone = nextPhone();
    const ticket = await ticketFor(t, visitor, phone, 'signup');
    for (const extra of [{ role: 'staff' }, { isAdmin: true }, { userId: 'x' }, { __proto__: null, id: 'x' }]) {
      const response = await visitor.post('auth/signup', signUpBody(phone, ticket, extra));
      expect(response.json()).toMatchObject({ code: 'validation_failed' });
    }
    await visitor.enter('auth/signup', signUpBody(phone, ticket));
    expect((await users(phone)).map(({ role }) => role)).toEqual(['customer']);
  });
});
