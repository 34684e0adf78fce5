import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { FaultyService } from '#tests/faults/service.ts';
import { makeStored } from '#tests/faults/stored.ts';
import { Writers } from '#tests/faults/writers.ts';
import { PASSWORD } from '#tests/support/customer.ts';
import type { LoadCall } from './service-load.ts';

export interface NamedCall extends LoadCall {
  readonly name: string;
}

export interface BusyService {
  readonly service: FaultyService;
  readonly calls: readonly NamedCall[];
  close(): Promise<void>;
}

/** Nobody is refused for calling often, and calls may say whom they come from. */
const SETTINGS = { RATE_LIMIT_FACTOR: '1000000000', TRUSTED_PROXIES: '127.0.0.1' };

/** The service as a process on a database of its own, with a customer signed in, and the calls that are measured. */
export async function startBusyService(kind: 'embedded' | 'postgres'): Promise<BusyService> {
  const stored = await makeStored(kind);
  const service = await FaultyService.on({ ...stored.settings, ...SETTINGS });
  const seeding = await stored.open();
  const writers = await Writers.of(seeding, service.url, 1);
  await seeding.close();
  await service.start();
  await writers.logIn();
  const [{ visitor, phone, threadId }] = writers.people;
  await visitor.post(`tickets/${threadId}/messages`, { id: randomUUID(), text: 'Hello' });
  const origin = service.url;
  const headers = {
    origin,
    cookie: visitor.cookie,
    authorization: `Bearer ${visitor.accessToken}`,
    'x-xsrf-token': visitor.xsrfToken,
    'content-type': 'application/json',
  };
  const get = (name: string, path: string): NamedCall => ({ name, origin, method: 'GET', path, headers });
  const post = (name: string, path: string, body: () => object, connections = 50): NamedCall => ({
    ...get(name, path),
    method: 'POST',
    body: () => JSON.stringify(body()),
    connections,
  });
  const page = existsSync(process.env.SITE_DIR ?? 'out') ? [get('a page of the site', '/en')] : [];
  const calls = [
    get('no database (healthz)', '/api/healthz'),
    ...page,
    post('session check', '/api/auth/loged', () => ({})),
    get('comments of a page', '/api/comments?page=home'),
    get('ticket, read', `/api/tickets/${threadId}`),
    get('messages of a ticket, read', `/api/tickets/${threadId}/messages`),
    post('message of a ticket, written', `/api/tickets/${threadId}/messages`, () => ({
      id: randomUUID(),
      text: 'Words',
    })),
    post('sign-in with a password', '/api/auth/login', () => ({ phone, password: PASSWORD, remember: true }), 20),
  ];
  return {
    service,
    calls,
    async close() {
      await service.end('SIGTERM');
      await stored.remove();
    },
  };
}
