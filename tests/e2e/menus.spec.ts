import type { Locator } from '@playwright/test';
import { fill } from '#lib/i18n/fill.ts';
import { languageOf } from '#lib/i18n/languages.ts';
import { messagesOf } from '#lib/i18n/messages.ts';
import { isBuilt } from '#lib/pages/registry.ts';
import { SERVICES } from '#lib/services.ts';
import { expect, JOURNEY_LANGUAGES, test } from './support/test.ts';

/** Distance of an element from the inline end of the screen; 0 once it has slid in. */
async function inlineEndGap(element: Locator, width: number, dir: 'ltr' | 'rtl'): Promise<number> {
  const box = await element.boundingBox();
  if (!box) return Number.NaN;
  return Math.round(dir === 'rtl' ? box.x : width - box.x - box.width);
}

for (const lng of JOURNEY_LANGUAGES) {
  const shell = messagesOf(lng, 'shell');

  test.describe(`${lng} on a small screen`, () => {
    test.use({ viewport: { width: 360, height: 740 } });

    test('the drawer opens from the inline end, by keyboard, and gives the focus back', async ({ page }) => {
      await page.goto(`/${lng}`);
      const opener = page.getByRole('button', { name: shell.menu, exact: true });
      await opener.focus();
      await page.keyboard.press('Enter');
      const drawer = page.locator('#menu');
      await expect(drawer).toBeVisible();
      await page.keyboard.press('Tab');
      expect(await drawer.evaluate((element) => element.contains(document.activeElement))).toBe(true);
      await expect.poll(() => inlineEndGap(drawer, 360, languageOf(lng).dir)).toBe(0);
      await page.keyboard.press('Escape');
      await expect(drawer).toBeHidden();
      await expect(opener).toBeFocused();
    });
  });

  test.describe(`${lng} on a large screen`, () => {
    test.use({ viewport: { width: 1280, height: 860 } });

    test('the first key reaches the link to the content', async ({ page }) => {
      await page.goto(`/${lng}`);
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: shell.skip })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.locator('#main')).toBeFocused();
    });

    test('the language menu works by keyboard', async ({ page, baseURL }) => {
      await page.goto(`/${lng}`);
      await page.getByRole('button', { name: fill(shell.languageOf, { code: lng.toUpperCase() }) }).focus();
      await page.keyboard.press('Enter');
      await expect(page.locator('#language-menu')).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(page.locator('#language-menu a').first()).toBeFocused();
      await page.keyboard.press('Enter');
      const first = await page.locator('#language-menu a').first().getAttribute('hreflang');
      await expect(page).toHaveURL(`${baseURL}/${first}`);
    });

    if (SERVICES.some(({ page }) => isBuilt(page))) {
      test('the services menu works by keyboard', async ({ page }) => {
        await page.goto(`/${lng}`);
        await page.getByRole('button', { name: shell.services }).focus();
        await page.keyboard.press('Enter');
        await expect(page.locator('#services-menu')).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(page.locator('#services-menu')).toBeHidden();
        await expect(page.getByRole('button', { name: shell.services })).toBeFocused();
      });
    }
  });
}
