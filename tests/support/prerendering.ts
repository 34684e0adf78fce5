import { setTimeout as pause } from 'node:timers/promises';
import { type Browser, launch, type Page } from 'puppeteer-core';
import { findBrowser } from './browser.ts';

/** Longer than a browser waits before it takes a rest on a link for an intention, and than a page of ours is drawn. */
const REST_MS = 1000;

/** A browser that draws pages before they are opened; one that Playwright drives only fetches them. */
export const launchPrerendering = async (): Promise<Browser> =>
  launch({ ...(await findBrowser()), headless: 'shell', defaultViewport: { width: 1280, height: 800 } });

/** Rests on a link until its page is ready, and then presses it. `meanwhile` sees the page before the press. */
export async function restAndPress(page: Page, selector: string, meanwhile?: () => Promise<void>): Promise<void> {
  const from = page.url();
  await page.mouse.move(0, 0); // from where it cannot be on the link already
  await page.hover(selector);
  await pause(REST_MS);
  await meanwhile?.();
  await page.click(selector);
  // A page that was drawn before takes the place of the other without a navigation that the driver tells of, and what
  // was asked of the other is not answered.
  const isThere = (): Promise<boolean> =>
    page.evaluate((before) => location.href !== before && document.readyState === 'complete', from).catch(() => false);
  while (!(await isThere())) await pause(50);
}

/** When the page was opened and when it was first painted, in milliseconds since its drawing began; 0 for one not drawn before. */
export const openedAndPainted = async (page: Page): Promise<{ opened: number; painted: number }> => {
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  return page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
      activationStart: number;
    })[];
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return { opened: navigation?.activationStart ?? Number.NaN, painted: paint?.startTime ?? Number.NaN };
  });
};
