import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { messagesOf } from '#lib/i18n/messages.ts';
import { pathOf } from '#lib/pages/paths.ts';
import { CACHES } from '#lib/storage-keys.ts';
import { violationsOf } from './support/axe.ts';
import { ChangingSite } from './support/changing-site.ts';
import { callFrom, signUpFrom } from './support/customer.ts';
import { test as base, expect } from './support/test.ts';

const test = base.extend<{ site: ChangingSite }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from the pattern
  site: async ({}, use) => {
    const site = await ChangingSite.open();
    await use(site);
    await site.cut().catch(() => undefined); // some tests have cut it themselves
  },
});
test.use({
  serviceWorkers: 'allow',
  allowedErrors: [/ERR_CONNECTION_REFUSED|Failed to fetch|ERR_FAILED|status of 40[14]/],
});

const keptPaths = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().map(({ url }) => new URL(url).pathname);
  });

/** Opens a page and waits until the worker runs and has the page. */
async function read(page: Page, address: string) {
  await page.goto(address);
  const { pathname } = new URL(address);
  await expect.poll(() => keptPaths(page)).toContain(pathname);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
}

const update = (page: Page) =>
  page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update();
  });

for (const lng of ['en', 'fa'] as const) {
  test(`${lng}: a page that was read opens without a connection, another says that there is none`, async ({
    page,
    site,
  }) => {
    const { offline } = messagesOf(lng, 'app');
    const read1 = `${site.url}/${lng}/about-us`;
    await read(page, read1);
    const title = await page.locator('h1').textContent();
    await expect.poll(() => keptPaths(page)).toContain(pathOf('offline', lng));
    await site.cut();

    await page.goto(`${read1}?from=menu`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
    expect(await page.evaluate(() => document.styleSheets.length)).toBeGreaterThan(0);
    expect(await page.evaluate(() => [...document.styleSheets].every(({ cssRules }) => cssRules.length > 0))).toBe(
      true,
    );

    await page.goto(`${site.url}/${lng}/blog`);
    await expect(page.getByRole('heading', { name: offline.heading })).toBeVisible();
    const kept = page.getByRole('region', { name: offline.kept }).getByRole('link');
    await expect(kept).toHaveCount(1);
    await expect(kept).toHaveAttribute('href', `/${lng}/about-us`);

    await site.connect();
    await page.getByRole('button', { name: offline.retry }).click();
    await expect(page.getByRole('heading', { name: offline.heading })).toBeHidden();
    expect(new URL(page.url()).pathname).toBe(`/${lng}/blog`);
  });
}

const SCRIPT = { 'content-type': 'text/javascript', 'cache-control': 'no-cache' };

/** Puts a new worker into the place of the one that runs, and under the page in view a page that is not it any more. */
async function release(page: Page, site: ChangingSite, newWorker: (worker: string) => string) {
  const { html, worker } = await page.evaluate(async () => ({
    html: await (await fetch(location.pathname)).text(),
    worker: await (await fetch('/service-worker.js')).text(),
  }));
  const headers = { 'content-type': 'text/html; charset=utf-8', etag: '"next"' };
  site.change(new URL(page.url()).pathname, html, headers);
  site.change('/service-worker.js', newWorker(worker), SCRIPT);
  await update(page);
}

test('a new version is offered, and can wait', async ({ page, site }) => {
  const { update: words } = messagesOf('fa', 'app');
  await read(page, `${site.url}/fa`);
  await release(page, site, (worker) => `${worker}//`);
  const notice = page.getByRole('region', { name: words.text });
  await expect(notice.getByRole('status')).toHaveText(words.text);
  expect(await violationsOf(page)).toEqual([]);
  await notice.getByRole('button', { name: words.later }).click();
  await expect(notice).toBeHidden();
});

test('a new version comes when it is wanted, and leaves pages of the last one their files', async ({ page, site }) => {
  const { update: words } = messagesOf('en', 'app');
  await read(page, `${site.url}/en`);
  let file = '';
  await release(page, site, (worker) => {
    const [entry = '', needed = ''] = /\{url:"(\/scripts\/[^"]+)",revision:null\},?/.exec(worker) ?? [];
    file = needed;
    return worker.replace(entry, '');
  });
  expect(file).not.toBe('');
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: words.reload }).click();
  await reloaded;
  await expect(page.getByRole('region', { name: words.text })).toBeHidden();
  const hasFile = (name: string) =>
    page.evaluate(async ([cache, path]) => !!(await (await caches.open(cache)).match(path)), [name, file] as const);
  await expect.poll(() => hasFile(CACHES.precache)).toBe(false);
  expect(await hasFile(CACHES.files)).toBe(true);
});

test('a worker that is switched off goes with all it kept', async ({ page, site }) => {
  await read(page, `${site.url}/en`);
  const off = readFileSync('out/service-worker-off.js', 'utf8');
  site.change('/service-worker.js', off, SCRIPT);
  await update(page);
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
  const left = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await expect.poll(left).toBe(0);
});

/** Everything in every cache: addresses and bodies. */
const keptText = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const kept: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        kept.push(name, request.url, (await (await cache.match(request))?.text()) ?? '');
    }
    return kept.join('\n');
  });

test('T28: who reads after a customer has signed out finds nothing of them', async ({ page, site }) => {
  await read(page, `${site.url}/en`);
  const first = await signUpFrom(page);
  expect(first.token).not.toBe('');
  for (const path of ['account', 'account/sessions', 'orders', 'analyses'])
    await callFrom(page, path, { token: first.token });
  await callFrom(page, 'auth/logout', { body: {}, token: first.token });
  const second = await signUpFrom(page);
  await callFrom(page, 'account', { token: second.token });

  // What a page of the customer area would be opened with, asked of the worker outright.
  await page.evaluate(async () => {
    const wanted = ['/api/plans', '/api/account', '/en/profile-order', '/en/payment-verify?Authority=A1', '/en/login'];
    const { active } = await navigator.serviceWorker.ready;
    await new Promise<void>((resolve) => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => resolve();
      active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: wanted } }, [channel.port2]);
    });
  });
  await page.goto(`${site.url}/en/web-design`);
  await expect.poll(() => keptPaths(page)).toContain('/en/web-design');
  expect((await keptPaths(page)).filter((path) => /api|profile|payment|login|desk/.test(path))).toEqual([]);
  const names = await page.evaluate(() => caches.keys());
  expect(names.filter((name) => !Object.values<string>(CACHES).includes(name))).toEqual([]);

  await site.cut();
  await page.goto(`${site.url}/en/profile-order`);
  await expect(page.getByRole('heading', { name: messagesOf('en', 'app').offline.heading })).toBeVisible();
  const kept = await keptText(page);
  for (const { phone, token } of [first, second]) {
    expect(kept.includes(phone.slice(1))).toBe(false);
    expect(kept.includes(token)).toBe(false);
  }
});
