import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LANGUAGES } from '#lib/i18n/languages.ts';
import { MINUTE } from '#server/clock.ts';
import { codeText, noticeText } from '#server/modules/notices/text.ts';
import { askCode, lastCode, logIn, nextPhone, signUp, textsTo } from '../support/customer.ts';
import { catchMail, type MailCatcher } from '../support/mail-catcher.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'notices-'));
let catcher: MailCatcher;
let t: TestApp;
beforeAll(async () => {
  catcher = await catchMail(folder);
  const mail = { SMTP_URL: catcher.url, MAIL_FROM: 'site@alpha.test', STAFF_EMAIL: 'staff@alpha.test' };
  t = await startTestApp({ settings: { ...mail, RATE_LIMIT_FACTOR: '100' } });
});
afterAll(async () => {
  await t.close();
  await catcher.close();
  rmSync(folder, { recursive: true });
});

const mails = () => readdirSync(folder).map((file) => readFileSync(path.join(folder, file), 'utf8'));

test('a notice goes by mail where there is an address, in the language of the person', async () => {
  const { phone } = await signUp(t);
  const columns = { email: 'sara@example.com', locale: 'de-DE' };
  await t.database.db.updateTable('users').set(columns).where('phone', '=', phone).execute();
  const texts = textsTo(t, phone).length;
  await logIn(await t.visit(), phone);
  await t.settle(() => mails().some((mail) => mail.includes('Kontos')));
  const [mail = ''] = mails();
  expect(mail).toContain('To: sara@example.com');
  expect(mail).toContain('Subject: Alpha: Sicherheit Ihres Kontos');
  expect(mail).toContain('unbekanntes');
  expect(textsTo(t, phone)).toHaveLength(texts);
});

test('a person gets five texts a day about the account, whatever happens', async () => {
  const { phone } = await signUp(t);
  const before = textsTo(t, phone).length;
  for (let i = 0; i < 8; i += 1) await logIn(await t.visit(), phone);
  const waiting = () => t.database.db.selectFrom('jobs').select('id').where('kind', '=', 'account-notice').execute();
  await t.settle(async () => (await waiting()).length === 0);
  expect(textsTo(t, phone).length - before).toBe(5);
});

test('when the number changes, the number before is told', async () => {
  const { visitor, phone } = await signUp(t);
  const next = nextPhone();
  t.clock.advance(MINUTE);
  await askCode(visitor, next, 'phone');
  expect((await visitor.post('account/identities/phone', { phone: next, otp: lastCode(t, next) })).statusCode).toBe(
    200,
  );
  await t.settle(() => textsTo(t, phone).some((text) => text.includes('phone number')));
  const payloads = JSON.stringify(await t.database.db.selectFrom('jobs').selectAll().execute());
  expect(payloads).not.toContain(phone.slice(1));
});

test.each(LANGUAGES.map(({ locale }) => locale))('a code fits one or two messages in %s', (locale) => {
  const text = codeText(locale, '123456', 'www.a-long-name.example');
  expect(text).toContain('123456');
  expect(text.indexOf('123456')).toBeLessThan(2);
  expect(text.split('\n').at(-1)).toBe('@www.a-long-name.example #123456');
  expect(text.length).toBeLessThanOrEqual(140);
  expect(noticeText(locale, 'newDevice', { device: 'Firefox, Windows' })).toContain('Firefox, Windows');
});
