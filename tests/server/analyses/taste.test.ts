import { afterAll, beforeAll, expect, test } from 'vitest';
import { TASTE_LIMITS } from '#lib/contract/tastes.ts';
import { createTaster } from '#server/modules/analyses/taste.ts';

import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { type LocalSite, startLocalSite } from '../support/local-site.ts';

let t: TestApp;
let site: LocalSite;
beforeAll(async () => {
  t = await startTestApp();
  site = await startLocalSite(() => ({
    '/': '<!doctype html><html lang="en"><head><title>Lamps for every room</title></head><body><h1>Lamps</h1></body></html>',
    '/silent': () => undefined,
  }));
});
afterAll(async () => {
  await t.close();
  await site.close();
});

test('a page is analyzed for somebody without an account, and nothing of it is kept', async () => {
  const taster = createTaster({ policy: site.policy, clock: t.clock.read });
  const { taste, failure } = await taster.taste(`${site.url}/`);
  expect(failure).toBeNull();
  expect(taste?.first).toHaveLength(3);
  expect(taste?.overall).toBeGreaterThan(0);
  expect(await t.database.db.selectFrom('analyses').selectAll().execute()).toEqual([]);
});

test('two visitors at once are served, a third is asked to come back', async () => {
  const taster = createTaster({ policy: site.policy, clock: t.clock.read });
  const both = [taster.taste(`${site.url}/silent`), taster.taste(`${site.url}/silent`)];
  expect(() => taster.assertRoom()).toThrow(expect.objectContaining({ code: 'rate_limited' }));
  for (const { failure } of await Promise.all(both)) expect(failure).toBe('too_slow');
  expect(() => taster.assertRoom()).not.toThrow();
});

test('it wants the captcha, reads public addresses only, and a network has few a day', async () => {
  const visitor = await t.visit();
  const taste = async (url: string) => visitor.post('site-tastes', { url, captcha: await visitor.captcha('taste') });
  expect((await visitor.post('site-tastes', { url: 'https://a.test/', captcha: 'x' })).json().code).toBe(
    'captcha_invalid',
  );
  expect((await taste('http://127.0.0.1/')).json()).toEqual({ taste: null, failure: 'not_allowed' });
  for (let more = 1; more < TASTE_LIMITS.aDay; more += 1) await taste(`http://10.0.0.${more}/`);
  expect((await taste('http://10.0.0.9/')).json()).toMatchObject({ code: 'rate_limited' });
});
