import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { LANGUAGES, type LanguageCode } from '#lib/i18n/languages.ts';
import { pathOf } from '#lib/pages/paths.ts';
import { builtPages, type PageId } from '#lib/pages/registry.ts';
import { pagesOfEachKind } from '#tests/support/page-samples.ts';
import { expect, test } from './support/test.ts';

const BROWSER_TEXT_PX = 16;

/** WCAG 2.2 AA and axe's own best practices. */
const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

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

async function violationsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(STANDARDS).analyze();
  return violations.flatMap(({ id, help, nodes }) => nodes.map((node) => `${id}: ${help}: ${node.target.join(' ')}`));
}

/** Sets the reader's own text size, as the browser's settings do. */
async function setTextSize(page: Page, percent: number) {
  const client = await page.context().newCDPSession(page);
  await client.send('Page.setFontSizes', { fontSizes: { standard: (BROWSER_TEXT_PX * percent) / 100 } });
}

/** How far the page can be scrolled sideways. */
const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const inBothSchemes = ['light', 'dark'] as const;

for (const id of pagesOfEachKind()) {
  for (const { code } of LANGUAGES) {
    const path = pathOf(id, code);
    for (const colorScheme of inBothSchemes) {
      test(`${path} has no axe violation in ${colorScheme}`, async ({ page }) => {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.goto(path);
        await readThrough(page);
        expect(await violationsOf(page)).toEqual([]);
      });
    }
  }
}

/** Every page in the languages of the longest words, and each kind of page in the others. */
const widest = (id: PageId): readonly LanguageCode[] =>
  pagesOfEachKind().includes(id) ? LANGUAGES.map(({ code }) => code) : ['de', 'ru'];

for (const path of builtPages().flatMap((id) => widest(id).map((code) => pathOf(id, code)))) {
  test(`${path} fits a small screen and large text`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(path);
    await readThrough(page);
    expect(await overflowOf(page)).toBe(0);
    await page.setViewportSize({ width: 320, height: 740 });
    expect(await overflowOf(page)).toBe(0);
    await page.setViewportSize({ width: 1280, height: 740 });
    await setTextSize(page, 200);
    await page.reload();
    expect(await overflowOf(page)).toBe(0);
  });
}
