import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY, MINUTE, SECOND } from '#server/clock.ts';
import { logIn, signUp, textsTo } from '../support/customer.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { BACKENDS } from '../support/test-database.ts';
import type { TestVisitor } from '../support/test-visitor.ts';

const ENDED = { status: 401, code: 'session_expired' };

/** The same browser at another moment: what somebody has who copied its cookies. */
function copyOf(t: TestApp, visitor: TestVisitor): Promise<TestVisitor> {
  return t.visit().then((copy) => {
    copy.cookies.clear();
    for (const [name, value] of visitor.cookies) copy.cookies.set(name, value);
    copy.accessToken = visitor.accessToken;
    return copy;
  });
}

const devices = async (visitor: TestVisitor) =>
  (await visitor.get('account/sessions')).json<{ items: { id: string; current: boolean; browser: string | null }[] }>()
    .items;

describe.each(BACKENDS)('sessions on $name', (backend) => {
  let t: TestApp;
  beforeAll(async () => {
    t = await startTestApp({ backend, settings: { RATE_LIMIT_FACTOR: '100' } });
  });
  afterAll(() => t.close());

  test('T9: an access token lives 15 minutes', async () => {
    const { visitor } = await signUp(t);
    t.clock.advance(15 * MINUTE - SECOND);
    expect((await visitor.get('account/sessions')).statusCode).toBe(200);
    t.clock.advance(SECOND);
    expect((await visitor.get('account/sessions')).json()).toMatchObject(ENDED);
    await visitor.checkSession();
    expect((await visitor.get('account/sessions')).statusCode).toBe(200);
  });

  test('T9: a token that was stolen is worthless from the moment of signing out', async () => {
    const { visitor } = await signUp(t);
    const thief = await copyOf(t, visitor);
    expect((await thief.get('account/sessions')).statusCode).toBe(200);
    expect((await visitor.post('auth/logout', {})).json()).toEqual({});
    expect((await thief.get('account/sessions')).json()).toMatchObject(ENDED);
    expect((await thief.checkSession()).json()).toMatchObject({ accessToken: null });
    expect((await visitor.checkSession()).json()).toMatchObject({ accessToken: null });
    expect(visitor.cookies.has('sid')).toBe(false);
  });

  test('signing out twice, or as a visitor, does nothing and says so kindly', async () => {
    const visitor = await t.visit();
    expect((await visitor.post('auth/logout', {})).statusCode).toBe(200);
    expect((await visitor.post('auth/logout', {})).statusCode).toBe(200);
  });

  test('the refresh token is replaced after ten minutes, and both last tokens are good for ten seconds', async () => {
    const { visitor, phone } = await signUp(t);
    const first = visitor.cookies.get('sid') ?? '';
    await visitor.checkSession();
    expect(visitor.cookies.get('sid')).toBe(first);
    t.clock.advance(10 * MINUTE);
    const tab = await copyOf(t, visitor);
    await visitor.checkSession();
    const second = visitor.cookies.get('sid');
    expect(second).not.toBe(first);
    t.clock.advance(10 * SECOND);
    expect((await tab.checkSession()).json()).toMatchObject({ phone_number: phone });
    expect(tab.cookies.get('sid')).toBe(second);
  });

  test('tabs that renew at once all stay signed in', async () => {
    const { visitor, phone } = await signUp(t);
    t.clock.advance(11 * MINUTE);
    const tabs = await Promise.all(Array.from({ length: 20 }, () => copyOf(t, visitor)));
    const answers = await Promise.all(tabs.map((tab) => tab.checkSession()));
    for (const answer of answers) expect(answer.json()).toMatchObject({ phone_number: phone });
    expect(new Set(tabs.map((tab) => tab.cookies.get('sid'))).size).toBe(1);
  });

  test('T11: a replaced token that comes back ends the session for both, and the owner is told', async () => {
    const { visitor, phone } = await signUp(t);
    const thief = await copyOf(t, visitor);
    t.clock.advance(10 * MINUTE);
    await visitor.checkSession();
    t.clock.advance(11 * SECOND);
    expect((await thief.checkSession()).json()).toMatchObject({ accessToken: null });
    expect((await visitor.get('account/sessions')).json()).toMatchObject(ENDED);
    expect((await visitor.checkSession()).json()).toMatchObject({ accessToken: null });
    await t.settle(() => textsTo(t, phone).some((text) => text.includes('We ended a session')));
    const events = await t.database.db
      .selectFrom('audit_log')
      .select('id')
      .where('event', '=', 'session-reused')
      .execute();
    expect(events.length).toBeGreaterThan(0);
  });

  test('T11: signing in gives new cookies, and the ones before are worthless', async () => {
    const { visitor, phone } = await signUp(t);
    const before = await copyOf(t, visitor);
    await logIn(visitor, phone);
    for (const name of ['sid', 'aid', 'XSRF-TOKEN']) {
      expect(visitor.cookies.get(name), name).not.toBe(before.cookies.get(name));
    }
    expect((await before.checkSession()).json()).toMatchObject({ accessToken: null });
    expect(await devices(visitor)).toHaveLength(1);
  });

  test('T11: a session id that somebody planted is not taken', async () => {
    const { visitor: attacker } = await signUp(t);
    const { phone } = await signUp(t);
    const victim = await t.visit();
    victim.cookies.set('sid', attacker.cookies.get('sid') ?? '');
    await logIn(victim, phone);
    expect(victim.cookies.get('sid')).not.toBe(attacker.cookies.get('sid'));
  });

  test.each(['', 'x', 'A'.repeat(70), '!'.repeat(70)])('"%s" is no token', async (token) => {
    const visitor = await t.visit();
    visitor.cookies.set('sid', token);
    expect((await visitor.checkSession()).json()).toMatchObject({ accessToken: null });
    const response = await visitor.get('account/sessions', { authorization: `Bearer ${token}` });
    expect(response.json()).toMatchObject(ENDED);
  });

  test('one token is not the other, and neither can be changed', async () => {
    const { visitor } = await signUp(t);
    const refresh = visitor.cookies.get('sid') ?? '';
    const access = visitor.accessToken ?? '';
    expect((await visitor.get('account/sessions', { authorization: `Bearer ${refresh}` })).statusCode).toBe(401);
    const visitorWithAccess = await t.visit();
    visitorWithAccess.cookies.set('sid', access);
    expect((await visitorWithAccess.checkSession()).json()).toMatchObject({ accessToken: null });
    const bytes = Buffer.from(access, 'base64url');
    for (let i = 0; i < bytes.length; i += 1) {
      const changed = Buffer.from(bytes);
      changed[i] = (changed[i] ?? 0) ^ 1;
      const authorization = `Bearer ${changed.toString('base64url')}`;
      expect((await visitor.get('account/sessions', { authorization })).statusCode, `byte ${i}`).toBe(401);
    }
  });

  test('T2: the database alone makes no token', async () => {
    const { visitor } = await signUp(t);
    const rows = JSON.stringify(await t.database.db.selectFrom('sessions').selectAll().execute());
    expect(rows).not.toContain(visitor.accessToken);
    expect(rows).not.toContain(visitor.cookies.get('sid'));
  });

  test('a session that is not used ends after seven days, a used one after thirty', async () => {
    const { visitor: idle } = await signUp(t);
    const { visitor: busy, phone } = await signUp(t);
    t.clock.advance(6 * DAY);
    await busy.checkSession();
    t.clock.advance(DAY);
    expect((await idle.checkSession()).json()).toMatchObject({ accessToken: null });
    for (let day = 7; day < 29; day += 2) {
      expect((await busy.checkSession()).json()).toMatchObject({ phone_number: phone });
      t.clock.advance(2 * DAY);
    }
    expect((await busy.checkSession()).json()).toMatchObject({ phone_number: phone });
    t.clock.advance(DAY);
    expect((await busy.checkSession()).json()).toMatchObject({ accessToken: null });
  });

  test('a person has ten devices at most; the oldest makes room', async () => {
    const { visitor: oldest, phone } = await signUp(t);
    const others: TestVisitor[] = [];
    for (let i = 0; i < 10; i += 1) {
      t.clock.advance(SECOND);
      const device = await t.visit();
      await logIn(device, phone);
      others.push(device);
    }
    expect((await oldest.checkSession()).json()).toMatchObject({ accessToken: null });
    const [newest] = others.slice(-1);
    expect(await devices(newest ?? oldest)).toHaveLength(10);
  });

  test('are listed with what the person can recognise, and nothing that finds anybody', async () => {
    const { phone } = await signUp(t);
    const visitor = await t.visit('203.0.113.77');
    const agent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
    await visitor.enter('auth/login', { phone, password: 'Walnut tree 7', remember: true }, { 'user-agent': agent });
    const [first, second] = await devices(visitor);
    const shown = { current: true, browser: 'Firefox', system: 'Windows', network: '203.0.113.*' };
    expect(first).toMatchObject({ ...shown, createdAt: t.clock.read().toISOString() });
    expect(second).toMatchObject({ current: false });
  });

  test('show of an IPv6 network the /48, and nothing for a browser that names itself in no Latin letter', async () => {
    const { phone } = await signUp(t);
    const visitor = await t.visit('2001:db8:1:2:3:4:5:6');
    await visitor.enter('auth/login', { phone, password: 'Walnut tree 7', remember: true }, { 'user-agent': 'مرورگر' });
    const [first] = await devices(visitor);
    expect(first).toMatchObject({ network: '2001:db8:1:*', browser: null, system: null });
  });

  test('can be ended one by one, and all others at once', async () => {
    const { visitor, phone } = await signUp(t);
    const [phoneDevice, tablet] = [await t.visit(), await t.visit()];
    await logIn(phoneDevice, phone);
    await logIn(tablet, phone);
    const [, other] = await devices(visitor);
    expect((await visitor.delete(`account/sessions/${other?.id}`)).json()).toEqual({});
    expect((await visitor.delete(`account/sessions/${other?.id}`)).json()).toMatchObject({ code: 'not_found' });
    expect(await devices(visitor)).toHaveLength(2);
    expect((await visitor.delete('account/sessions')).json()).toEqual({});
    expect(await devices(visitor)).toHaveLength(1);
    expect((await tablet.get('account/sessions')).json()).toMatchObject(ENDED);
    expect((await visitor.checkSession()).json()).toMatchObject({ phone_number: phone });
  });

  test('T12: nobody ends the session of somebody else', async () => {
    const { visitor } = await signUp(t);
    const { visitor: other } = await signUp(t);
    const [theirs] = await devices(other);
    const response = await visitor.delete(`account/sessions/${theirs?.id}`);
    expect(response.json()).toMatchObject({ status: 404, code: 'not_found' });
    expect((await visitor.delete('account/sessions')).statusCode).toBe(200);
    expect(await devices(other)).toHaveLength(1);
    expect((await visitor.delete('account/sessions/not-an-id')).statusCode).toBe(422);
  });

  test('a new device is told to the owner, a known one is not', async () => {
    const { visitor, phone } = await signUp(t);
    await visitor.post('auth/logout', {});
    await logIn(visitor, phone);
    const stranger = await t.visit();
    await logIn(stranger, phone);
    await t.settle(() => textsTo(t, phone).some((text) => text.includes('New sign-in')));
    expect(textsTo(t, phone).filter((text) => text.includes('New sign-in'))).toHaveLength(1);
  });

  test('without a token there is no account to see', async () => {
    const visitor = await t.visit();
    expect((await visitor.get('account/sessions')).json()).toMatchObject(ENDED);
    expect((await visitor.delete('account/sessions')).json()).toMatchObject(ENDED);
    expect((await visitor.get('account/sessions', { authorization: 'Basic x' })).json()).toMatchObject(ENDED);
  });
});
