import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

/** Families that draw what a selector finds, as the browser's own inspector tells. */
async function fontsDrawing(page: Page, selector: string): Promise<string[]> {
  const client = await page.context().newCDPSession(page);
  await client.send('DOM.enable');
  await client.send('CSS.enable');
  const { root } = await client.send('DOM.getDocument');
  const { nodeId } = await client.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await client.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.map(({ familyName }) => familyName).sort();
}

for (const [path, selector, families] of [
  ['/en', 'h1', ['Roboto']],
  ['/fa', 'h1', ['Vazirmatn', 'Roboto']], // spaces and stops are Latin
  ['/ar', 'footer a[hreflang=en]', ['Roboto']],
  ['/fa/contact-us', 'main a[href^=mailto]', ['Roboto']],
] as const) {
  test(`${selector} of ${path} is drawn with ${families}`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('style#fonts')).toHaveAttribute('media', 'all'); // after the first paint
    await page.evaluate(() => document.fonts.ready);
    expect(new Set(await fontsDrawing(page, selector))).toEqual(new Set(families));
  });
}
