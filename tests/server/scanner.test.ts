import { createTransport } from 'nodemailer';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { clamdScan } from '#server/adapters/clamd.ts';
import { loadConfig } from '#server/config.ts';
import { signUp } from '../support/customer.ts';
import { type FakeClamd, startClamd } from '../support/fake-clamd.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import type { TestVisitor } from '../support/test-visitor.ts';
import { messagesOf, openTicket, upload } from '../support/tickets.ts';

let clamd: FakeClamd;
let honest: FakeClamd['answer'];
let t: TestApp;
let visitor: TestVisitor;
beforeAll(async () => {
  clamd = await startClamd();
  honest = clamd.answer;
  const mailIn = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'site@alpha.test', STAFF_EMAIL: 'staff@alpha.test' };
  const settings = { ...mailIn, CLAMD_URL: clamd.url, MAIL_IN_PORT: '0', MAIL_IN_DOMAIN: 'reply.alpha.test' };
  t = await startTestApp({ settings });
  ({ visitor } = await signUp(t));
});
beforeEach(() => {
  clamd.answer = honest;
});
afterAll(async () => {
  await t.close();
  await clamd.close();
});

const kept = async () =>
  (await t.database.db.selectFrom('attachments').select('name').execute()).map(({ name }) => name);

test('a file is kept once the scanner has seen all of it and found nothing', async () => {
  const whole = Buffer.alloc(1_000_000, 'words ');
  let seen: Buffer | undefined;
  clamd.answer = (file) => {
    seen = file;
    return honest(file);
  };
  expect((await upload(visitor, 'clean.txt', whole)).statusCode).toBe(201);
  expect(seen?.equals(whole)).toBe(true);
  const refused = await upload(visitor, 'virus.txt', Buffer.concat([whole, Buffer.from('EICAR')]));
  expect(refused.json()).toMatchObject({ code: 'validation_failed', fields: { file: 'invalid' } });
  expect(await kept()).toEqual(['clean.txt']);
});

test.each([
  ['cannot look', 'INSTREAM size limit exceeded. ERROR'],
  ['hangs up', null],
  ['says something else', 'stream: OK, stream: Eicar FOUND, stream: OK'],
])('a scanner that %s lets nothing in', async (_, said) => {
  clamd.answer = () => said;
  expect((await upload(visitor, 'unknown.txt', Buffer.from('Words'))).json()).toMatchObject({ code: 'unavailable' });
  expect(await kept()).not.toContain('unknown.txt');
});

test('a scanner that is not there, or never answers, is not waited for', async () => {
  clamd.answer = () => undefined;
  const silent = clamdScan({ host: '127.0.0.1', port: Number(new URL(clamd.url).port) }, 100);
  await expect(silent(Buffer.from('Words'))).rejects.toThrow('aborted');
  const nowhere = clamdScan({ host: '127.0.0.1', port: 1 });
  await expect(nowhere(Buffer.from('Words'))).rejects.toThrow('ECONNREFUSED');
});

test('mail with files waits on the other side until the scanner answers', async () => {
  const ticket = await openTicket(visitor);
  const { mail_token } = await t.database.db
    .selectFrom('threads')
    .select('mail_token')
    .where('id', '=', ticket.id)
    .executeTakeFirstOrThrow();
  const transport = createTransport({ host: '127.0.0.1', port: t.mailInPort ?? 0, secure: false, ignoreTLS: true });
  const mail = {
    from: 'mina@example.com',
    to: `reply+${mail_token}@reply.alpha.test`,
    text: 'See the file',
    attachments: [{ filename: 'mail.txt', content: 'Words' }],
  };
  clamd.answer = () => null;
  await expect(transport.sendMail(mail)).rejects.toMatchObject({ responseCode: 451 });
  clamd.answer = honest;
  await transport.sendMail(mail);
  expect((await messagesOf(visitor, ticket.id)).at(-1)).toMatchObject({ attachments: [{ name: 'mail.txt' }] });
});

test('its address has a port', () => {
  expect(() => loadConfig({ CLAMD_URL: 'tcp://clamd' })).toThrow('CLAMD_URL');
  expect(loadConfig({ CLAMD_URL: 'tcp://[::1]:3310' }).scanner).toEqual({ host: '::1', port: 3310 });
  expect(loadConfig({}).scanner).toBeNull();
});
