import type { Page, Route } from '@playwright/test';
import { messagesOf } from '#lib/i18n/messages.ts';
import { pathOf } from '#lib/pages/paths.ts';
import { builtPages, livesAtOnce, type PageId } from '#lib/pages/registry.ts';
import { pagesOfEachKind } from '#tests/support/page-samples.ts';
import { signUpFrom } from './support/customer.ts';
import { expect, test } from './support/test.ts';

/*
 * The framework's script comes when a live part of a page is wanted (docs/performance.md). The export is rewritten for
 * that, so these tests have to hold whenever Next is updated.
 */

const CHUNKS = '**/_next/static/chunks/*.js';
const PAYLOAD = '**/scripts/payload.*.js';
const isOfFramework = (url: string): boolean => /\/_next\/static\/chunks\/|\/scripts\/payload\./.test(url);

/** Addresses of everything the page asks for from now on. */
function requestsOf(page: Page): string[] {
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  return urls;
}

/** Keeps the framework's script back until the returned function is called. */
async function holdScript(page: Page): Promise<() => Promise<void>> {
  let isHeld = true;
  const held: Route[] = [];
  await page.route(CHUNKS, (route) => (isHeld ? void held.push(route) : route.continue()));
  return async () => {
    isHeld = false;
    await Promise.all(held.map((route) => route.continue()));
  };
}

/** Pages whose first live part is near the first screen. */
const LIVE_SOON: readonly PageId[] = ['contact-us', 'advertising-google'];
const READ: readonly PageId[] = [...pagesOfEachKind(), 'privacy-policy' as const].filter(
  (id) => builtPages().includes(id) && !livesAtOnce(id) && !LIVE_SOON.includes(id) && id !== 'offline',
);

for (const id of READ) {
  test(`${id}: who reads the first screen loads two small scripts, and styles with the page`, async ({ page }) => {
    const urls = requestsOf(page);
    await Promise.all([page.waitForRequest(/\/scripts\/idle\./), page.goto(pathOf(id, 'en'))]);
    expect(urls.filter(isOfFramework)).toEqual([]);
    expect(urls.filter((url) => url.endsWith('.css'))).toHaveLength(id === 'home' ? 1 : 0);
  });
}

test('a form lives once it is near the view, and its styles are those of the page', async ({ page }) => {
  const urls = requestsOf(page);
  await page.goto('/fa/web-design');
  const send = page.locator('#consultation [data-send]');
  await expect(send).toHaveAttribute('type', 'button');
  const look = () => send.evaluate((button) => getComputedStyle(button).cssText);
  const before = await look();
  await send.scrollIntoViewIfNeeded();
  await expect(send).toHaveAttribute('type', 'submit');
  expect(urls.filter((url) => url.endsWith('.css'))).toEqual([]);
  expect(await look()).toBe(before);
});

test('what was typed and pressed before the script came counts', async ({ page }) => {
  const release = await holdScript(page);
  await page.goto('/en/contact-us#consultation');
  const form = page.locator('#consultation form');
  await form.locator('[name=email]').fill('early@visitor.test');
  await form.locator('[data-send]').click();
  await expect(form.locator('[data-send]')).toHaveAttribute('type', 'button');
  await release();
  await expect(form.getByText(messagesOf('en', 'messages').captcha_required).first()).toBeVisible();
  await expect(form.locator('[name=email]')).toHaveValue('early@visitor.test');
});

test('a sum that was set before the script came is counted', async ({ page }) => {
  const release = await holdScript(page);
  await page.goto('/en/advertising-google');
  const { spend } = messagesOf('en', 'advertising');
  await page.getByRole('textbox', { name: spend }).fill('2,000');
  await release();
  await expect(page.locator('#fee dl')).toContainText('$260');
});

test('what the page’s own scripts changed stays when the framework comes', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/en');
  const { token } = await signUpFrom(page);
  await page.evaluate((key) => localStorage.setItem('accessToken', key), token);
  await page.goto('/en/blog/web-design-react-article');
  const account = page.locator('header a[href="/en/dashboard"]').first();
  await expect(account).toHaveText(messagesOf('en', 'account').account);
  const figure = page.locator('figure', { has: page.locator('pre') }).first();
  await figure.getByRole('button').click();
  await expect(figure.getByRole('status')).not.toBeEmpty();
  const send = page.locator('#comments-island [data-send]');
  await send.scrollIntoViewIfNeeded();
  await expect(send).toHaveAttribute('type', 'submit');
  await expect(account).toHaveText(messagesOf('en', 'account').account);
});

test.describe('when the script cannot be had', () => {
  test.use({ allowedErrors: [/ERR_FAILED/] });

  for (const [name, files] of [
    ['the framework', CHUNKS],
    ['its payload', PAYLOAD],
  ] as const) {
    test(`without ${name} the form says so, keeps what was typed, and a reload brings both back`, async ({ page }) => {
      await page.route(files, (route) => route.abort());
      await page.goto('/de/contact-us#consultation');
      const { chunk_failed } = messagesOf('de', 'messages');
      const { reload } = messagesOf('de', 'forms');
      const email = page.locator('#consultation [name=email]');
      await email.fill('kept@visitor.test');
      await expect(page.getByRole('alert').filter({ hasText: chunk_failed })).toBeVisible();
      await expect(email).toHaveValue('kept@visitor.test');
      await page.unroute(files);
      await page.getByRole('button', { name: reload }).click();
      await expect(page.locator('#consultation [data-send]')).toHaveAttribute('type', 'submit');
      await expect(email).toHaveValue('kept@visitor.test');
    });
  }
});
