import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { LANGUAGES } from '#lib/i18n/languages.ts';
import { pathOf } from '#lib/pages/paths.ts';
import { builtPages } from '#lib/pages/registry.ts';
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

for (const id of builtPages()) {
  for (const { code } of LANGUAGES) {
    const path = pathOf(id, code);

    for (const colorScheme of ['light', 'dark'] as const) {
      test(`${path} has no axe violation in ${colorScheme}`, async ({ page }) => {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.goto(path);
        await readThrough(page);
        expect(await violationsOf(page)).toEqual([]);
      });
    }

    for (const [width, textSize] of [
      [360, 100],
      [320, 100],
      [1280, 200],
    ] as const) {
      test(`${path} fits ${width} px with text at ${textSize} %`, async ({ page }) => {
        await page.setViewportSize({ width, height: 740 });
        await setTextSize(page, textSize);
        await page.goto(path);
        await readThrough(page);
        expect(await overflowOf(page)).toBe(0);
      });
    }
  }
}
