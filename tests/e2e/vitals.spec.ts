import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

interface Vitals {
  page: string;
  samples: { name: string; value: number }[];
}

/** Puts the page into the background, as leaving it does, and gives what was told then; a real leave hides the request. */
async function hide(page: Page): Promise<Vitals> {
  const told = page.waitForRequest('**/api/vitals');
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
  return (await told).postDataJSON() as Vitals;
}

const open = async (page: Page) =>
  Promise.all([page.waitForResponse(/\/scripts\/idle\./), page.goto('/en/web-services')]);

test('a page that was left tells how fast it was', async ({ page }) => {
  await open(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const { page: path, samples } = await hide(page);
  expect(path).toBe('/en/web-services');
  expect(samples.map(({ name }) => name)).toEqual(expect.arrayContaining(['FCP', 'TTFB']));
  expect(samples.map(({ name }) => name)).not.toContain('INP');
});

test('one that was touched also tells how soon it answered', async ({ page }) => {
  await open(page);
  const question = page.locator('main summary').first();
  await Promise.all([page.waitForResponse(/\/scripts\/touches\./), question.click()]);
  await question.click();
  const told = () => page.evaluate(() => performance.getEntriesByType('first-input').length);
  await expect.poll(told).toBe(1); // after its frame
  const { samples } = await hide(page);
  const answered = samples.find(({ name }) => name === 'INP');
  expect(answered?.value).toBeGreaterThan(0);
});
