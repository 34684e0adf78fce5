import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { LANGUAGES } from '#lib/i18n/languages.ts';
import { pathOf } from '#lib/pages/paths.ts';
import { builtPages } from '#lib/pages/registry.ts';
import { expect, test } from './support/test.ts';

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

    test(`${path} fits 360 px, also with text at 200 %`, async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto(path);
      await readThrough(page);
      const overflow = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      expect(await overflow()).toBe(0);
      await page.addStyleTag({ content: 'html { font-size: 200% }' });
      expect(await overflow()).toBe(0);
    });
  }
}
