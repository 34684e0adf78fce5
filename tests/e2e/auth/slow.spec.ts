import type { Page } from '@playwright/test';
import { messagesOf } from '#lib/i18n/messages.ts';
import { violationsOf } from '../support/axe.ts';
import { newCustomer, PASSWORD } from '../support/new-customer.ts';
import { codeTo, textsTo } from '../support/phone.ts';
import { expect, test } from '../support/test.ts';
import { openAuth } from './auth-page.ts';

/** A slow mobile line, and what was sent over it meanwhile. */
async function slowDown(page: Page, path: string): Promise<() => number> {
  const session = await page.context().newCDPSession(page);
  const slow = { offline: false, latency: 800, downloadThroughput: 40_000, uploadThroughput: 20_000 };
  await session.send('Network.emulateNetworkConditions', slow);
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().endsWith(path)) sent += 1;
  });
  return () => sent;
}

test('on a slow line a code is asked for once, and the form says that it is on its way', async ({ page }) => {
  const customer = await newCustomer();
  const { text, button, phone, byCode, code, arrived } = await openAuth(page, 'login', 'en');
  await byCode();
  await phone.fill(customer.phone);
  const sent = await slowDown(page, '/auth/otp/send');
  await button(text.sendCode).click();
  const sending = button(text.sending);
  await expect(sending).toHaveAttribute('aria-busy', 'true');
  await sending.click({ force: true });
  await page.keyboard.press('Enter');
  await expect(code).toBeVisible();
  expect(sent()).toBe(1);
  expect(textsTo(customer.phone).filter((one) => one.includes('#'))).toHaveLength(2);
  await code.fill(await codeTo(customer.phone, 2));
  await arrived();
  await customer.close();
});

test('on a slow line a password is sent once', async ({ page }) => {
  const customer = await newCustomer();
  const { text, button, phone, password, arrived } = await openAuth(page, 'login-dashboard', 'en');
  await phone.fill(customer.phone);
  await password.fill(PASSWORD);
  const sent = await slowDown(page, '/auth/login');
  await button(text.signIn).click();
  await expect(button(text.signIn)).toHaveAttribute('aria-busy', 'true');
  await button(text.signIn).click({ force: true });
  await arrived();
  expect(sent()).toBe(1);
  await customer.close();
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const lng of ['en', 'fa'] as const) {
    test(`${lng}: the sign-in of the dashboard has no axe violation in ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const { text, messages, button } = await openAuth(page, 'login-dashboard', lng);
      await button(text.signIn).click();
      await expect(page.getByText(messages.phone_invalid_signin)).toBeVisible();
      expect(await violationsOf(page)).toEqual([]);
    });
  }
}

test.describe('a script that does not arrive', () => {
  test.use({ allowedErrors: [/ERR_FAILED|ChunkLoadError|ChunkError|Failed to load|chunk/i] });

  test('is told where its dialog would stand, with the way to reload the page', async ({ page }) => {
    const { text, messages, dialog, button } = await openAuth(page, 'login', 'en');
    await page.route('**/_next/static/chunks/**', (route) => route.abort());
    await button(text.forgot).click();
    await expect(page.getByText(messages.chunk_failed)).toBeVisible();
    await page.unroute('**/_next/static/chunks/**');
    await button(messagesOf('en', 'forms').reload).click();
    await button(text.forgot).click();
    await expect(dialog).toBeVisible();
  });
});
