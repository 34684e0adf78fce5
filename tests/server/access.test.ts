import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Access } from '#lib/contract/endpoint.ts';
import { ENDPOINTS } from '#server/endpoints.ts';
import { setRole } from '#server/modules/account/set-role.ts';
import { RAW_ROUTES } from '#server/raw-routes.ts';
import { logIn, signUp } from '../support/customer.ts';
import { signUpStaff } from '../support/orders.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import type { TestVisitor } from '../support/test-visitor.ts';
import { bodyOf, kindOf, ownedThings } from './support/owned-things.ts';
import { routesIn } from './support/route-list.ts';

type Route = { readonly method: string; readonly path: string; readonly access: Access; readonly kind?: string };
type Outcome = 'session_expired' | 'staff_only' | 'passes';

const ROUTES: readonly Route[] = [...ENDPOINTS, ...RAW_ROUTES];
const nameOf = ({ method, path }: Route): string => `${method} ${path}`;
const named = (routes: readonly Route[]) => routes.map((route) => ({ route, name: nameOf(route) }));

const PEOPLE = ['visitor', 'customer', 'staff', 'admin'] as const;
type Person = (typeof PEOPLE)[number];
const RANK: Readonly<Record<Access, number>> = { anyone: 0, customer: 1, staff: 2, admin: 3 };

function expected(person: Person, access: Access): Outcome {
  if (PEOPLE.indexOf(person) >= RANK[access]) return 'passes';
  return person === 'visitor' ? 'session_expired' : 'staff_only';
}

let t: TestApp;
let people: Record<Person | 'other', TestVisitor>;
let customerPhone: string;

beforeAll(async () => {
  // With Stripe's webhook, without which there would be a route less.
  const stripe = { PAYMENT_GATEWAYS: 'sandbox,stripe', STRIPE_SECRET_KEY: 'k', STRIPE_WEBHOOK_SECRET: 's' };
  t = await startTestApp({ settings: { RATE_LIMIT_FACTOR: '1000', ...stripe } });
  await t.app.listen({ port: 0, host: '127.0.0.1' });
  const { visitor: admin, phone } = await signUp(t);
  await setRole(t.database.db, phone, 'admin', t.clock.read());
  const customer = await signUp(t);
  customerPhone = customer.phone;
  people = {
    visitor: await t.visit(),
    customer: customer.visitor,
    other: (await signUp(t)).visitor,
    staff: await signUpStaff(t),
    admin,
  };
});
afterAll(() => t.close());

interface Answer {
  readonly status: number;
  readonly code?: string;
}

async function stream({ accessToken }: TestVisitor, path: string): Promise<Answer> {
  const leave = new AbortController();
  const { port } = t.app.server.address() as AddressInfo; // it listens
  const headers = { authorization: `Bearer ${accessToken}` };
  const answer = await fetch(`http://127.0.0.1:${port}/api/${path}`, { headers, signal: leave.signal });
  if (answer.status !== 200) return { status: answer.status, code: (await answer.json()).code };
  leave.abort();
  return { status: 200 };
}

async function ask(visitor: TestVisitor, { method, path, kind }: Route, id: string, body: object): Promise<Answer> {
  const filled = path.replace(/:(id|authority)/, id).replace(':provider', 'google');
  if (kind === 'stream') return stream(visitor, filled);
  const payload = method === 'GET' || method === 'DELETE' ? undefined : body;
  const token = { 'x-xsrf-token': visitor.token };
  const answer = await visitor.send(method as 'GET', filled, payload, token); // one of the four
  const isProblem = answer.headers['content-type']?.toString().startsWith('application/problem+json');
  return { status: answer.statusCode, ...(isProblem && { code: answer.json<{ code: string }>().code }) };
}

const outcomeOf = ({ status, code }: Answer): Outcome | number => {
  if (status >= 500) return status;
  return code === 'session_expired' || code === 'staff_only' ? code : 'passes';
};

test('every route of the service is in the contract or in the list beside it, with who may call it', () => {
  const known = ROUTES.map(nameOf).sort();
  expect(routesIn(t.app.printRoutes({ commonPrefix: false })).sort()).toEqual(known);
  expect(ROUTES.filter(({ access }) => !(access in RANK)).map(nameOf)).toEqual([]);
});

test('the desk is nobody else’s', () => {
  const desk = ROUTES.filter(({ path }) => /^desk(\/|$)/.test(path));
  expect(desk.filter(({ access }) => access !== 'staff' && access !== 'admin').map(nameOf)).toEqual([]);
  expect(desk.length).toBeGreaterThan(30);
});

// Whoever signs out is nobody for the calls behind.
const ORDER = [...ROUTES].sort((a, b) => Number(a.path === 'auth/logout') - Number(b.path === 'auth/logout'));

// Without a body that would change something: what is looked at is who gets as far as the rules of the body.
test.each(named(ORDER.filter(({ path }) => path !== 'auth/logout')))(
  '$name lets in whom it says',
  async ({ route }) => {
    const seen: Record<string, Outcome | number> = {};
    for (const person of PEOPLE) seen[person] = outcomeOf(await ask(people[person], route, randomUUID(), {}));
    expect(seen).toEqual(Object.fromEntries(PEOPLE.map((person) => [person, expected(person, route.access)])));
  },
);

describe('T12: what is somebody else’s', () => {
  const OWNED = ROUTES.filter(
    ({ path, access }) => access === 'customer' && path.includes('/:id') && !path.startsWith('desk/'),
  );
  const secondDevice = async () => void (await logIn(await t.visit(), customerPhone));
  const endRun = (id: string) =>
    t.database.db.updateTable('analyses').set({ state: 'done' }).where('id', '=', id).execute();
  const things = ownedThings(() => people.customer, { secondDevice, endRun });

  test('there is a thing to try for every call about one', () => {
    expect([...new Set(OWNED.map(kindOf))].filter((kind) => !(kind in things))).toEqual([]);
  });

  test.each(named(OWNED))('T12: $name knows no such thing for anybody but its owner', async ({ route }) => {
    const thing = (await things[kindOf(route)]?.(route.path)) ?? { id: 'none' };
    const { id, path = route.path, body = bodyOf(route) } = thing;
    expect(id).toMatch(/^[\da-f-]{36}$/);
    const of = (who: TestVisitor, which: string) => ask(who, { ...route, path }, which, body);
    for (const person of ['other', 'staff', 'admin'] as const) {
      const answer = await of(people[person], id);
      expect(answer, person).toEqual({ ...answer, status: 404, code: 'not_found' });
      expect(await of(people[person], randomUUID()), person).toEqual(answer);
    }
    expect((await of(people.visitor, id)).status).toBe(401);
    expect((await of(people.customer, id)).status, 'owner').toBeLessThan(400);
  });
});
