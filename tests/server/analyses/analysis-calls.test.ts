import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PUBLIC_ONLY } from '#server/modules/analyses/fetch/address-policy.ts';
import { signUp } from '../../support/customer.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  // No name has an address: a run ends with its reason, and no other machine is asked for anything.
  t = await startTestApp({
    addressPolicy: { ...PUBLIC_ONLY, resolve: () => Promise.reject(new Error('no such name')) },
  });
});
afterAll(() => t.close());

test('a customer starts a run, sees how it ends and finds it in the history', async () => {
  const { visitor } = await signUp(t);
  const started = await visitor.post('analyses', { url: 'nobody.invalid', pages: 1 });
  expect(started.statusCode).toBe(201);
  const { id } = started.json<{ id: string }>();
  await t.settle(async () => (await visitor.get(`analyses/${id}`)).json().state === 'failed');
  expect((await visitor.get(`analyses/${id}`)).json()).toMatchObject({
    url: 'https://nobody.invalid/',
    failure: 'unreachable',
    report: null,
  });
  expect((await visitor.get('analyses?site=nobody.invalid')).json()).toMatchObject({
    items: [{ id }],
    nextCursor: null,
  });
  expect((await visitor.get('analyses?site=other.test')).json().items).toEqual([]);
  expect((await visitor.send('DELETE', `analyses/${id}`, {}, { 'x-xsrf-token': visitor.token })).statusCode).toBe(404);
});

test('somebody else and a visitor find nothing', async () => {
  const [{ visitor: owner }, { visitor: other }] = [await signUp(t), await signUp(t)];
  const { id } = (await owner.post('analyses', { url: 'nobody.invalid' })).json<{ id: string }>();
  expect((await other.get(`analyses/${id}`)).statusCode).toBe(404);
  expect((await other.get('analyses')).json().items).toEqual([]);
  expect((await (await t.visit()).get('analyses')).json().code).toBe('session_expired');
  expect((await owner.get(`analyses/${randomUUID()}`)).statusCode).toBe(404);
});

test('what is no address of a site is refused with its field', async () => {
  const { visitor } = await signUp(t);
  for (const url of ['', 'ftp://a.test', 'https://user:secret@a.test/', 'https://a.test:6379/', 'localhost']) {
    const answer = (await visitor.post('analyses', { url })).json();
    expect(answer.code, url).toBe('validation_failed');
    expect(Object.keys(answer.fields)).toEqual(['url']);
  }
});
