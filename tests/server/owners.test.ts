import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Endpoint } from '#lib/contract/endpoint.ts';
import { ENDPOINTS } from '#server/endpoints.ts';
import { signUp } from '../support/customer.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import type { TestVisitor } from '../support/test-visitor.ts';

/** Calls about one thing of one customer. */
const OWNED = ENDPOINTS.filter(({ path, signedIn }) => signedIn && path.includes('/:id') && !path.startsWith('desk/'));

/** Right bodies, so that nothing but the owner is wrong. */
const BODIES: Readonly<Record<string, object>> = {
  'POST orders/:id/steps': { step: 'cancel', note: 'No longer needed' },
};

const DESK_BODIES: Readonly<Record<string, object>> = {
  'desk/orders/:id/steps': { step: 'start' },
  'desk/usage': {
    customerId: randomUUID(),
    source: 'Export of May',
    figures: [{ on: '2026-05-01', series: 'ads', value: 3 }],
  },
};

let t: TestApp;
let owner: TestVisitor;
let other: TestVisitor;
beforeAll(async () => {
  t = await startTestApp({ settings: { RATE_LIMIT_FACTOR: '1000' } });
  ({ visitor: owner } = await signUp(t));
  ({ visitor: other } = await signUp(t));
});
afterAll(() => t.close());

/** Something of the owner for each kind of thing. */
const THINGS: Readonly<Record<string, () => Promise<string>>> = {
  'account/sessions': async () =>
    (await owner.get('account/sessions')).json<{ items: { id: string }[] }>().items[0]?.id ?? '',
  orders: async () =>
    (await owner.post('orders', { planId: 'web-economy', currency: 'USD', channel: 'site' })).json<{ id: string }>().id,
  todos: async () => {
    const id = randomUUID();
    await owner.post('todos', { id, text: 'Send photos', position: 1 });
    return id;
  },
  analyses: async () => (await owner.post('analyses', { url: 'https://example.com/' })).json<{ id: string }>().id,
};

const kindOf = ({ path }: Endpoint): string => path.split('/:id')[0] ?? path;

const ask = (visitor: TestVisitor, { method, path }: Endpoint, id: string) => {
  const body = method === 'GET' || method === 'DELETE' ? undefined : (BODIES[`${method} ${path}`] ?? {});
  return visitor.send(method, path.replace(':id', id), body, { 'x-xsrf-token': visitor.token });
};

test('T12: there is a thing to try for every call about one', () => {
  expect([...new Set(OWNED.map(kindOf))].filter((kind) => !(kind in THINGS))).toEqual([]);
});

test.each(OWNED.map((endpoint) => ({ endpoint, name: `${endpoint.method} ${endpoint.path}` })))(
  'T12: $name answers somebody else that there is no such thing',
  async ({ endpoint }) => {
    const id = (await THINGS[kindOf(endpoint)]?.()) ?? '';
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    const answer = await ask(other, endpoint, id);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: 'not_found' });
    const none = await ask(other, endpoint, '01a1fe06-1ff5-7e52-a731-3dbbe7d13216');
    expect(none.json()).toEqual(answer.json());
  },
);

test.each(
  ENDPOINTS.filter(({ path }) => path.startsWith('desk/')).map((endpoint) => ({
    endpoint,
    name: `${endpoint.method} ${endpoint.path}`,
  })),
)('T12: $name is for staff only', async ({ endpoint }) => {
  const id = (await THINGS.orders?.()) ?? '';
  const body = endpoint.method === 'GET' ? undefined : (DESK_BODIES[endpoint.path] ?? {});
  const answer = await owner.send(endpoint.method, endpoint.path.replace(':id', id), body, {
    'x-xsrf-token': owner.token,
  });
  expect(answer.json()).toMatchObject({ code: 'staff_only' });
});
