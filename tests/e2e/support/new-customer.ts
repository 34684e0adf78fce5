import { type APIRequestContext, type Page, request } from '@playwright/test';
import { TOTP } from 'otpauth';
import { SEEDED } from '#tests/support/seeded-people.ts';
import { codeTo, newPhone } from './phone.ts';

export const PASSWORD = 'Walnut tree 7';

/** Somebody with an account, and a browser of their own elsewhere: that of the test is not signed in. */
export interface Customer {
  readonly phone: string;
  /** Calls in their name. */
  readonly post: (path: string, body: object) => Promise<Record<string, unknown>>;
  readonly get: (path: string) => Promise<Record<string, unknown>>;
  readonly patch: (path: string, body: object) => Promise<Record<string, unknown>>;
  /** Signs a page's browser in, with the session of their own; afterwards that is the page's to renew. */
  readonly enter: (page: Page) => Promise<void>;
  readonly close: () => Promise<void>;
}

async function xsrfOf(context: APIRequestContext): Promise<string> {
  const { cookies } = await context.storageState();
  return cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
}

type Post = Customer['post'];

/** A browser without a page; `signIn` gets it a session and gives that session's access token. */
async function person(
  phone: string,
  signIn: (post: Post) => Promise<unknown>,
  origin = process.env.E2E_URL ?? '',
): Promise<Customer> {
  const context = await request.newContext({ baseURL: origin, extraHTTPHeaders: { origin } });
  let token = '';
  const send = (method: 'post' | 'patch') => async (path: string, body: object) => {
    const headers = { 'x-xsrf-token': await xsrfOf(context), ...(token && { authorization: `Bearer ${token}` }) };
    const response = await context[method](`/api/${path}`, { data: body, headers });
    if (!response.ok()) throw new Error(`${path}: ${response.status()} ${await response.text()}`);
    return response.json();
  };
  await send('post')('auth/loged', {});
  token = String(await signIn(send('post')));
  return {
    phone,
    post: send('post'),
    get: async (path) => {
      const response = await context.get(`/api/${path}`, { headers: { authorization: `Bearer ${token}` } });
      if (!response.ok()) throw new Error(`${path}: ${response.status()} ${await response.text()}`);
      return response.json();
    },
    patch: send('patch'),
    enter: async (page) => page.context().addCookies((await context.storageState()).cookies),
    close: () => context.dispose(),
  };
}

/** Opens an account the way a browser does, call by call. */
export const newCustomer = (phone = newPhone()): Promise<Customer> =>
  person(phone, async (post) => {
    await post('auth/otp/send', { phone, purpose: 'signup', locale: 'en-US' });
    const { ticket } = await post('auth/otp/verify', { phone, purpose: 'signup', otp: await codeTo(phone) });
    const names = { password: PASSWORD, confirmPassword: PASSWORD, acceptPrivacyPolicy: true, locale: 'en-US' };
    return (await post('auth/signup', { phone, ticket, ...names })).accessToken;
  });

/** Somebody who was in the database before a service opened it: that of all tests, or one of a test's own. */
export const seededPerson = (phone: string, origin?: string): Promise<Customer> =>
  person(
    phone,
    async (post) => (await post('auth/login', { phone, password: SEEDED.password, remember: true })).accessToken,
    origin,
  );

/** Switches the authenticator app on; gives its codes. One code serves once, so each call takes the next one. */
export async function enrolApp({ post }: Customer): Promise<() => string> {
  const { secret } = await post('account/app-otp', {});
  const totp = new TOTP({ secret: String(secret) });
  let step = 0;
  const next = (): string => totp.generate({ timestamp: Date.now() + 30_000 * step++ });
  await post('account/app-otp/confirm', { appOtp: next() });
  return next;
}
