import { randomUUID } from 'node:crypto';
import { type APIRequestContext, request } from '@playwright/test';
import type { Message } from '#lib/contract/tickets.ts';
import { SEEDED } from '#tests/support/seeded-people.ts';

/** Somebody at the desk, call by call. */
export interface Staff {
  readonly answer: (ticketId: string, text: string, more?: object) => Promise<void>;
  readonly type: (ticketId: string) => Promise<void>;
  readonly see: (ticketId: string) => Promise<void>;
  readonly messagesOf: (ticketId: string) => Promise<Message[]>;
  /** Id of the thread whose words have a part. */
  readonly find: (part: string) => Promise<string>;
  readonly close: () => Promise<void>;
}

async function xsrfOf(context: APIRequestContext): Promise<string> {
  const { cookies } = await context.storageState();
  return cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
}

export async function signInStaff(): Promise<Staff> {
  const origin = process.env.E2E_URL ?? '';
  const context = await request.newContext({ baseURL: origin, extraHTTPHeaders: { origin } });
  let token = '';
  const headers = async () => ({
    'x-xsrf-token': await xsrfOf(context),
    ...(token && { authorization: `Bearer ${token}` }),
  });
  const post = async (path: string, data: object) => {
    const response = await context.post(`/api/${path}`, { data, headers: await headers() });
    if (!response.ok()) throw new Error(`${path}: ${response.status()} ${await response.text()}`);
    return response.json();
  };
  const get = async (path: string) => (await context.get(`/api/${path}`, { headers: await headers() })).json();
  await post('auth/loged', {});
  const session = await post('auth/login', { phone: SEEDED.staff, password: SEEDED.password, remember: false });
  token = String(session.accessToken);
  const messagesOf = async (id: string): Promise<Message[]> =>
    (await get(`desk/tickets/${id}/messages?limit=200`)).items;
  return {
    messagesOf,
    answer: async (id, text, more = {}) => post(`desk/tickets/${id}/messages`, { id: randomUUID(), text, ...more }),
    type: async (id) => post(`desk/tickets/${id}/typing`, {}),
    see: async (id) => post(`desk/tickets/${id}/seen`, { seq: (await messagesOf(id)).at(-1)?.seq ?? 0 }),
    find: async (part) => (await get(`desk/tickets?search=${encodeURIComponent(part)}`)).items[0]?.id ?? '',
    close: () => context.dispose(),
  };
}
