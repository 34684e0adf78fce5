import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY, MINUTE, SECOND } from '#server/clock.ts';
import { newCode } from '#server/modules/otp/otp-code.ts';
import { askCode, codesTo, lastCode, nextPhone, otherThan, signUp, ticketFor, tryCode } from '../support/customer.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { BACKENDS } from '../support/test-database.ts';
import { untilServed } from '../support/until-served.ts';

const INVALID = { status: 422, code: 'otp_invalid' };

describe.each(BACKENDS)('one-time codes on $name', (backend) => {
  let t: TestApp;
  beforeAll(async () => {
    t = await startTestApp({ backend, settings: { RATE_LIMIT_FACTOR: '1000', SITE_URL: 'https://www.example.com' } });
  });
  afterAll(() => t.close());

  test('are six digits in a text that browsers fill in on the site only', async () => {
    const visitor = await t.visit();
    const phone = nextPhone();
    const response = await askCode(visitor, phone, 'signup', { locale: 'fa-IR' });
    expect(response.json()).toEqual({ expiresIn: 180, resendIn: 60 });
    const code = lastCode(t, phone);
    expect(t.printed.at(-1)).toContain(`${code} کد شما در آلفا است`);
    expect(t.printed.at(-1)).toMatch(new RegExp(`\\n@www\\.example\\.com #${code}\\n`));
  });

  test('open what they were asked for: a ticket, or a session', async () => {
    const { phone } = await signUp(t);
    const visitor = await t.visit();
    await askCode(visitor, phone, 'login');
    const response = await tryCode(visitor, phone, 'login', lastCode(t, phone));
    expect(response.json()).toMatchObject({ phone_number: phone, role: 'customer', accessToken: expect.any(String) });
    t.clock.advance(MINUTE);
    await askCode(visitor, phone, 'reset');
    const reset = await tryCode(visitor, phone, 'reset', lastCode(t, phone));
    expect(reset.json()).toEqual({ ticket: expect.stringMatching(/^[\w-]{43}$/) });
  });

  test('may be typed in Persian and Arabic digits, and the number in any form', async () => {
    const visitor = await t.visit();
    const phone = nextPhone();
    await askCode(visitor, phone.replace('+98', '0'), 'signup');
    const persian = lastCode(t, phone).replace(/\d/g, (digit) => String.fromCharCode(0x06f0 + Number(digit)));
    const response = await tryCode(visitor, phone.replace('+', '00'), 'signup', persian);
    expect(response.statusCode).toBe(200);
  });

  test('T3: serve once, for one purpose and one number', async () => {
    const { phone } = await signUp(t);
    const other = (await signUp(t)).phone;
    const visitor = await t.visit();
    t.clock.advance(MINUTE);
    await askCode(visitor, phone, 'login');
    await askCode(visitor, other, 'login');
    const code = lastCode(t, phone);
    expect((await tryCode(visitor, phone, 'reset', code)).json()).toMatchObject(INVALID);
    expect((await tryCode(visitor, phone, 'signup', code)).json()).toMatchObject(INVALID);
    if (code !== lastCode(t, other)) {
      expect((await tryCode(visitor, other, 'login', code)).json()).toMatchObject(INVALID);
    }
    expect((await tryCode(visitor, phone, 'login', code)).statusCode).toBe(200);
    expect((await tryCode(visitor, phone, 'login', code)).json()).toMatchObject(INVALID);
  });

  test('live 180 seconds', async () => {
    const visitor = await t.visit();
    const phone = nextPhone();
    await askCode(visitor, phone, 'signup');
    t.clock.advance(180 * SECOND - 1);
    expect((await tryCode(visitor, phone, 'signup', otherThan(lastCode(t, phone)))).json()).toMatchObject({
      attemptsLeft: 4,
    });
    t.clock.advance(1);
    expect((await tryCode(visitor, phone, 'signup', lastCode(t, phone))).json()).toMatchObject({
      ...INVALID,
      attemptsLeft: 0,
    });
  });

  test('stay good after a resend, to their own end, and share five guesses', async () => {
    const visitor = await t.visit();
    const phone = nextPhone();
    await askCode(visitor, phone, 'signup');
    await tryCode(visitor, phone, 'signup', otherThan(lastCode(t, phone)));
    t.clock.advance(MINUTE);
    expect((await askCode(visitor, phone, 'signup')).json()).toEqual({ expiresIn: 180, resendIn: 120 });
    const [first = '', second = ''] = codesTo(t, phone);
    for (const left of [3, 2, 1]) {
      const wrong = [first, second].includes('000000') ? '999999' : '000000';
      expect((await tryCode(visitor, phone, 'signup', wrong)).json()).toMatchObject({ attemptsLeft: left });
    }
    expect((await tryCode(visitor, phone, 'signup', first)).statusCode).toBe(200);
    expect((await tryCode(visitor, phone, 'signup', second)).json()).toMatchObject(INVALID);

    const late = nextPhone();
    await askCode(visitor, late, 'signup');
    t.clock.advance(MINUTE);
    await askCode(visitor, late, 'signup');
    t.clock.advance(2 * MINUTE);
    const [old = '', fresh = ''] = codesTo(t, late);
    if (old !== fresh) expect((await tryCode(visitor, late, 'signup', old)).json()).toMatchObject(INVALID);
    expect((await tryCode(visitor, late, 'signup', fresh)).statusCode).toBe(200);
  });

  test('die after five wrong guesses, the right one included, until a new one is sent', async () => {
    const visitor = await t.visit();
    const phone = nextPhone();
    await askCode(visitor, phone, 'signup');
    const code = lastCode(t, phone);
    for (let left = 4; left >= 0; left -= 1) {
      expect((await tryCode(visitor, phone, 'signup', otherThan(code))).json()).toMatchObject({ attemptsLeft: left });
    }
    expect((await tryCode(visitor, phone, 'signup', code)).json()).toMatchObject({ ...INVALID, attemptsLeft: 0 });
    expect((await askCode(visitor, phone, 'signup')).json()).toMatchObject({ code: 'rate_limited', retryAfter: 60 });
    t.clock.advance(MINUTE);
    expect((await askCode(visitor, phone, 'signup')).statusCode).toBe(200);
    expect((await tryCode(visitor, phone, 'signup', lastCode(t, phone))).statusCode).toBe(200);
  });

  test('are not sent twice within the wait: the page that comes back gets the times that are left', async () => {
    const visitor = await t.visit();
    const phone = nextPhone();
    await askCode(visitor, phone, 'signup');
    t.clock.advance(20 * SECOND);
    const elsewhere = await t.visit();
    expect((await askCode(elsewhere, phone, 'signup')).json()).toEqual({ expiresIn: 160, resendIn: 40 });
    expect(codesTo(t, phone)).toHaveLength(1);
    expect((await tryCode(elsewhere, phone, 'signup', lastCode(t, phone))).statusCode).toBe(200);
  });

  test('have to wait longer each time, and a day later as long as at first', async () => {
    const visitor = await t.visit();
    const phone = nextPhone();
    for (const wait of [60, 120, 240, 480, 960, 1920, 1920]) {
      const response = await askCode(visitor, phone, 'signup');
      expect(response.json()).toEqual({ expiresIn: 180, resendIn: wait });
      t.clock.advance((wait - 1) * SECOND);
      const early = await askCode(visitor, phone, 'signup');
      if (wait > 180) expect(early.json()).toMatchObject({ code: 'rate_limited', retryAfter: 1 });
      else expect(early.json()).toMatchObject({ resendIn: 1 });
      t.clock.advance(SECOND);
    }
    t.clock.advance(DAY);
    expect((await askCode(visitor, phone, 'signup')).json()).toEqual({ expiresIn: 180, resendIn: 60 });
  });

  test('of a known number sign nobody up, and of an unknown one sign nobody in', async () => {
    const { phone } = await signUp(t);
    const visitor = await t.visit();
    expect((await askCode(visitor, phone, 'signup')).json()).toMatchObject({ status: 409, code: 'phone_taken' });
    for (const purpose of ['login', 'reset'] as const) {
      const response = await askCode(visitor, nextPhone(), purpose);
      expect(response.json()).toMatchObject({ status: 404, code: 'user_not_found' });
    }
    expect(t.printed.at(-1)).toContain(phone);
  });

  test.each(['+98912', '12345678901', '+1 555 010', 'call me', '۰۹۱۲'])('are not sent to %s', async (phone) => {
    const visitor = await t.visit();
    const response = await askCode(visitor, phone, 'signup');
    expect(response.json()).toMatchObject({ code: 'validation_failed', fields: { phone: 'phone_invalid' } });
  });

  test.each(['12345', '1234567', 'abcdef', ''])('"%s" is no code', async (otp) => {
    const visitor = await t.visit();
    const response = await visitor.post('auth/otp/verify', { phone: nextPhone(), purpose: 'login', otp });
    expect(response.json()).toMatchObject({ code: 'validation_failed', fields: { otp: 'otp_incomplete' } });
  });

  // A hundred codes where calls run side by side; the embedded database takes one at a time anyway.
  const codes = backend === BACKENDS.at(-1) ? 100 : 10;
  test(`T1: of 100 parallel guesses at each of ${codes} codes, the right one counts once and five are evaluated`, async () => {
    const visitor = await t.visit();
    const phones = Array.from({ length: codes }, nextPhone);
    for (const phone of phones) expect((await askCode(visitor, phone, 'signup')).statusCode).toBe(200);
    const before = await t.database.db.selectFrom('audit_log').select('id').where('event', '=', 'otp-wrong').execute();
    for (const phone of phones) {
      const right = lastCode(t, phone);
      // Four wrong ones: in whatever order they arrive, a right one is among the five that are evaluated.
      const guesses = Array.from({ length: 100 }, (_, i) => (i % 25 === 0 ? otherThan(right) : right));
      const answers = await Promise.all(
        guesses.map((otp) => untilServed(() => tryCode(visitor, phone, 'signup', otp))),
      );
      const won = answers.filter(({ statusCode }) => statusCode === 200).length;
      expect(won).toBe(1);
      expect(answers.filter(({ statusCode }) => statusCode >= 500)).toHaveLength(0);
    }
    const after = await t.database.db.selectFrom('audit_log').select('id').where('event', '=', 'otp-wrong').execute();
    expect(after.length - before.length).toBeLessThanOrEqual(4 * phones.length);
  }, 240_000);

  test('T1: of 100 parallel wrong guesses five are evaluated, and then the right code is refused', async () => {
    const visitor = await t.visit();
    const phone = nextPhone();
    await askCode(visitor, phone, 'signup');
    const code = lastCode(t, phone);
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => untilServed(() => tryCode(visitor, phone, 'signup', otherThan(code)))),
    );
    const left = answers.map((answer) => answer.json<{ attemptsLeft: number }>().attemptsLeft).sort();
    expect(left).toEqual([...Array.from({ length: 96 }, () => 0), 1, 2, 3, 4]);
    expect((await tryCode(visitor, phone, 'signup', code)).json()).toMatchObject(INVALID);
  });

  test('T2: the database holds nothing a code could be found with', async () => {
    const visitor = await t.visit();
    const phone = nextPhone();
    await askCode(visitor, phone, 'signup');
    const rows = [
      await t.database.db.selectFrom('otp_codes').selectAll().execute(),
      await t.database.db.selectFrom('otp_requests').selectAll().execute(),
      await t.database.db.selectFrom('jobs').selectAll().execute(),
      await t.database.db.selectFrom('audit_log').selectAll().execute(),
    ];
    const dump = JSON.stringify(rows);
    for (const code of codesTo(t, phone)) expect(dump).not.toContain(`"${code}"`);
    expect(dump).not.toContain(phone.slice(1));
  });

  test('T6: nobody can prepare an account for a number that has not answered', async () => {
    const attacker = await t.visit();
    const phone = nextPhone();
    await askCode(attacker, phone, 'signup');
    const body = { phone, password: 'Attacker 1', confirmPassword: 'Attacker 1', acceptPrivacyPolicy: true };
    const response = await attacker.post('auth/signup', { ...body, ticket: 'made-up', locale: 'en-US' });
    expect(response.json()).toMatchObject(INVALID);
    expect(await t.database.db.selectFrom('users').select('id').where('phone', '=', phone).execute()).toEqual([]);
    const owner = await t.visit();
    t.clock.advance(MINUTE);
    expect(await ticketFor(t, owner, phone, 'signup')).toBeTruthy();
  });
});

test('codes are spread evenly over all six-digit numbers', () => {
  const buckets = new Array<number>(100).fill(0);
  const draws = 100_000;
  for (let i = 0; i < draws; i += 1) {
    const code = newCode();
    expect(code).toHaveLength(6);
    const bucket = Number(code.slice(0, 2));
    buckets[bucket] = (buckets[bucket] ?? 0) + 1;
  }
  const expected = draws / buckets.length;
  const chiSquare = buckets.reduce((sum, seen) => sum + (seen - expected) ** 2 / expected, 0);
  // 99 degrees of freedom: beyond this once in ten million runs.
  expect(chiSquare).toBeLessThan(185);
});
