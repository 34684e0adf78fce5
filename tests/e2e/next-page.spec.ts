import type { Browser, Page } from 'puppeteer-core';
import { STORAGE_KEYS } from '#lib/storage-keys.ts';
import { launchPrerendering, openedAndPainted, restAndPress } from '#tests/support/prerendering.ts';
import { expect, test } from './support/test.ts';

/* Playwright's browsers fetch the page of a link and do not draw it, hence the other driver. */

let browser: Browser;
let page: Page;

const pageCount = () => page.evaluate((key) => sessionStorage.getItem(key), STORAGE_KEYS.pageCount);

test.beforeEach(async ({ baseURL }) => {
  browser = await launchPrerendering();
  page = await browser.newPage();
  await page.goto(`${baseURL}/en/web-services`);
  await expect.poll(pageCount).toBe('1');
});

test.afterEach(() => browser.close());

test('a page is drawn while somebody rests on its link, and counted once it is opened', async () => {
  await restAndPress(page, 'main a[href="/en/web-design"]', async () => expect(await pageCount()).toBe('1'));
  const { opened } = await openedAndPainted(page);
  expect(opened).toBeGreaterThan(0);
  expect(await page.title()).toMatch(/web design/i);
  await expect.poll(pageCount).toBe('2');
});

test('an application is fetched and runs when it is opened', async () => {
  await restAndPress(page, 'header a[href="/en/login"]', async () => expect(await pageCount()).toBe('1'));
  expect((await openedAndPainted(page)).opened).toBe(0);
});

test('the appearance chosen while a page was ready is the one it opens with', async () => {
  const isDark = () => page.evaluate(() => document.documentElement.hasAttribute('data-dark'));
  const choose = () =>
    page.evaluate(() => {
      const radio = document.querySelector<HTMLInputElement>('[data-look] input[value="dark"]');
      radio?.click();
    });
  await restAndPress(page, 'main a[href="/en/web-design"]', choose);
  await expect.poll(isDark).toBe(true);
});
