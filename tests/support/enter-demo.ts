import type { BrowserContext } from '@playwright/test';
import { DEMO } from '#server/demo/add-demo.ts';

/** Signs the demo customer in, for every page of the context. */
export async function enterDemo(context: BrowserContext, origin: string): Promise<void> {
  const { request } = context;
  const headers = { origin };
  await request.post(`${origin}/api/auth/loged`, { data: {}, headers });
  const { cookies } = await context.storageState();
  const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
  const session = await request.post(`${origin}/api/auth/login`, {
    data: { phone: DEMO.customer, password: DEMO.password, remember: true },
    headers: { ...headers, 'x-xsrf-token': token },
  });
  if (!session.ok()) throw new Error(`The demo customer could not sign in: ${session.status()}`);
}
