import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY, MINUTE, SECOND } from '#server/clock.ts';
import {
  askCode,
  lastCode,
  logIn,
  nextPhone,
  PASSWORD,
  signUp,
  textsTo,
  ticketFor,
  tryCode,
} from '../support/customer.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { BACKENDS } from '../support/test-database.ts';
import type { TestVisitor } from '../support/test-visitor.ts';

const NO_CAPTCHA = { status: 422, code: 'validation_failed', fields: { captcha: 'captcha_required' } };

const wrong = (visitor: TestVisitor, phone: string, more: object = {}) => logIn(visitor, phone, 'Wrong tree 7', more);

describe.each(BACKENDS)('auth/login on $name', (backend) => {
  let t: TestApp;
  beforeAll(async () => {
    t = await startTestApp({ backend });
  });
  afterAll(() => t.close());

  test('signs in; remembered for 30 days at most, else until the browser closes or a day has passed', async () => {
    const { phone } = await signUp(t);
    const remembered = await t.visit();
    const response = await logIn(remembered, phone);
    expect(response.json()).toMatchObject({ phone_number: phone, role: 'customer' });
    const cookie = response.cookies.find(({ name }) => name === 'sid');
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
    expect(cookie?.expires?.getTime()).toBeGreaterThan(t.clock.read().getTime() + 29 * DAY);

    const passing = await t.visit();
    const short = await logIn(passing, phone, PASSWORD, { remember: false });
    const sessionCookie = short.cookies.find(({ name }) => name === 'sid');
    expect(sessionCookie).not.toHaveProperty('expires');
    expect(sessionCookie).not.toHaveProperty('maxAge');
    t.clock.advance(DAY);
    expect((await passing.checkSession()).json()).toMatchObject({ accessToken: null });
    expect((await remembered.checkSession()).json()).toMatchObject({ phone_number: phone });
  });

  test('says what is wrong, as the specification wants it said', async () => {
    const { phone } = await signUp(t);
    const visitor = await t.visit();
    expect((await wrong(visitor, phone)).json()).toMatchObject({ status: 401, code: 'password_incorrect' });
    expect((await wrong(visitor, nextPhone())).json()).toMatchObject({ status: 404, code: 'user_not_found' });
    const typed = await logIn(visitor, '12', PASSWORD);
    expect(typed.json()).toMatchObject({ status: 422, fields: { phone: 'phone_invalid' } });
    const empty = await logIn(visitor, phone, '');
    expect(empty.json()).toMatchObject({ status: 422, fields: { password: 'required' } });
  });

  test('asks for a captcha after three wrong tries, and then for time: 1, 2, 4 … seconds', async () => {
    const { phone } = await signUp(t);
    const visitor = await t.visit();
    for (let i = 0; i < 3; i += 1) expect((await wrong(visitor, phone)).statusCode).toBe(401);
    expect((await logIn(visitor, phone)).json()).toMatchObject({ code: 'rate_limited', retryAfter: 1 });
    t.clock.advance(SECOND);
    expect((await logIn(visitor, phone)).json()).toMatchObject(NO_CAPTCHA);
    expect((await logIn(visitor, phone, PASSWORD, { captcha: 'x' })).json()).toMatchObject({ code: 'captcha_invalid' });
    const foreign = await visitor.captcha('comment');
    expect((await wrong(visitor, phone, { captcha: foreign })).json()).toMatchObject({ code: 'captcha_invalid' });
    for (const wait of [2, 4, 8]) {
      const captcha = await visitor.captcha('login');
      expect((await wrong(visitor, phone, { captcha })).statusCode).toBe(401);
      expect((await wrong(visitor, phone)).json()).toMatchObject({ code: 'rate_limited', retryAfter: wait });
      t.clock.advance(wait * SECOND);
    }
    const captcha = await visitor.captcha('login');
    expect((await logIn(visitor, phone, PASSWORD, { captcha })).statusCode).toBe(200);
    // Forgotten with the right one.
    const again = await t.visit(visitor.address);
    expect((await wrong(again, phone)).statusCode).toBe(401);
    expect((await logIn(again, phone)).statusCode).toBe(200);
  });

  test('leaves everybody else alone who mistypes elsewhere', async () => {
    const { phone } = await signUp(t);
    const attacker = await t.visit();
    for (let i = 0; i < 3; i += 1) await wrong(attacker, phone);
    const owner = await t.visit();
    expect((await logIn(owner, phone)).statusCode).toBe(200);
  });

  test('T7: of parallel tries as many are evaluated as there are tries left', async () => {
    const { phone } = await signUp(t);
    const visitor = await t.visit();
    const answers = await Promise.all(Array.from({ length: 40 }, () => wrong(visitor, phone)));
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(3);
    expect(answers.filter(({ statusCode }) => statusCode === 429 || statusCode === 422)).toHaveLength(37);
  });

  test('T7: a network gets 20 tries in a quarter of an hour and 100 a day, over all numbers', async () => {
    const visitor = await t.visit();
    const codes: string[] = [];
    for (let i = 0; i < 140; i += 1) {
      const response = await wrong(visitor, nextPhone());
      codes.push(response.json<{ code: string }>().code);
      if (i % 20 === 19) t.clock.advance(15 * MINUTE);
    }
    const hashes = await t.database.db
      .selectFrom('rate_limits')
      .select('hits')
      .where('bucket', 'like', 'password-day:%')
      .where('hits', '>=', 100)
      .execute();
    expect(hashes.map(({ hits }) => hits)).toEqual([100]);
    // T5: no more than 30 of these answers told whether there is an account.
    expect(codes.filter((code) => code === 'user_not_found').length).toBeLessThanOrEqual(30);
    expect(codes.at(-1)).toBe('rate_limited');
  });

  test('T5: beyond the budget known and unknown numbers get the same answer, and the right password still works', async () => {
    const { phone } = await signUp(t);
    const visitor = await t.visit();
    for (let i = 0; i < 10; i += 1) expect((await wrong(visitor, nextPhone())).statusCode).toBe(404);
    const known = await wrong(visitor, phone);
    const unknown = await wrong(visitor, nextPhone());
    expect(known.statusCode).toBe(429);
    expect(known.json()).toEqual(unknown.json());
    expect((await logIn(visitor, phone)).statusCode).toBe(200);
  });

  test('tells the owner after ten wrong tries, and after a hundred only a code helps', async () => {
    const { phone } = await signUp(t);
    const before = textsTo(t, phone).length;
    for (let network = 0; network < 10; network += 1) await wrong(await t.visit(), phone);
    await t.settle(() => textsTo(t, phone).length === before + 1);
    expect(textsTo(t, phone).at(-1)).toContain('trying passwords');
    await t.database.db.updateTable('users').set({ password_failures: 100 }).where('phone', '=', phone).execute();
    const owner = await t.visit();
    expect((await logIn(owner, phone)).json()).toMatchObject({ code: 'rate_limited', retryAfter: 86_400 });
    const ticket = await ticketFor(t, owner, phone, 'reset');
    const change = { phone, newPassword: 'Chestnut 8', repeatPassword: 'Chestnut 8', ticket };
    expect((await owner.post('auth/password', change)).statusCode).toBe(200);
    expect((await logIn(await t.visit(), phone, 'Chestnut 8')).statusCode).toBe(200);
  });

  test('makes a stronger hash of an old one', async () => {
    const { phone } = await signUp(t);
    const { hash } = await import('@node-rs/argon2');
    const old = await hash(PASSWORD, { memoryCost: 8192, timeCost: 1, parallelism: 1 });
    const users = t.database.db;
    await users.updateTable('users').set({ password_hash: old }).where('phone', '=', phone).execute();
    expect((await logIn(await t.visit(), phone)).statusCode).toBe(200);
    const row = await users.selectFrom('users').select('password_hash').where('phone', '=', phone).executeTakeFirst();
    expect(row?.password_hash).toContain('m=19456,t=2');
  });
});

describe('under a flood', () => {
  test('T8: sign-ins beyond the queue are turned away, and everything else goes on', async () => {
    const t = await startTestApp({ settings: { RATE_LIMIT_FACTOR: '1000' } });
    const visitor = await t.visit();
    const flood = Promise.all(Array.from({ length: 300 }, () => wrong(visitor, nextPhone())));
    const health = await t.app.inject({ url: '/api/healthz' });
    expect(health.statusCode).toBe(200);
    const answers = await flood;
    const turnedAway = answers.filter(({ statusCode }) => statusCode === 503);
    expect(turnedAway.length).toBeGreaterThan(0);
    expect(turnedAway[0]?.json()).toMatchObject({ code: 'unavailable', retryAfter: 2 });
    expect(answers.filter(({ statusCode }) => statusCode === 404).length).toBeGreaterThanOrEqual(52);
    await t.close();
  });
});

describe.each(BACKENDS)('a new password on $name', (backend) => {
  let t: TestApp;
  beforeAll(async () => {
    t = await startTestApp({ backend, settings: { RATE_LIMIT_FACTOR: '100' } });
  });
  afterAll(() => t.close());

  const change = (phone: string, ticket: string, changes: object = {}) => ({
    phone,
    newPassword: 'Chestnut 8',
    repeatPassword: 'Chestnut 8',
    ticket,
    ...changes,
  });

  test('is set with a code; it ends every session but the own, tells the owner, and signs nobody in', async () => {
    const { visitor, phone } = await signUp(t);
    const [other, stranger] = [await t.visit(), await t.visit()];
    await logIn(other, phone);
    const ticket = await ticketFor(t, visitor, phone, 'reset');
    const response = await visitor.post('auth/password', change(phone, ticket));
    expect(response.json()).toEqual({});
    expect((await visitor.checkSession()).json()).toMatchObject({ phone_number: phone });
    expect((await other.checkSession()).json()).toMatchObject({ accessToken: null });
    await t.settle(() => textsTo(t, phone).some((text) => text.includes('was changed')));
    expect((await logIn(await t.visit(), phone)).statusCode).toBe(401);
    expect((await logIn(await t.visit(), phone, 'Chestnut 8')).statusCode).toBe(200);

    t.clock.advance(MINUTE);
    const second = await ticketFor(t, stranger, phone, 'reset');
    const set = { newPassword: 'Hazelnut 9', repeatPassword: 'Hazelnut 9' };
    expect((await stranger.post('auth/password', change(phone, second, set))).statusCode).toBe(200);
    expect((await stranger.checkSession()).json()).toMatchObject({ accessToken: null });
    expect((await visitor.checkSession()).json()).toMatchObject({ accessToken: null });
  });

  test.each([
    ['a weak one', { newPassword: 'short', repeatPassword: 'short' }, { newPassword: 'password_weak' }],
    ['a common one', { newPassword: 'Qwerty123', repeatPassword: 'Qwerty123' }, { newPassword: 'password_common' }],
    ['two different ones', { repeatPassword: 'Other 1234' }, { repeatPassword: 'password_mismatch' }],
  ])('is refused: %s', async (_, changes, fields) => {
    const { visitor, phone } = await signUp(t);
    const ticket = await ticketFor(t, visitor, phone, 'reset');
    const response = await visitor.post('auth/password', change(phone, ticket, changes));
    expect(response.json()).toMatchObject({ code: 'validation_failed', fields });
    expect((await visitor.post('auth/password', change(phone, ticket))).statusCode).toBe(200);
  });

  test('T3: needs a ticket of its own, once', async () => {
    const { visitor, phone } = await signUp(t);
    const victim = (await signUp(t)).phone;
    const ticket = await ticketFor(t, visitor, phone, 'reset');
    const invalid = { status: 422, code: 'otp_invalid' };
    expect((await visitor.post('auth/password', change(victim, ticket))).json()).toMatchObject(invalid);
    expect((await visitor.post('auth/password', change(phone, 'nothing'))).json()).toMatchObject(invalid);
    expect((await visitor.post('auth/password', change(phone, ticket))).statusCode).toBe(200);
    expect((await visitor.post('auth/password', change(phone, ticket))).json()).toMatchObject(invalid);
  });

  test('gives an account that has only codes its first password', async () => {
    const { phone } = await signUp(t);
    await t.database.db.updateTable('users').set({ password_hash: null }).where('phone', '=', phone).execute();
    const visitor = await t.visit();
    expect((await logIn(visitor, phone)).json()).toMatchObject({ code: 'password_incorrect' });
    t.clock.advance(MINUTE);
    await askCode(visitor, phone, 'login');
    expect((await tryCode(visitor, phone, 'login', lastCode(t, phone))).statusCode).toBe(200);
  });
});
