import { afterAll, beforeAll, expect, test } from 'vitest';
import { TASTE_LIMITS } from '#lib/contract/tastes.ts';
import { PUBLIC_ONLY } from '#server/modules/analyses/fetch/address-policy.ts';
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
  const enter = () => taster.inPlace(() => taster.taste(`${site.url}/silent`));
  const both = [enter(), enter()];
  expect(() => taster.assertRoom()).toThrow(expect.objectContaining({ code: 'rate_limited' }));
  await expect(enter()).rejects.toMatchObject({ code: 'rate_limited' });
  for (const { failure } of await Promise.all(both)) expect(failure).toBe('too_slow');
  expect(() => taster.assertRoom()).not.toThrow();
});

test('calls that come at the same moment take places one by one', async () => {
  const name = Promise.withResolvers<never>(); // holds whoever gets in
  const addressPolicy = { ...PUBLIC_ONLY, resolve: () => name.promise };
  const app = await startTestApp({ settings: { RATE_LIMIT_FACTOR: '1000' }, addressPolicy });
  const asked = await Promise.all(
    Array.from({ length: 4 }, async (_, at) => {
      const visitor = await app.visit();
      return { visitor, url: `https://s${at}.test/`, captcha: await visitor.captcha('taste') };
    }),
  );
  let refused = 0;
  const answers = await Promise.all(
    asked.map(async ({ visitor, ...body }) => {
      const answer = await visitor.post('site-tastes', body);
      refused += Number(answer.statusCode === 429);
      if (refused === 2) name.reject(new Error('no such name'));
      return answer;
    }),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 429, 429]);
  await app.close();
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
