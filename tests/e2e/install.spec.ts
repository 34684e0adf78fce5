import type { Page } from '@playwright/test';
import { loadPage } from '#lib/content/load.ts';
import { expect, JOURNEY_LANGUAGES, test } from './support/test.ts';

type Outcome = 'accepted' | 'dismissed';

/** Does what Chromium does when it could install the page, and answers its question. Tells whether it was held back. */
const offer = (page: Page, outcome: Outcome) =>
  page.evaluate((answer) => {
    const event = new Event('beforeinstallprompt', { cancelable: true });
    window.dispatchEvent(Object.assign(event, { prompt: () => Promise.resolve({ outcome: answer }) }));
    return event.defaultPrevented;
  }, outcome);

for (const lng of JOURNEY_LANGUAGES) {
  const { install, steps } = loadPage(lng, 'download-the-application');

  test(`${lng}: the page asks with the browser's own question and says when it is done`, async ({ page }) => {
    await page.goto(`/${lng}/download-the-application`);
    const button = page.getByRole('button', { name: install.button });
    await expect(button).toBeHidden();
    await expect(page.getByText(install.none)).toBeVisible();

    expect(await offer(page, 'accepted')).toBe(true);
    await expect(page.getByText(install.none)).toBeHidden();
    await button.click();
    await expect(page.getByRole('status').filter({ hasText: install.done })).toBeVisible();
    await expect(button).toBeHidden();
  });

  test.describe(`${lng}: without scripts`, () => {
    test.use({ javaScriptEnabled: false });

    test('the steps for every device are there', async ({ page }) => {
      await page.goto(`/${lng}/download-the-application`);
      await expect(page.getByRole('button', { name: install.button })).toBeHidden();
      for (const device of [steps.ios, steps.android, steps.desktop]) {
        await expect(page.getByRole('heading', { name: device.title, exact: true })).toBeVisible();
        for (const step of device.steps) await expect(page.getByText(step).first()).toBeVisible();
      }
    });
  });
}

test('who says no is shown the steps', async ({ page }) => {
  const { install } = loadPage('en', 'download-the-application');
  await page.goto('/en/download-the-application');
  await offer(page, 'dismissed');
  await page.getByRole('button', { name: install.button }).click();
  await expect(page.getByText(install.none)).toBeVisible();
  await expect(page.getByRole('button', { name: install.button })).toBeHidden();
});
