import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY, HOUR, MINUTE } from '#server/clock.ts';
import { askCode, codesTo, lastCode, nextPhone, otherThan, signUp, tryCode } from '../support/customer.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { BACKENDS } from '../support/test-database.ts';

const NO_CAPTCHA = { status: 422, code: 'validation_failed', fields: { captcha: 'captcha_required' } };
const LIMITED = { status: 429, code: 'rate_limited' };
const FAILED = { status: 503, code: 'otp_send_failed' };

/** Numbers of a country of their own, so that one test does not spend the purse of another. */
const german = (n: number): string => `+49151${String(20_000_000 + n)}`;
const french = (n: number): string => `+336${String(10_000_000 + n)}`;

describe.each(BACKENDS)('limits of codes on $name', (backend) => {
  let t: TestApp;
  beforeAll(async () => {
    t = await startTestApp({ backend });
  });
  afterAll(() => t.close());

  test('the third code of a number needs a captcha, whoever asks', async () => {
    const phone = nextPhone();
    expect((await askCode(await t.visit(), phone, 'signup')).statusCode).toBe(200);
    t.clock.advance(HOUR);
    expect((await askCode(await t.visit(), phone, 'signup')).statusCode).toBe(200);
    t.clock.advance(HOUR);
    const visitor = await t.visit();
    expect((await askCode(visitor, phone, 'signup')).json()).toMatchObject(NO_CAPTCHA);
    const comment = await visitor.captcha('comment');
    expect((await askCode(visitor, phone, 'signup', { captcha: comment })).json()).toMatchObject({
      code: 'captcha_invalid',
    });
    const captcha = await visitor.captcha('otp');
    expect((await askCode(visitor, phone, 'signup', { captcha })).statusCode).toBe(200);
    t.clock.advance(HOUR);
    const again = await askCode(visitor, phone, 'signup', { captcha });
    expect(again.json()).toMatchObject({ code: 'captcha_invalid' });
    t.clock.advance(DAY);
    expect((await askCode(visitor, phone, 'signup')).statusCode).toBe(200);
  });

  test('T4: a thousand requests from 200 networks bring a number ten codes a day at most, five an hour', async () => {
    const phone = nextPhone();
    let asked = 0;
    for (let network = 0; network < 200; network += 1) {
      const visitor = await t.visit();
      for (let i = 0; i < 5; i += 1, asked += 1) {
        const captcha = asked % 25 === 0 ? { captcha: await visitor.captcha('otp') } : {};
        await askCode(visitor, phone, 'signup', captcha);
      }
      t.clock.advance(4 * MINUTE);
      if (network === 14) expect(codesTo(t, phone).length).toBeLessThanOrEqual(5);
    }
    expect(codesTo(t, phone).length).toBeLessThanOrEqual(10);
    expect(codesTo(t, phone).length).toBeGreaterThan(3);
  }, 60_000);

  test('a network gets five codes in a quarter of an hour and thirty a day, over all numbers', async () => {
    const visitor = await t.visit();
    let sent = 0;
    for (let i = 0; i < 60; i += 1) {
      const response = await askCode(visitor, german(i), 'signup', { captcha: await visitor.captcha('otp') });
      if (response.statusCode === 200) sent += 1;
      if (i === 4) expect(sent).toBe(5);
      if (i === 5) expect(response.json()).toMatchObject(LIMITED);
      if (i % 6 === 5) t.clock.advance(15 * MINUTE);
    }
    expect(sent).toBe(30);
  });

  test('T4: a country has a purse; half spent it asks everybody for a captcha, then it is empty', async () => {
    const answers: number[] = [];
    for (let i = 0; i < 110; i += 1) {
      const visitor = await t.visit();
      const plain = await askCode(visitor, french(i), 'signup');
      if (plain.statusCode === 200) {
        answers.push(200);
        continue;
      }
      if (answers.length < 100) expect(plain.json(), `after ${answers.length}`).toMatchObject(NO_CAPTCHA);
      const second = await askCode(visitor, french(i), 'signup', { captcha: await visitor.captcha('otp') });
      if (second.statusCode === 200) answers.push(second.statusCode);
      else expect(second.json()).toMatchObject(FAILED);
    }
    expect(answers).toHaveLength(100);
  });

  test('twenty wrong guesses at its codes, and a number gets none for a day; the password still works', async () => {
    const { phone } = await signUp(t);
    for (let round = 0; round < 4; round += 1) {
      t.clock.advance(HOUR);
      const visitor = await t.visit();
      await askCode(visitor, phone, 'login', { captcha: await visitor.captcha('otp') });
      const wrong = otherThan(lastCode(t, phone));
      for (let i = 0; i < 5; i += 1) expect((await tryCode(visitor, phone, 'login', wrong)).statusCode).toBe(422);
    }
    t.clock.advance(HOUR);
    const visitor = await t.visit();
    const captcha = await visitor.captcha('otp');
    expect((await askCode(visitor, phone, 'login', { captcha })).json()).toMatchObject(LIMITED);
    expect((await tryCode(visitor, phone, 'login', '000000')).json()).toMatchObject(LIMITED);
    expect((await visitor.enter('auth/login', { phone, password: 'Walnut tree 7', remember: true })).statusCode).toBe(
      200,
    );
    t.clock.advance(DAY);
    expect((await askCode(visitor, phone, 'login')).statusCode).toBe(200);
  });

  test('T5: 500 probes of a network are answered thirty times a day at most', async () => {
    const known = (await signUp(t)).phone;
    const visitor = await t.visit();
    let told = 0;
    for (let i = 0; i < 500; i += 1) {
      const response = await askCode(visitor, i % 2 ? known : nextPhone(), i % 4 < 2 ? 'signup' : 'reset');
      const { code } = response.json<{ code?: string }>();
      if (code === 'phone_taken' || code === 'user_not_found' || response.statusCode === 200) told += 1;
      if (i % 20 === 19) t.clock.advance(HOUR / 2);
    }
    expect(told).toBeLessThanOrEqual(60); // thirty that tell, and as many codes that were really sent
    expect(told).toBeGreaterThan(20);
  }, 60_000);
});

describe('settings of codes', () => {
  test('countries that get none', async () => {
    const t = await startTestApp({ settings: { SMS_COUNTRIES: '98' } });
    expect((await askCode(await t.visit(), german(1), 'signup')).json()).toMatchObject(FAILED);
    expect((await askCode(await t.visit(), nextPhone(), 'signup')).statusCode).toBe(200);
    await t.close();
  });

  test('purses of their own, and one an hour for all', async () => {
    const settings = { SMS_COUNTRY_BUDGETS: '49:2,*:100', SMS_HOURLY_BUDGET: '8' };
    const t = await startTestApp({ settings });
    const sendTo = async (phone: string) => {
      const visitor = await t.visit();
      return (await askCode(visitor, phone, 'signup', { captcha: await visitor.captcha('otp') })).statusCode;
    };
    expect([await sendTo(german(1)), await sendTo(german(2)), await sendTo(german(3))]).toEqual([200, 200, 503]);
    for (let i = 0; i < 6; i += 1) expect(await sendTo(french(i))).toBe(200);
    expect(await sendTo(french(7))).toBe(503);
    t.clock.advance(HOUR);
    expect(await sendTo(french(8))).toBe(200);
    await t.close();
  });

  test('another wait between codes', async () => {
    const t = await startTestApp({ settings: { OTP_RESEND_SECONDS: '5' } });
    const response = await askCode(await t.visit(), nextPhone(), 'signup');
    expect(response.json()).toEqual({ expiresIn: 180, resendIn: 5 });
    await t.close();
  });
});
