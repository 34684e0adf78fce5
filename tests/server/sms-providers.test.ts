import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { httpProvider } from '#server/adapters/sms/http-provider.ts';
import { kavenegar } from '#server/adapters/sms/kavenegar.ts';
import { poster } from '#server/adapters/sms/post.ts';
import { telegram } from '#server/adapters/sms/telegram.ts';
import type { TextMessage } from '#server/adapters/sms/text-message.ts';
import { twilio } from '#server/adapters/sms/twilio.ts';
import { whatsapp } from '#server/adapters/sms/whatsapp.ts';
import { type FakeProvider, type SeenRequest, startFakeProvider } from '../support/fake-provider.ts';

const post = poster(300);
const code: TextMessage = {
  id: 'm-1',
  to: '+989121234567',
  text: '123456 is your code',
  locale: 'zh-CN',
  code: '123456',
};
const { code: _, ...notice } = code;

let fake: FakeProvider;
beforeAll(async () => {
  fake = await startFakeProvider();
});
afterAll(() => fake.close());
beforeEach(() => fake.answer({ status: 200 }));

const last = (): SeenRequest => fake.seen.at(-1) ?? { path: 'none', headers: {}, body: '' };
const form = (): Record<string, string> => Object.fromEntries(new URLSearchParams(last().body));

describe('http', () => {
  const provider = () => httpProvider({ url: `${fake.url}/send`, token: 'secret' }, post);

  test('gets the message as JSON, and never a code beside its text', async () => {
    expect(await provider().send(code)).toBe('sent');
    expect(last()).toMatchObject({ path: '/send', headers: { authorization: 'Bearer secret' } });
    expect(JSON.parse(last().body)).toEqual({ id: 'm-1', to: code.to, text: code.text, locale: 'zh-CN' });
  });

  test.each([
    ['refused', { status: 400 }],
    ['refused', { status: 401 }],
    ['down', { status: 408 }],
    ['down', { status: 429 }],
    ['down', { status: 500 }],
    ['down', { status: 302 }],
    ['unknown', 'silence'],
  ] as const)('is %s after %o', async (outcome, answer) => {
    fake.answer(answer);
    expect(await provider().send(code)).toBe(outcome);
  });

  test('is down when nobody listens', async () => {
    const gone = await startFakeProvider();
    await gone.close();
    expect(await httpProvider({ url: gone.url, token: undefined }, post).send(code)).toBe('down');
  });
});

describe('Kavenegar', () => {
  const settings = { key: 'key/1', sender: '1000', template: undefined };
  const ok = { status: 200, body: '{"return":{"status":200,"message":"ok"},"entries":[]}' };

  test('sends a text', async () => {
    fake.answer(ok);
    expect(await kavenegar({ ...settings, url: fake.url }, post).send(code)).toBe('sent');
    expect(last().path).toBe('/v1/key%2F1/sms/send.json');
    expect(form()).toEqual({ receptor: '00989121234567', message: code.text, sender: '1000' });
  });

  test('sends a code through its template where there is one, and a notice as text', async () => {
    fake.answer(ok);
    const provider = kavenegar({ ...settings, url: fake.url, template: 'login' }, post);
    await provider.send(code);
    expect(last().path).toBe('/v1/key%2F1/verify/lookup.json');
    expect(form()).toEqual({ receptor: '00989121234567', token: '123456', template: 'login' });
    await provider.send(notice);
    expect(last().path).toBe('/v1/key%2F1/sms/send.json');
  });

  test.each(['{"return":{"status":418,"message":"no credit"}}', 'oops', ''])(
    'says no with status 200: %s',
    async (body) => {
      fake.answer({ status: 200, body });
      expect(await kavenegar({ ...settings, url: fake.url }, post).send(code)).toBe('refused');
    },
  );
});

test.each([
  ['+15005550006', 'From'],
  ['MG0123456789', 'MessagingServiceSid'],
])('Twilio sends from %s', async (from, field) => {
  fake.answer({ status: 201, body: '{"sid":"SM1"}' });
  expect(await twilio({ url: fake.url, account: 'AC1', token: 'token', from }, post).send(code)).toBe('sent');
  expect(last().path).toBe('/2010-04-01/Accounts/AC1/Messages.json');
  expect(last().headers.authorization).toBe(`Basic ${Buffer.from('AC1:token').toString('base64')}`);
  expect(form()).toEqual({ To: code.to, [field]: from, Body: code.text });
});

test('WhatsApp sends a code in its template, and nothing else', async () => {
  const provider = whatsapp({ url: fake.url, token: 'w', sender: '42', template: 'code' }, post);
  expect(await provider.send(code)).toBe('sent');
  expect(last()).toMatchObject({ path: '/42/messages', headers: { authorization: 'Bearer w' } });
  const parameters = [{ type: 'text', text: '123456' }];
  expect(JSON.parse(last().body)).toMatchObject({
    to: '989121234567',
    template: { name: 'code', language: { code: 'zh_CN' }, components: [{ parameters }, { parameters }] },
  });
  await provider.send({ ...code, locale: 'fa-IR' });
  expect(JSON.parse(last().body).template.language.code).toBe('fa');
  expect(await provider.send(notice)).toBe('refused');
});

test('Telegram sends a code, and nothing else', async () => {
  const provider = telegram({ url: fake.url, token: 'g' }, post);
  fake.answer({ status: 200, body: '{"ok":true,"result":{}}' });
  expect(await provider.send(code)).toBe('sent');
  expect(last()).toMatchObject({ path: '/sendVerificationMessage', headers: { authorization: 'Bearer g' } });
  expect(JSON.parse(last().body)).toEqual({ phone_number: code.to, code: '123456', ttl: 180, payload: 'm-1' });
  fake.answer({ status: 200, body: '{"ok":false,"error":"PHONE_NUMBER_INVALID"}' });
  expect(await provider.send(code)).toBe('refused');
  expect(await provider.send(notice)).toBe('refused');
});
