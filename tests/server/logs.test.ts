import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { askCode, enrolApp, lastCode, logIn, PASSWORD, signUp, tryCode } from '../support/customer.ts';
import { assertNoSecrets } from '../support/log-secrets.ts';
import { startTestApp } from '../support/test-app.ts';
import { consultation } from '../support/test-visitor.ts';

test('T26: the log tells what happened and nothing about whom', async () => {
  const t = await startTestApp();
  const visitor = await t.visit('203.0.113.9');
  const secret = consultation(await visitor.captcha(), {
    name: 'Unlogged Person',
    email: 'nobody@example.org',
    message: 'very private',
  });
  const response = await visitor.post('consultations', secret);
  expect(response.statusCode).toBe(201);
  await visitor.get('comments?page=home&token=abcdef');
  t.app.log.warn(
    { phone: '+989123456789', user: { email: 'nobody@example.org', password: 'hunter2' } },
    'careless line',
  );
  await t.settle(() => t.logs.length > 6);
  const log = t.logs.join('');
  expect(log).toContain('"path":"/api/consultations"');
  expect(log).toContain('"statusCode":201');
  const mustNotShow = [
    'Unlogged',
    'nobody@example.org',
    '9123456789',
    'very private',
    '203.0.113.9',
    'abcdef',
    'hunter2',
    visitor.token,
    visitor.cookies.get('aid') ?? 'no cookie',
  ];
  for (const text of mustNotShow) expect(log, text).not.toContain(text);
  await t.close();
});

test('the log of signing in, right and wrong, holds no number, code, password or token', async () => {
  const t = await startTestApp({ settings: { LOG_LEVEL: 'trace' } });
  const { visitor, phone } = await signUp(t);
  const app = await enrolApp(t, visitor);
  const other = await t.visit();
  await logIn(other, phone, 'Wrong tree 7');
  await logIn(other, phone, PASSWORD, { appOtp: app.recoveryCodes[0] });
  await askCode(other, phone, 'login');
  await tryCode(other, phone, 'login', lastCode(t, phone));
  await other.get(`account/sessions?token=${other.accessToken}&phone=${encodeURIComponent(phone)}`);
  await other.get(`auth/partner/callback?code=secret-code&state=${other.accessToken}`);
  await other.post('auth/logout', {});
  const log = t.logs.join('');
  expect(log).toContain('"path":"/api/auth/login"');
  for (const secret of [PASSWORD, 'Wrong tree 7', 'secret-code', ...app.recoveryCodes])
    expect(log).not.toContain(secret);
  const { rows } = await sql<object>`SELECT event, details FROM audit_log`.execute(t.database.db);
  for (const event of [
    'signed-up',
    'signed-in',
    'sign-in-failed',
    'otp-sent',
    'app-otp-enabled',
    'recovery-code-used',
    'signed-out',
  ])
    expect(JSON.stringify(rows)).toContain(`"${event}"`);
  await t.close();
});

test('the audit log says who and what, by keys and ids only', async () => {
  const t = await startTestApp();
  const { visitor, phone } = await signUp(t);
  await logIn(await t.visit('203.0.113.77'), phone, 'Wrong tree 7');
  const { rows } = await sql<object>`SELECT * FROM audit_log`.execute(t.database.db);
  const text = JSON.stringify(rows);
  for (const secret of [phone.slice(1), '203.0.113', 'tree', lastCode(t, phone), visitor.accessToken ?? 'none'])
    expect(text).not.toContain(secret);
  await t.close();
});

test.each([
  ['a number', '{"msg":"sent to +989121234567"}'],
  ['a number without its sign', '{"phone":"09121234567"}'],
  ['a code', '{"otp":"123456"}'],
  ['a cookie', '{"sid":"a-token-that-is-long-enough"}'],
])('the reader of logs finds %s', async (_, line) => {
  const t = await startTestApp();
  const visitor = await t.visit();
  visitor.cookies.set('sid', 'a-token-that-is-long-enough');
  expect(() => assertNoSecrets([line], [visitor], ['@localhost #123456'])).toThrow('The log holds');
  await t.close();
});
