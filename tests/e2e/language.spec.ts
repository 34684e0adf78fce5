import { fill } from '#lib/i18n/fill.ts';
import { type LanguageCode, languageOf } from '#lib/i18n/languages.ts';
import { messagesOf } from '#lib/i18n/messages.ts';
import { pathOf } from '#lib/pages/paths.ts';
import type { PageId } from '#lib/pages/registry.ts';
import { pagesOfEachKind } from '#tests/support/page-samples.ts';
import { configureGeolocation, geolocationService } from './support/geolocation.ts';
import { expect, JOURNEY_LANGUAGES, test } from './support/test.ts';

const LOOK_UP_LIMIT_MS = 1500;

/** Longest a slow look-up may keep a visitor: the limit and a page load on a busy machine. */
const PATIENCE_MS = LOOK_UP_LIMIT_MS + 3000;

/** What the button of the language menu is called on pages of a language. */
const nameOfSwitch = (lng: LanguageCode) => fill(messagesOf(lng, 'shell').languageOf, { code: lng.toUpperCase() });

/** One rule leads to all pages; a usual run tries it on a page of each depth and on one that is an application. */
const SAMPLES: readonly PageId[] = ['home', 'web-services', 'digital-marketing-overview-article', 'login'];
const redirected = pagesOfEachKind().filter((id) => Boolean(process.env.EVERY_PAGE) || SAMPLES.includes(id));

test.describe('the page at /', () => {
  for (const lng of JOURNEY_LANGUAGES) {
    test(`opens ${lng} for who has saved it`, async ({ page, context, baseURL }) => {
      await page.goto(`/${lng}`);
      await context.clearCookies();
      await page.goto('/');
      await expect(page).toHaveURL(`${baseURL}/${lng}`);
    });

    test(`opens ${lng} for its cookie`, async ({ page, context, baseURL }) => {
      await context.addCookies([{ name: 'langCode', value: lng, url: String(baseURL) }]);
      await page.goto('/');
      await expect(page).toHaveURL(`${baseURL}/${lng}`);
    });
  }

  test('prefers what is saved to the cookie', async ({ page, context, baseURL }) => {
    await page.goto('/ar');
    await context.addCookies([{ name: 'langCode', value: 'ru', url: String(baseURL) }]);
    await page.goto('/');
    await expect(page).toHaveURL(`${baseURL}/ar`);
  });

  test('asks the geolocation service when nothing is saved', async ({ page, baseURL }) => {
    const service = await geolocationService('IR');
    await configureGeolocation(page, service.url);
    await page.goto('/');
    await expect(page).toHaveURL(`${baseURL}/fa`);
    service.close();
  });

  test('keeps query and fragment', async ({ page, baseURL }) => {
    await page.goto('/?utm_source=letter#tariffs');
    await expect(page).toHaveURL(`${baseURL}/en?utm_source=letter#tariffs`);
  });
});

test.describe('a slow geolocation service', () => {
  test.use({ locale: 'it-CH', allowedErrors: [/ERR_ABORTED|Failed to load resource/] });

  test('is given up after 1500 ms, then the browser decides', async ({ page, baseURL }) => {
    const service = await geolocationService('IR', LOOK_UP_LIMIT_MS * 4);
    await configureGeolocation(page, service.url);
    const since = performance.now();
    await page.goto('/');
    await expect(page).toHaveURL(`${baseURL}/it`);
    const waited = performance.now() - since;
    expect(waited).toBeGreaterThan(LOOK_UP_LIMIT_MS - 100);
    expect(waited).toBeLessThan(PATIENCE_MS);
    service.close();
  });
});

for (const [locale, lng] of [
  ['fr-CA', 'fr'],
  ['zh-TW', 'zh'],
  ['ja-JP', 'en'],
] as const) {
  test.describe(`a browser in ${locale}`, () => {
    test.use({ locale });
    test(`opens ${lng}`, async ({ page, baseURL }) => {
      await page.goto('/');
      await expect(page).toHaveURL(`${baseURL}/${lng}`);
    });
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('/ leads to English', async ({ page, baseURL }) => {
    await page.goto('/');
    await expect(page).toHaveURL(`${baseURL}/en`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('the language switch works', async ({ page, baseURL }) => {
    await page.goto('/en');
    await page.getByRole('button', { name: nameOfSwitch('en') }).click();
    await page
      .getByRole('link', { name: languageOf('fa').nativeName })
      .first()
      .click();
    await expect(page).toHaveURL(`${baseURL}/fa`);
  });
});

test.describe('a page under its language', () => {
  for (const lng of JOURNEY_LANGUAGES) {
    test(`/${lng} wins over what is saved, and is saved`, async ({ page, context, baseURL }) => {
      const other: LanguageCode = lng === 'en' ? 'de' : 'en';
      await page.goto(`/${other}`);
      await page.goto(`/${lng}`);
      const { locale, dir } = languageOf(lng);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect(page.locator('html')).toHaveAttribute('dir', dir);
      const saved = () => page.evaluate(() => [localStorage.getItem('locale'), localStorage.getItem('langCode')]);
      await expect.poll(saved).toEqual([locale, lng]);
      const cookie = (await context.cookies(baseURL)).find(({ name }) => name === 'langCode');
      expect(cookie).toMatchObject({ value: lng, sameSite: 'Lax' });
      const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
      expect(days).toBeGreaterThan(360);
    });

    test(`the switch of /${lng} keeps page, query and fragment`, async ({ page, baseURL }) => {
      const other: LanguageCode = lng === 'fa' ? 'de' : 'fa';
      await page.goto(`/${lng}?utm_source=letter#tariffs`);
      await page.getByRole('button', { name: nameOfSwitch(lng) }).click();
      await page
        .locator('#language-menu')
        .getByRole('link', { name: languageOf(other).nativeName })
        .click();
      await expect(page).toHaveURL(`${baseURL}/${other}?utm_source=letter#tariffs`);
    });
  }
});

test.describe('an address with an unknown language', () => {
  for (const path of redirected.map((id) => pathOf(id, 'fa').slice('/fa'.length))) {
    test(`/xx${path} goes to /fa${path}`, async ({ page, baseURL }) => {
      await page.goto(`/xx${path}`);
      await expect(page).toHaveURL(`${baseURL}/fa${path}`);
    });
  }
});

test.describe('an address without a language', () => {
  for (const id of redirected.filter((page) => page !== 'home')) {
    const slug = pathOf(id, 'en').slice('/en'.length);
    test(`${slug} opens in the saved language`, async ({ page, baseURL }) => {
      await page.goto('/de');
      await page.goto(slug);
      await expect(page).toHaveURL(`${baseURL}/de${slug}`);
    });
  }
});

test.describe('a page that does not exist', () => {
  test.use({ allowedErrors: [/status of 404/] });

  for (const lng of JOURNEY_LANGUAGES) {
    test(`says so in ${lng} and leads home`, async ({ page, baseURL }) => {
      const response = await page.goto(`/${lng}/nothing-here`);
      expect(response?.status()).toBe(404);
      await expect(page.locator('html')).toHaveAttribute('lang', languageOf(lng).locale);
      await expect(page.locator('html')).toHaveAttribute('dir', languageOf(lng).dir);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await page.locator(`a[href="/${lng}"]`).and(page.locator(':visible')).first().click();
      await expect(page).toHaveURL(`${baseURL}/${lng}`);
    });
  }

  test('without a language speaks the saved one', async ({ page }) => {
    await page.goto('/fr');
    const response = await page.goto('/nothing-here-at-all/deep.html');
    expect(response?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr-FR');
  });
});
