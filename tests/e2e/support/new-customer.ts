import { type APIRequestContext, request } from '@playwright/test';
import { TOTP } from 'otpauth';
import { codeTo, newPhone } from './phone.ts';

export const PASSWORD = 'Walnut tree 7';

/** Somebody who has an account, with a browser of their own elsewhere: that of the test is not signed in. */
export interface Customer {
  readonly phone: string;
  /** A call in their name. */
  readonly post: (path: string, body: object) => Promise<Record<string, unknown>>;
  readonly close: () => Promise<void>;
}

async function xsrfOf(context: APIRequestContext): Promise<string> {
  const { cookies } = await context.storageState();
  return cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
}

/** Opens an account the way a browser does, call by call. */
export async function newCustomer(phone = newPhone()): Promise<Customer> {
  const origin = process.env.E2E_URL ?? '';
  const context = await request.newContext({ baseURL: origin, extraHTTPHeaders: { origin } });
  let token = '';
  const post = async (path: string, body: object): Promise<Record<string, unknown>> => {
    const headers = { 'x-xsrf-token': await xsrfOf(context), ...(token && { authorization: `Bearer ${token}` }) };
    const response = await context.post(`/api/${path}`, { data: body, headers });
    if (!response.ok()) throw new Error(`${path}: ${response.status()} ${await response.text()}`);
    return response.json();
  };
  await post('auth/loged', {});
  await post('auth/otp/send', { phone, purpose: 'signup', locale: 'en-US' });
  const { ticket } = await post('auth/otp/verify', { phone, purpose: 'signup', otp: await codeTo(phone) });
  const names = { password: PASSWORD, confirmPassword: PASSWORD, acceptPrivacyPolicy: true, locale: 'en-US' };
  const session = await post('auth/signup', { phone, ticket, ...names });
  token = String(session.accessToken);
  return { phone, post, close: () => context.dispose() };
}

/** Switches the authenticator app on; gives its codes. One code serves once, so each call takes the next one. */
export async function enrolApp({ post }: Customer): Promise<() => string> {
  const { secret } = await post('account/app-otp', {});
  const totp = new TOTP({ secret: String(secret) });
  let step = 0;
  const next = (): string => totp.generate({ timestamp: Date.now() + 30_000 * step++ });
  await post('account/app-otp/confirm', { appOtp: next() });
  return next;
}
