import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Analysis } from '#lib/contract/analyses.ts';
import { readEvents } from '#lib/http/read-events.ts';
import { PUBLIC_ONLY } from '#server/modules/analyses/fetch/address-policy.ts';
import { signUp } from '../../support/customer.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import type { TestVisitor } from '../../support/test-visitor.ts';

/** Look-ups that wait until the test lets them go: so long a run is under way. */
const waiting: ((error: Error) => void)[] = [];
const letGo = (): void => {
  for (const refuse of waiting.splice(0)) refuse(new Error('no such name'));
};

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp({
    settings: { RATE_LIMIT_FACTOR: '1000' },
    addressPolicy: { ...PUBLIC_ONLY, resolve: () => new Promise((_, refuse) => waiting.push(refuse)) },
  });
  await t.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  letGo();
  await t.close();
});

const open = (visitor: TestVisitor, id: string): Promise<Response> => {
  const { port } = t.app.server.address() as AddressInfo; // it listens
  return fetch(`http://127.0.0.1:${port}/api/analyses/${id}/stream`, {
    headers: { authorization: `Bearer ${visitor.accessToken}` },
  });
};

const start = async (visitor: TestVisitor): Promise<string> =>
  (await visitor.post('analyses', { url: `s${Math.random().toString(36).slice(2)}.test`, pages: 1 })).json().id;

/** States as they come, until the stream ends; `onState` sees each. */
async function follow(answer: Response, onState: (run: Analysis) => unknown = () => undefined): Promise<string[]> {
  if (!answer.body) throw new Error(`no stream: ${answer.status}`);
  const states: string[] = [];
  for await (const { event, data } of readEvents(answer.body)) {
    expect(event).toBe('progress');
    const run = Analysis.parse(JSON.parse(data));
    states.push(run.state);
    await onState(run);
  }
  return states;
}

test('a run is told from its beginning to its end, and then the stream ends', async () => {
  const { visitor } = await signUp(t);
  const id = await start(visitor);
  const answer = await open(visitor, id);
  expect(answer.headers.get('content-type')).toContain('text/event-stream');
  const states = await follow(answer, ({ state, progress }) => {
    if (state === 'running' && progress) letGo();
  });
  expect(states).toContain('running');
  expect(states.at(-1)).toBe('failed');
  expect(await follow(await open(visitor, id))).toEqual(['failed']);
});

test('cancelling ends it at once', async () => {
  const { visitor } = await signUp(t);
  const id = await start(visitor);
  const cancel = () => visitor.send('DELETE', `analyses/${id}`, {}, { 'x-xsrf-token': visitor.token });
  expect((await follow(await open(visitor, id), cancel)).at(-1)).toBe('cancelled');
});

test('nobody else may look on, and it ends with the session', async () => {
  const { visitor } = await signUp(t);
  const { visitor: other } = await signUp(t);
  const id = await start(visitor);
  expect((await open(other, id)).status).toBe(404);
  expect((await open(await t.visit(), id)).status).toBe(401);
  expect((await open(visitor, 'none')).status).toBe(404);
  const states = await follow(await open(visitor, id), () => visitor.post('auth/logout', {}));
  expect(states.at(-1)).not.toBe('failed');
  letGo();
});
