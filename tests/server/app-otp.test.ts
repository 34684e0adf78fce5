import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MINUTE, SECOND } from '#server/clock.ts';
import { askCode, enrolApp, lastCode, logIn, PASSWORD, signUp, textsTo, tryCode } from '../support/customer.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { BACKENDS } from '../support/test-database.ts';

const REQUIRED = { status: 401, code: 'app_otp_required' };
const INVALID = { status: 401, code: 'app_otp_invalid' };

describe.each(BACKENDS)('the authenticator app on $name', (backend) => {
  let t: TestApp;
  beforeAll(async () => {
    t = await startTestApp({ backend, settings: { RATE_LIMIT_FACTOR: '1' } });
  });
  afterAll(() => t.close());

  const step = () => t.clock.advance(30 * SECOND);

  test('is set up with a secret, a link and a picture, and asks for nothing until it has shown a code', async () => {
    const { visitor, phone } = await signUp(t);
    const enrolled = (await visitor.post('account/app-otp', {})).json<Record<'secret' | 'uri' | 'qr', string>>();
    expect(enrolled.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(enrolled.uri).toContain(
      `otpauth://totp/Alpha:${encodeURIComponent(phone)}?issuer=Alpha&secret=${enrolled.secret}`,
    );
    expect(enrolled.qr).toMatch(/^<svg /);
    const stored = JSON.stringify(await t.database.db.selectFrom('app_otps').selectAll().execute());
    expect(stored).not.toContain(enrolled.secret);
    expect((await logIn(await t.visit(), phone)).statusCode).toBe(200);
    const wrong = await visitor.post('account/app-otp/confirm', { appOtp: '000000' });
    expect(wrong.json()).toMatchObject(INVALID);
    expect((await logIn(await t.visit(), phone)).statusCode).toBe(200);
  });

  test('is asked for after the password, and its code serves once', async () => {
    const { visitor, phone } = await signUp(t);
    const app = await enrolApp(t, visitor);
    expect(app.recoveryCodes).toHaveLength(10);
    const other = await t.visit();
    expect((await logIn(other, phone)).json()).toMatchObject(REQUIRED);
    // The code that switched it on is used up.
    expect((await logIn(other, phone, PASSWORD, { appOtp: app.code() })).json()).toMatchObject(INVALID);
    step();
    const code = app.code();
    expect((await logIn(other, phone, PASSWORD, { appOtp: code })).statusCode).toBe(200);
    expect((await logIn(await t.visit(), phone, PASSWORD, { appOtp: code })).json()).toMatchObject(INVALID);
    expect((await logIn(await t.visit(), phone, 'Wrong tree 7', { appOtp: app.code() })).json()).toMatchObject({
      code: 'password_incorrect',
    });
  });

  test('is asked for after a code by message, which stays good for it', async () => {
    const { visitor, phone } = await signUp(t);
    const app = await enrolApp(t, visitor);
    const other = await t.visit();
    await askCode(other, phone, 'login');
    const otp = lastCode(t, phone);
    expect((await tryCode(other, phone, 'login', otp)).json()).toMatchObject(REQUIRED);
    expect((await tryCode(other, phone, 'login', otp, { appOtp: '000000' })).json()).toMatchObject(INVALID);
    step();
    expect((await tryCode(other, phone, 'login', otp, { appOtp: app.code() })).statusCode).toBe(200);
    expect((await tryCode(other, phone, 'login', otp, { appOtp: app.code() })).json()).toMatchObject({
      code: 'otp_invalid',
    });
  });

  test('takes codes of the half minute before and after, in any digits', async () => {
    const { visitor, phone } = await signUp(t);
    const app = await enrolApp(t, visitor);
    step();
    const early = app.code();
    step();
    const persian = early.replace(/\d/g, (digit) => String.fromCharCode(0x06f0 + Number(digit)));
    expect((await logIn(await t.visit(), phone, PASSWORD, { appOtp: persian })).statusCode).toBe(200);
    step();
    const late = app.code();
    t.clock.advance(MINUTE);
    expect((await logIn(await t.visit(), phone, PASSWORD, { appOtp: late })).json()).toMatchObject(INVALID);
  });

  test('is replaced by each recovery code once, as typed', async () => {
    const { visitor, phone } = await signUp(t);
    const { recoveryCodes } = await enrolApp(t, visitor);
    const [code = ''] = recoveryCodes;
    expect(code).toMatch(/^[2-9a-z]{5}-[2-9a-z]{5}$/);
    const typed = ` ${code.toUpperCase().replace('-', ' ')} `;
    expect((await logIn(await t.visit(), phone, PASSWORD, { appOtp: typed })).statusCode).toBe(200);
    expect((await logIn(await t.visit(), phone, PASSWORD, { appOtp: code })).json()).toMatchObject(INVALID);
    const ways = (await visitor.get('account/identities')).json();
    expect(ways).toMatchObject({ appOtp: { enabled: true, recoveryCodesLeft: 9 } });
    const stored = JSON.stringify(await t.database.db.selectFrom('recovery_codes').selectAll().execute());
    for (const unused of recoveryCodes) expect(stored).not.toContain(unused);
  });

  test('of parallel tries with one code, one succeeds', async () => {
    const { visitor, phone } = await signUp(t);
    const app = await enrolApp(t, visitor);
    step();
    const others = await Promise.all(Array.from({ length: 5 }, () => t.visit()));
    const code = app.code();
    const answers = await Promise.all(others.map((other) => logIn(other, phone, PASSWORD, { appOtp: code })));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  test('turns guessing away after five wrong codes', async () => {
    const { visitor, phone } = await signUp(t);
    const app = await enrolApp(t, visitor);
    step();
    for (let i = 0; i < 5; i += 1) {
      expect((await logIn(await t.visit(), phone, PASSWORD, { appOtp: '000000' })).json()).toMatchObject(INVALID);
    }
    const right = await logIn(await t.visit(), phone, PASSWORD, { appOtp: app.code() });
    expect(right.json()).toMatchObject({ status: 429, code: 'rate_limited' });
    t.clock.advance(15 * MINUTE);
    expect((await logIn(await t.visit(), phone, PASSWORD, { appOtp: app.code() })).statusCode).toBe(200);
  });

  test('is removed, renewed and set up only by who proves to be at the keyboard', async () => {
    const { visitor, phone } = await signUp(t);
    await enrolApp(t, visitor);
    t.clock.advance(5 * MINUTE);
    const unproven = { status: 403, code: 'confirmation_required' };
    for (const path of ['account/app-otp', 'account/app-otp/recovery-codes'])
      expect((await visitor.post(path, {})).json()).toMatchObject(unproven);
    expect((await visitor.post('account/app-otp/confirm', { appOtp: '000000' })).json()).toMatchObject(unproven);
    expect((await visitor.delete('account/app-otp')).json()).toMatchObject(unproven);
    expect((await logIn(await t.visit(), phone)).json()).toMatchObject(REQUIRED);
  });

  test('goes with its recovery codes, and the owner is told both times', async () => {
    const { visitor, phone } = await signUp(t);
    await enrolApp(t, visitor);
    const renewed = await visitor.post('account/app-otp/recovery-codes', {});
    expect(renewed.json<{ recoveryCodes: string[] }>().recoveryCodes).toHaveLength(10);
    expect((await visitor.delete('account/app-otp')).json()).toEqual({});
    expect((await visitor.delete('account/app-otp')).json()).toMatchObject({ code: 'not_found' });
    expect((await visitor.post('account/app-otp/recovery-codes', {})).json()).toMatchObject({ code: 'not_found' });
    expect((await logIn(await t.visit(), phone)).statusCode).toBe(200);
    await t.settle(() => textsTo(t, phone).some((text) => text.includes('no longer asks')));
    expect(textsTo(t, phone).some((text) => text.includes('now also asks'))).toBe(true);
  });

  test('setting a second one up leaves the first in force until it is confirmed', async () => {
    const { visitor, phone } = await signUp(t);
    const first = await enrolApp(t, visitor);
    await visitor.post('account/app-otp', {});
    expect((await logIn(await t.visit(), phone)).json()).toMatchObject(REQUIRED);
    step();
    expect((await logIn(await t.visit(), phone, PASSWORD, { appOtp: first.code() })).statusCode).toBe(200);
  });
});

describe.each(BACKENDS)('proving again who is signed in on $name', (backend) => {
  let t: TestApp;
  beforeAll(async () => {
    t = await startTestApp({ backend });
  });
  afterAll(() => t.close());

  test('with the password opens for five minutes', async () => {
    const { visitor } = await signUp(t);
    t.clock.advance(6 * MINUTE);
    const wrong = await visitor.post('account/confirm', { proof: { kind: 'password', password: 'Wrong tree 7' } });
    expect(wrong.json()).toMatchObject({ status: 401, code: 'password_incorrect' });
    expect((await visitor.post('account/app-otp', {})).statusCode).toBe(403);
    const right = await visitor.post('account/confirm', { proof: { kind: 'password', password: PASSWORD } });
    expect(right.json()).toEqual({ validFor: 300 });
    expect((await visitor.post('account/app-otp', {})).statusCode).toBe(200);
    t.clock.advance(5 * MINUTE);
    expect((await visitor.post('account/app-otp', {})).statusCode).toBe(403);
  });

  test('with a code to the own number, and to no other', async () => {
    const { visitor, phone } = await signUp(t);
    const { phone: other } = await signUp(t);
    t.clock.advance(6 * MINUTE);
    expect((await askCode(visitor, other, 'confirm')).json()).toMatchObject({ fields: { phone: 'phone_invalid' } });
    expect((await askCode(visitor, phone, 'confirm')).statusCode).toBe(200);
    const proof = { kind: 'otp', otp: lastCode(t, phone) };
    const stranger = await t.visit();
    expect((await askCode(stranger, phone, 'confirm')).json()).toMatchObject({ code: 'session_expired' });
    expect((await visitor.post('account/confirm', { proof })).json()).toEqual({ validFor: 300 });
    expect((await visitor.post('account/confirm', { proof })).json()).toMatchObject({ code: 'otp_invalid' });
  });

  test('needs the app where there is one, and keeps the proof for it', async () => {
    const { visitor, phone } = await signUp(t);
    const app = await enrolApp(t, visitor);
    t.clock.advance(6 * MINUTE);
    await askCode(visitor, phone, 'confirm');
    const proof = { kind: 'otp', otp: lastCode(t, phone) };
    expect((await visitor.post('account/confirm', { proof })).json()).toMatchObject(REQUIRED);
    expect((await visitor.post('account/confirm', { proof, appOtp: app.code() })).json()).toEqual({ validFor: 300 });
    const byPassword = { kind: 'password', password: PASSWORD };
    expect((await visitor.post('account/confirm', { proof: byPassword })).json()).toMatchObject(REQUIRED);
  });
});
