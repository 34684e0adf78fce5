import { createECDH, createPublicKey, verify as verifySignature } from 'node:crypto';
import { expect, test } from 'vitest';
import { PushMessage } from '#lib/contract/push.ts';
import { encryptMessage } from '#server/adapters/push/encrypt-message.ts';
import { pushSender } from '#server/adapters/push/push-sender.ts';
import { vapidOf } from '#server/adapters/push/vapid.ts';
import { PUBLIC_ONLY } from '#server/modules/analyses/fetch/address-policy.ts';
import { pushNotice } from '#server/modules/push/send-push.ts';
import { endSession } from '#server/modules/sessions/end-session.ts';
import { logIn, signUp } from '../support/customer.ts';
import { orderToPay, placeOrder, signUpStaff } from '../support/orders.ts';
import { startTestApp } from '../support/test-app.ts';

/** RFC 8291, appendix A. */
const RFC = {
  text: 'When I grow up, I want to be a watermelon',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  ours: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  message:
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
};

test('a message is encrypted as in the example of RFC 8291', () => {
  const own = createECDH('prime256v1');
  own.setPrivateKey(Buffer.from(RFC.ours, 'base64url'));
  const message = encryptMessage(RFC.text, RFC, Buffer.from(RFC.salt, 'base64url'), own);
  expect(message.toString('base64url')).toBe(RFC.message);
});

test('the service names itself to a push service with a signature that its public key confirms', () => {
  const vapid = vapidOf(Buffer.alloc(32, 7), 'https://www.example.com');
  const header = vapid.authorization('https://push.example/abc', new Date('2026-01-01T00:00:00Z'));
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(header) ?? [];
  expect(key).toBe(vapid.publicKey);
  const point = Buffer.from(key, 'base64url');
  const part = (from: number) => point.subarray(from, from + 32).toString('base64url');
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: part(1), y: part(33) }, format: 'jwk' });
  const [head = '', claims = '', signature = ''] = token.split('.');
  const isRight = verifySignature(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  expect(isRight).toBe(true);
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toEqual({
    aud: 'https://push.example',
    exp: Date.parse('2026-01-01T12:00:00Z') / 1000,
    sub: 'https://www.example.com',
  });
});

test.each(['https://127.0.0.1/push', 'https://[::1]/push', 'https://169.254.169.254/latest', 'https://10.0.0.1/'])(
  'T14: nothing is sent to %s, whoever asks for it',
  async (endpoint) => {
    const send = pushSender(vapidOf(Buffer.alloc(32, 7), 'https://a.example'), () => new Date(), PUBLIC_ONLY);
    expect(await send({ endpoint, p256dh: RFC.p256dh, auth: RFC.auth }, 'x')).toBe('failed');
  },
);

test('a browser that was subscribed gets the sentence, in the language of the customer, until it is gone', async () => {
  const t = await startTestApp({ settings: { RATE_LIMIT_FACTOR: '100' } });
  const { visitor } = await signUp(t);
  const staff = await signUpStaff(t);
  await visitor.patch('account', { locale: 'fr-FR' });
  const { publicKey } = (await visitor.get('notifications/push')).json<{ publicKey: string }>();
  expect(Buffer.from(publicKey, 'base64url')).toHaveLength(65);
  const { p256dh, auth } = RFC;
  // A port nobody listens on: the queue keeps the notices until the test sends them.
  const endpoint = 'https://127.0.0.1:9/abc';
  expect((await visitor.post('notifications/push', { endpoint, keys: { p256dh, auth } })).statusCode).toBe(200);
  await visitor.post('notifications/push', { endpoint, keys: { p256dh, auth } });
  const { reference } = await orderToPay(visitor, staff);
  const jobs = await t.database.db.selectFrom('jobs').selectAll().where('kind', '=', 'push-notice').execute();
  expect(jobs).toHaveLength(1);
  const payload = jobs[0]?.payload as Parameters<ReturnType<typeof pushNotice>>[0];
  const seen: string[] = [];
  const notice = pushNotice(t.database.db, async (_, text) => {
    seen.push(text);
    return 'gone';
  });
  await notice(payload, { id: 'x', attempt: 1 });
  await notice(payload, { id: 'x', attempt: 2 });
  const [message] = seen.map((text) => PushMessage.parse(JSON.parse(text)));
  expect(seen).toHaveLength(1);
  expect(message).toMatchObject({ title: 'Alpha', path: expect.stringMatching(/^\/fr\/profile-order\?id=[\w-]+$/) });
  expect(message?.body).toContain(`Votre commande ${reference} peut maintenant être payée`);
  await t.close();
});

test('T12: a browser can be taken back by its own customer only', async () => {
  const t = await startTestApp({ settings: { RATE_LIMIT_FACTOR: '100' } });
  const { visitor } = await signUp(t);
  const { visitor: other } = await signUp(t);
  const keys = { p256dh: RFC.p256dh, auth: RFC.auth };
  const rows = () => t.database.db.selectFrom('push_subscriptions').select('endpoint').execute();
  for (let at = 0; at < 12; at += 1)
    await visitor.post('notifications/push', { endpoint: `https://push.example/${at}`, keys });
  expect(await rows()).toHaveLength(10);
  await other.post('notifications/push/end', { endpoint: 'https://push.example/11' });
  expect(await rows()).toHaveLength(10);
  await visitor.post('notifications/push/end', { endpoint: 'https://push.example/11' });
  expect(await rows()).toHaveLength(9);
  for (const wrong of ['http://push.example/x', 'https://user@', 'file:///etc/passwd'])
    expect((await visitor.post('notifications/push', { endpoint: wrong, keys })).statusCode).toBe(422);
  await t.close();
});

test('the notices of a device end when it is signed out, also from another one', async () => {
  const t = await startTestApp({ settings: { RATE_LIMIT_FACTOR: '100' } });
  const { visitor } = await signUp(t);
  const keys = { p256dh: RFC.p256dh, auth: RFC.auth };
  const rows = () => t.database.db.selectFrom('push_subscriptions').select('session_id').execute();
  await visitor.post('notifications/push', { endpoint: 'https://push.example/lost', keys });
  const [session] = await t.database.db.selectFrom('sessions').select(['id', 'user_id']).execute();
  expect(await rows()).toEqual([{ session_id: session?.id }]);
  await endSession(t.database.db, session?.user_id ?? '', session?.id ?? '');
  expect(await rows()).toEqual([]);
  await t.close();
});

test('what is chosen for the browser reaches it: news of orders and of the account', async () => {
  const t = await startTestApp({ settings: { RATE_LIMIT_FACTOR: '100' } });
  const { db } = t.database;
  const { visitor, phone } = await signUp(t);
  const staff = await signUpStaff(t);
  const all = { inApp: true, email: true, push: true };
  // A choice of earlier days takes no other with it.
  const notification_choices = JSON.stringify({ security: all, order_moved: all, news: all });
  await db.updateTable('users').set({ notification_choices }).where('phone', '=', phone).execute();
  const keys = { p256dh: RFC.p256dh, auth: RFC.auth };
  await visitor.post('notifications/push', { endpoint: 'https://127.0.0.1:9/abc', keys });
  const { id } = await placeOrder(visitor);
  await staff.patch(`desk/orders/${id}`, { dueAt: '2030-01-01T00:00:00Z' });
  await staff.post(`desk/orders/${id}/deliverables`, { title: 'Draft', url: 'https://a.example/draft' });
  await logIn(await t.visit(), phone);
  const jobs = await db.selectFrom('jobs').select('payload').where('kind', '=', 'push-notice').orderBy('id').execute();
  const seen: unknown[] = [];
  const notice = pushNotice(db, async (_, text) => {
    seen.push(JSON.parse(text));
    return 'sent';
  });
  for (const { payload } of jobs) await notice(payload as Parameters<typeof notice>[0], { id: 'x', attempt: 1 });
  expect(seen).toMatchObject([
    { body: expect.stringContaining('updated the due date'), path: expect.stringContaining(id) },
    { body: expect.stringContaining('something new to look at'), path: expect.stringContaining(id) },
    { body: expect.stringContaining('New sign-in'), path: '/en/profile-account-settings' },
  ]);
  const mails = await db.selectFrom('jobs').select('id').where('kind', '=', 'notification-mail').execute();
  expect(mails).toEqual([]); // there is no address, and of the account it goes by text message
  await t.close();
});
