import type { Page } from '@playwright/test';
import { messagesOf } from '#lib/i18n/messages.ts';
import { expect, JOURNEY_LANGUAGES, test } from './support/test.ts';

const background = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

async function choose(page: Page, lng: (typeof JOURNEY_LANGUAGES)[number], mode: 'light' | 'dark' | 'system') {
  const shell = messagesOf(lng, 'shell');
  await page.getByRole('button', { name: shell.appearance }).click();
  await page.locator('#appearance-menu').getByRole('radio', { name: shell[mode] }).check();
  await page.keyboard.press('Escape');
}

declare global {
  /** Backgrounds of the first frames, kept by `recordFrames` inside the page. */
  var framesSeen: string[] | undefined;
}

/** Records the background of every frame from the first one that has a body. */
const recordFrames = () => {
  const seen: string[] = [];
  globalThis.framesSeen = seen;
  const look = () => {
    if (document.body) seen.push(getComputedStyle(document.body).backgroundColor);
    if (seen.length < 30) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
};

async function framesOf(page: Page): Promise<string[]> {
  await page.waitForFunction(() => (globalThis.framesSeen?.length ?? 0) >= 30);
  return page.evaluate(() => globalThis.framesSeen ?? []);
}

for (const lng of JOURNEY_LANGUAGES) {
  test(`${lng}: the choice shows at once, is saved at once and survives a reload`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(`/${lng}`);
    const light = await background(page);
    await choose(page, lng, 'dark');
    await expect.poll(() => background(page)).not.toBe(light);
    const dark = await background(page);
    expect(await page.evaluate(() => localStorage.getItem('themeMode'))).toBe('dark');
    await page.reload();
    expect(await background(page)).toBe(dark);
    await choose(page, lng, 'system');
    await expect.poll(() => background(page)).toBe(light);
    expect(await page.evaluate(() => localStorage.getItem('themeMode'))).toBe('system');
  });
}

for (const [mode, device] of [
  ['dark', 'light'],
  ['light', 'dark'],
  ['system', 'dark'],
] as const) {
  test(`no frame of a page shows the wrong mode (saved ${mode}, device ${device})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: device });
    await page.goto('/en');
    await page.evaluate((value) => localStorage.setItem('themeMode', value), mode);
    await page.addInitScript(recordFrames);
    await page.reload();
    expect(new Set(await framesOf(page)).size).toBe(1);
  });
}

test('system follows the device while the page is open', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/en');
  const light = await background(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => background(page)).not.toBe(light);
});

test('a choice reaches the other tabs', async ({ page, context }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/en');
  const other = await context.newPage();
  await other.emulateMedia({ colorScheme: 'light' });
  await other.goto('/en');
  await choose(other, 'en', 'dark');
  await expect.poll(() => background(page)).toBe(await background(other));
});
