import { randomUUID } from 'node:crypto';
import { COOKIES } from '#lib/storage-keys.ts';
import { after, MINUTE } from '#server/clock.ts';
import { issueTicket } from '#server/modules/auth/tickets.ts';
import { makeNonce } from '#server/modules/federation/google-nonce.ts';
import { seal } from '#server/secrets.ts';
import { PASSWORD, signUpBody } from '#tests/support/customer.ts';
import { rightClaims } from '#tests/support/forged-tokens.ts';
import { type Asked, type Asks, each, type Scene, same } from './asked.ts';
import { GOOGLE_CLIENT } from './outside.ts';
import { send } from './send.ts';
import { appCode, code } from './things.ts';
import type { World } from './world.ts';

const GOOGLE = 'https://accounts.google.com';

/** A credential of Google for somebody, who is linked to an account or not. */
export async function googleCredential({ keys, visitor, outside }: World, sub: string): Promise<object> {
  const nonce = makeNonce(keys.nonce, visitor, new Date());
  return { credential: await outside.google.sign({ ...rightClaims(GOOGLE, GOOGLE_CLIENT, nonce), sub }), nonce };
}

/** Links an account of Google to a person; gives its subject. */
export async function linked({ db }: World, user_id: string): Promise<string> {
  const subject = randomUUID();
  const row = { issuer: GOOGLE, subject, provider: 'google', user_id, email: null, linked_at: new Date() } as const;
  await db.insertInto('identities').values(row).execute();
  return subject;
}

/** The way over the partner's page, up to the answer that the browser brings back. */
async function partnerAnswer({ world }: Scene): Promise<Asked> {
  const { partner } = world.outside;
  const { headers } = await send(world, 'GET auth/partner', { query: 'next=/en' });
  partner.person({ sub: randomUUID() });
  const back = await partner.signIn(String(headers.location));
  const cookie = [headers['set-cookie'] ?? []].flat().map((line) => line.split(';')[0]);
  return { query: back.search.slice(1), cookie: cookie.join('; ') };
}

const ticketOf = (world: World, purpose: 'signup' | 'reset', phone: string) =>
  world.tx((tx) => issueTicket(tx, world.keys, { purpose, phone, now: new Date() }));

/** Calls with which a session begins, goes on and ends. */
export const SIGN_IN_CALLS: Asks = {
  'POST auth/loged (visitor)': same(() => ({ body: {} })),
  'POST auth/loged (session)': each(async ({ world }) => ({ by: await world.person(), body: {} })),
  'POST auth/loged (renewed)': each(async ({ world }) => {
    const person = await world.person();
    return { by: { ...person, ...(await world.session(person.id, after(new Date(), -11 * MINUTE))) }, body: {} };
  }),
  'GET auth/methods': same(() => ({})),
  'POST auth/otp/send': each(({ world }) => ({
    body: { phone: world.nextPhone(), purpose: 'signup', locale: 'en-US' },
  })),
  'POST auth/otp/verify (login)': each(async ({ world }) => {
    const { phone } = await world.person();
    return { body: { phone, purpose: 'login', otp: await code(world, phone, 'login') } };
  }),
  'POST auth/otp/verify (signup)': each(async ({ world }) => {
    const phone = world.nextPhone();
    return { body: { phone, purpose: 'signup', otp: await code(world, phone, 'signup') } };
  }),
  'POST auth/signup': each(async ({ world }) => {
    const phone = world.nextPhone();
    return { body: signUpBody(phone, await ticketOf(world, 'signup', phone)) };
  }),
  'POST auth/login': each(async ({ world }) => {
    const { phone } = await world.person();
    return { body: { phone, password: PASSWORD, remember: true } };
  }),
  'POST auth/password': each(async ({ world }) => {
    const { phone } = await world.person();
    const password = 'Chestnut tree 8';
    const ticket = await ticketOf(world, 'reset', phone);
    return { body: { phone, newPassword: password, repeatPassword: password, ticket } };
  }),
  'POST auth/google': each(async ({ world }) => {
    const { id } = await world.person();
    return { body: await googleCredential(world, await linked(world, id)) };
  }),
  'GET auth/partner': same(() => ({ query: 'next=/en' })),
  'GET auth/partner/callback': each(partnerAnswer),
  'POST auth/partner/app-otp': each(async ({ world }) => {
    const person = await world.person();
    const content = { id: randomUUID(), userId: person.id };
    const text = JSON.stringify({ content, until: after(new Date(), 9 * MINUTE).getTime() });
    const cookie = `${COOKIES.partnerAppOtp}=${seal(world.keys.partner, COOKIES.partnerAppOtp, text)}`;
    return { cookie, body: { appOtp: await appCode(world, person, 'secret') } };
  }),
  'POST auth/logout': each(async ({ world }) => ({ by: await world.person(), body: {} })),
};
