import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { fill } from '#lib/i18n/fill.ts';
import type { LanguageCode } from '#lib/i18n/languages.ts';
import { languageOf } from '#lib/i18n/languages.ts';
import { messagesOf } from '#lib/i18n/messages.ts';
import { pathOf } from '#lib/pages/paths.ts';
import { indexPath } from '#lib/search/index-file.ts';
import { expect, test } from './support/test.ts';

interface Sample {
  readonly lng: LanguageCode;
  /** As people type it: other letters than ours, no half-space, other digits. */
  readonly query: string;
  readonly typo: string;
  readonly meant: string;
}

const SAMPLES: readonly Sample[] = [
  { lng: 'en', query: 'google ads', typo: 'anylitics', meant: 'analytics' },
  { lng: 'fa', query: 'تبليغات گوگل', typo: 'اینستگورام', meant: 'اینستاگرام' },
  { lng: 'zh', query: '谷歌广告', typo: 'instegrem', meant: 'instagram' },
];

const results = (page: Page) => page.locator('[data-result]');
const requestsFor = (page: Page, part: string): string[] => {
  const seen: string[] = [];
  page.on('request', (request) => request.url().includes(part) && seen.push(request.url()));
  return seen;
};

for (const { lng, query, typo, meant } of SAMPLES) {
  const search = messagesOf(lng, 'search');
  const shell = messagesOf(lng, 'shell');
  const path = pathOf('search', lng);

  test(`${lng}: results come as one types, can be narrowed and walked through by keyboard`, async ({ page }) => {
    const asked = requestsFor(page, '/search-index/');
    await page.goto(path);
    const field = page.getByRole('searchbox', { name: search.field });
    await field.focus();
    expect(asked).toEqual([]);
    await field.fill(query);
    await expect(results(page).first()).toHaveAttribute('href', new RegExp(`^/${lng}/`));
    await expect(page.locator('mark').first()).toBeVisible();
    await expect(page).toHaveURL(`${path}?${new URLSearchParams({ q: query })}`);
    expect(asked.filter((url) => url.endsWith(indexPath(lng)))).toHaveLength(1);
    expect(asked.length).toBeLessThanOrEqual(7); // the index and six texts

    await page.getByRole('navigation', { name: search.kindsLabel }).getByText(search.kinds.articles).click();
    await expect(results(page).first()).toHaveAttribute('href', /\/blog\//);
    await expect(page).toHaveURL(/kind=articles/);
    await expect(page.locator('#loading')).toBeHidden();

    await field.focus();
    await page.keyboard.press('ArrowDown');
    await expect(results(page).first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(field).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/blog\//);
  });

  test(`${lng}: nothing found says so, offers what was meant and a person to ask`, async ({ page }) => {
    await page.goto(`${path}?${new URLSearchParams({ q: typo })}`);
    await expect(page.getByRole('heading', { name: fill(search.none, { query: typo }) })).toBeVisible();
    const chat = page.getByRole('main').getByRole('link', { name: shell.whatsapp, exact: true });
    expect(decodeURIComponent((await chat.getAttribute('href')) ?? '')).toContain(typo);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations).toEqual([]);
    await page.getByRole('link', { name: meant, exact: true }).click();
    await expect(page.getByRole('searchbox', { name: search.field })).toHaveValue(meant);
    await expect(results(page).first()).toBeVisible();
    const again = await new AxeBuilder({ page }).analyze();
    expect(again.violations).toEqual([]);
  });

  test(`${lng}: the box of the menu and /search?q= lead here with their text`, async ({ page, context, baseURL }) => {
    await page.goto(pathOf('about-us', lng));
    await page.getByRole('button', { name: shell.search, exact: true }).click();
    await page.locator('#search-box').getByRole('searchbox').fill(query);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('searchbox', { name: search.field })).toHaveValue(query);
    await expect(results(page).first()).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.getItem('transferQuery'))).toBe(query);

    await context.addCookies([{ name: 'langCode', value: lng, url: baseURL ?? '' }]);
    await page.goto(`/search?${new URLSearchParams({ q: query })}`);
    await expect(page).toHaveURL(`${path}?${new URLSearchParams({ q: query })}`);
    await expect(page.locator('html')).toHaveAttribute('lang', languageOf(lng).locale);
    await expect(results(page).first()).toBeVisible();
  });
}

test.describe('without a connection', () => {
  test.use({ allowedErrors: [/ERR_INTERNET_DISCONNECTED/] });

  test('search says so and begins by itself when the connection is back', async ({ page, context }) => {
    const { field, offline, failed } = messagesOf('en', 'search');
    await page.goto(pathOf('search', 'en'));
    await page.getByRole('searchbox', { name: field }).focus();
    await context.setOffline(true);
    await page.keyboard.type('design');
    await expect(page.getByRole('alert').filter({ hasText: new RegExp(`${offline}|${failed}`) })).toBeVisible();
    await context.setOffline(false);
    await expect(results(page).first()).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, allowedErrors: [/404/] });

  test('the box of a page that is missing still comes here, and the page leads on', async ({ page }) => {
    await page.goto('/en/404-missing');
    await page.getByRole('main').getByRole('searchbox').fill('seo');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/en\/search\?q=seo$/);
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  });
});
