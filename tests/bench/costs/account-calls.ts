import { randomUUID, randomUUIDv7 } from 'node:crypto';
import { after, DAY } from '#server/clock.ts';
import { keyedText } from '#server/secrets.ts';
import { PASSWORD } from '#tests/support/customer.ts';
import { type Asks, each, same } from './asked.ts';
import { googleCredential, linked } from './sign-in-calls.ts';
import { appCode, code } from './things.ts';
import type { World } from './world.ts';

const own = same(({ customer }) => ({ by: customer }));

/** A browser that may show notices. */
const browser = () => ({
  endpoint: `https://push.example/${randomUUID()}`,
  keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) },
});

async function emailToken({ db, keys }: World, user_id: string): Promise<string> {
  const id = randomUUIDv7();
  const link = { user_id, id, email: 'new@example.com', expires_at: after(new Date(), DAY) };
  await db.insertInto('email_links').values(link).execute();
  return `${id}.${keyedText(keys.email, id)}`;
}

/** Calls of a customer about the own account, and what it is told. */
export const ACCOUNT_CALLS: Asks = {
  'GET account': own,
  'PATCH account': each(async ({ world }) => ({ by: await world.person(), body: { company: 'Tea and more' } })),
  'PATCH account (new address)': each(async ({ world }) => ({
    by: await world.person(),
    body: { email: 'new@example.com' },
  })),
  'POST account/email': each(async ({ world }) => {
    const person = await world.person();
    return { body: { token: await emailToken(world, person.id) } };
  }),
  'GET account/export': own,
  'DELETE account': each(async ({ world }) => ({ by: await world.person() })),
  'POST account/keep': each(async ({ world }) => ({
    by: await world.person({ delete_at: after(new Date(), DAY) }),
    body: {},
  })),
  'GET account/sessions': own,
  'DELETE account/sessions/:id': each(async ({ world }) => {
    const by = await world.person();
    return { by, params: { id: (await world.session(by.id)).sessionId } };
  }),
  'DELETE account/sessions': each(async ({ world }) => {
    const by = await world.person();
    await world.session(by.id);
    return { by };
  }),
  'GET account/identities': own,
  'POST account/confirm': each(async ({ world }) => ({
    by: await world.person(),
    body: { proof: { kind: 'password', password: PASSWORD } },
  })),
  'POST account/identities/phone': each(async ({ world }) => {
    const phone = world.nextPhone();
    return { by: await world.person(), body: { phone, otp: await code(world, phone, 'phone') } };
  }),
  'POST account/identities/google': each(async ({ world }) => ({
    by: await world.person(),
    body: await googleCredential(world, randomUUID()),
  })),
  'POST account/identities/partner': same(({ customer }) => ({ by: customer, body: { next: '/en' } })),
  'DELETE account/identities/:provider': each(async ({ world }) => {
    const by = await world.person();
    await linked(world, by.id);
    return { by, params: { provider: 'google' } };
  }),
  'POST account/app-otp': each(async ({ world }) => ({ by: await world.person(), body: {} })),
  'POST account/app-otp/confirm': each(async ({ world }) => {
    const by = await world.person();
    return { by, body: { appOtp: await appCode(world, by, 'pending') } };
  }),
  'POST account/app-otp/recovery-codes': each(async ({ world }) => {
    const by = await world.person();
    await appCode(world, by, 'secret');
    return { by, body: {} };
  }),
  'DELETE account/app-otp': each(async ({ world }) => {
    const by = await world.person();
    await appCode(world, by, 'secret');
    return { by };
  }),
  'GET notifications': own,
  'POST notifications/read': each(async ({ world }) => {
    const by = await world.person();
    const row = { user_id: by.id, event: 'ticket', data: '{}', created_at: new Date(), read_at: null } as const;
    const rows = [1, 2, 3].map(() => ({ ...row, id: randomUUIDv7(), expires_at: after(new Date(), DAY) }));
    await world.db.insertInto('notifications').values(rows).execute();
    return { by, body: {} };
  }),
  'GET notifications/stream': each(async ({ world }) => ({ by: await world.person() })),
  'GET notifications/push': own,
  'POST notifications/push': each(async ({ world }) => ({ by: await world.person(), body: browser() })),
  'POST notifications/push/end': each(async ({ world }) => {
    const [by, { endpoint, keys }] = [await world.person(), browser()];
    const row = { id: randomUUIDv7(), user_id: by.id, session_id: by.sessionId, endpoint, ...keys };
    await world.db
      .insertInto('push_subscriptions')
      .values({ ...row, created_at: new Date() })
      .execute();
    return { by, body: { endpoint } };
  }),
  'POST feedback': each(async ({ world }) => ({
    by: await world.person(),
    body: { rating: 5, message: 'All is well.', page: '/en/dashboard', browser: 'Firefox 140, Linux' },
  })),
};
