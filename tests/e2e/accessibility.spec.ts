import type { Page } from '@playwright/test';
import { LANGUAGES, type LanguageCode } from '#lib/i18n/languages.ts';
import { pathOf } from '#lib/pages/paths.ts';
import { openPages, pagesOfEachKind } from '#tests/support/page-samples.ts';
import { violationsOf } from './support/axe.ts';
import { expect, test } from './support/test.ts';

const BROWSER_TEXT_PX = 16;

/** Scrolls through the page, so that what loads when seen is there. */
async function readThrough(page: Page) {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += 600) {
      scrollTo(0, top);
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
    scrollTo(0, 0);
  });
}

/** Sets the reader's own text size, as the browser's settings do. */
async function setTextSize(page: Page, percent: number) {
  const client = await page.context().newCDPSession(page);
  await client.send('Page.setFontSizes', { fontSizes: { standard: (BROWSER_TEXT_PX * percent) / 100 } });
}

/** How far the page can be scrolled sideways. */
const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Small screens, and a text twice as large as the browser's own. */
async function expectNoSidewaysScroll(page: Page) {
  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: 740 });
    expect(await overflowOf(page), `${width} px wide`).toBe(0);
  }
  await page.setViewportSize({ width: 1280, height: 740 });
  await setTextSize(page, 200);
  expect(await overflowOf(page), 'text at 200 %').toBe(0);
}

/** The first page of each kind in every language: one visit, both colour schemes, all sizes. */
for (const id of pagesOfEachKind()) {
  for (const { code } of LANGUAGES) {
    const path = pathOf(id, code);
    test(`${path} has no axe violation in light or dark, and fits a small screen and large text`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await page.goto(path);
      await readThrough(page);
      expect(await violationsOf(page), 'light').toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await violationsOf(page), 'dark').toEqual([]);
      await expectNoSidewaysScroll(page);
    });
  }
}

/** The other pages in the languages of the longest words. */
const WIDEST: readonly LanguageCode[] = ['de', 'ru'];
const others = openPages().filter((id) => !pagesOfEachKind().includes(id));

for (const path of others.flatMap((id) => WIDEST.map((code) => pathOf(id, code)))) {
  test(`${path} fits a small screen and large text`, async ({ page }) => {
    await page.goto(path);
    await readThrough(page);
    await expectNoSidewaysScroll(page);
  });
}
