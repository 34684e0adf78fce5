import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MINUTE, SECOND } from '#server/clock.ts';
import { claimKey, releaseKey } from '#server/http/idempotency.ts';
import { spendGuess } from '#server/modules/otp/guess-otp.ts';
import { extendRequest } from '#server/modules/otp/otp-request.ts';
import { renewSession } from '#server/modules/sessions/renew-session.ts';
import { deriveKeys } from '#server/secrets.ts';
import { logIn, nextPhone, signUp, signUpBody, textsTo, ticketFor } from '../support/customer.ts';
import { afterFirst } from '../support/meanwhile.ts';
import { SECRET, startTestApp, type TestApp } from '../support/test-app.ts';
import { BACKENDS } from '../support/test-database.ts';
import { TestVisitor } from '../support/test-visitor.ts';

describe.each(BACKENDS)('what counts once, on $name', (backend) => {
  let t: TestApp;
  beforeAll(async () => {
    t = await startTestApp({ backend, settings: { RATE_LIMIT_FACTOR: '1000' } });
  });
  afterAll(() => t.close());

  const copyOf = (visitor: TestVisitor): TestVisitor => {
    const copy = new TestVisitor(t.app, visitor.address);
    for (const [name, value] of visitor.cookies) copy.cookies.set(name, value);
    return copy;
  };
  const codesOf = (answers: readonly { json: <T>() => T }[]) =>
    answers.map((answer) => answer.json<{ code?: string }>().code ?? 'done').sort();

  test('a right guess, also where nothing else keeps two from it', async () => {
    const now = t.clock.read();
    const subject = { phoneKey: 'somebody', purpose: 'login' };
    const { id: requestId } = await t.database.db
      .transaction()
      .execute((tx) => extendRequest(tx, subject, { found: undefined, resendSeconds: 60, now }));
    const spend = () => t.database.db.transaction().execute((tx) => spendGuess(tx, { requestId }));
    const spent = await Promise.allSettled([spend(), spend(), spend()]);
    expect(spent.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(spend()).rejects.toMatchObject({ code: 'otp_invalid', details: { attemptsLeft: 0 } });
  });

  test('T3: a ticket for a password, of any number that come with it at once', async () => {
    const { visitor, phone } = await signUp(t);
    const ticket = await ticketFor(t, visitor, phone, 'reset');
    const set = (newPassword: string) =>
      visitor.post('auth/password', { phone, newPassword, repeatPassword: newPassword, ticket });
    const answers = await Promise.all(['Chestnut 8', 'Hazelnut 9', 'Pistachio 5'].map(set));
    expect(codesOf(answers)).toEqual(['done', 'otp_invalid', 'otp_invalid']);
    const entered = await Promise.all(
      ['Chestnut 8', 'Hazelnut 9', 'Pistachio 5'].map(async (password) => logIn(await t.visit(), phone, password)),
    );
    expect(entered.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  test('T3: a ticket for an account', async () => {
    const [visitor, phone] = [await t.visit(), nextPhone()];
    const ticket = await ticketFor(t, visitor, phone, 'signup');
    const open = () => copyOf(visitor).post('auth/signup', signUpBody(phone, ticket));
    const answers = await Promise.all([open(), open(), open()]);
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode >= 500)).toEqual([]);
  });

  test('T11: a replaced token that several come back with: the session ends, and the owner is told once', async () => {
    const { visitor, phone } = await signUp(t);
    const thieves = Array.from({ length: 5 }, () => copyOf(visitor));
    t.clock.advance(10 * MINUTE);
    await visitor.checkSession();
    t.clock.advance(11 * SECOND);
    const answers = await Promise.all(thieves.map((thief) => thief.checkSession()));
    for (const answer of answers) expect(answer.json()).toMatchObject({ accessToken: null });
    const told = () => textsTo(t, phone).filter((text) => text.includes('We ended a session'));
    await t.settle(() => told().length > 0);
    await t.settle(async () => (await t.database.db.selectFrom('jobs').select('id').execute()).length === 0);
    expect(told()).toHaveLength(1);
  });

  test('T9: signing out, also for whoever renews the session at that moment', async () => {
    const { visitor } = await signUp(t);
    t.clock.advance(11 * MINUTE);
    const end = () => copyOf(visitor).post('auth/logout', {});
    const db = afterFirst(t.database.db, 'UpdateQueryNode', end);
    const client = {
      networkKey: 'n',
      network: '10.0.0.*',
      userAgent: '',
      device: 'd',
      deviceKey: 'd',
      refreshToken: undefined,
    };
    const deps = { database: { ...t.database, db }, keys: deriveKeys(SECRET), client, now: t.clock.read() };
    expect(await renewSession(deps, visitor.cookies.get('sid'))).toEqual({ kind: 'none' });
    expect((await visitor.checkSession()).json()).toMatchObject({ accessToken: null });
  });

  test('a key of a call: its double, which finds it taken and then gone, is told to come back', async () => {
    const claim = { scope: 'gone', key: randomBytes(8).toString('hex'), fingerprint: 'f', owner: randomUUID() };
    const double = { ...claim, owner: randomUUID() };
    expect(await claimKey(t.database.db, claim, t.clock.read())).toBeUndefined();
    const db = afterFirst(t.database.db, 'InsertQueryNode', () => releaseKey(t.database.db, claim));
    const refused = { code: 'request_in_progress', details: { retryAfter: 1 } };
    await expect(claimKey(db, double, t.clock.read())).rejects.toMatchObject(refused);
    expect(await claimKey(db, double, t.clock.read())).toBeUndefined();
  });
});
