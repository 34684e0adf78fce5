import { messagesOf } from '#lib/i18n/messages.ts';
import { pageName } from '#lib/pages/page-name.ts';
import { pathOf } from '#lib/pages/paths.ts';
import { expect, JOURNEY_LANGUAGES, test } from './support/test.ts';

for (const lng of JOURNEY_LANGUAGES) {
  const { groups } = messagesOf(lng, 'plans');
  const { whatsapp, telegram } = messagesOf(lng, 'shell');
  const prices = pathOf('service-tariffs', lng);

  test.describe(`${lng} without JavaScript`, () => {
    test.use({ javaScriptEnabled: false });

    test('the address opens a tab, and a link opens another', async ({ page }) => {
      await page.goto(`${prices}#seo`);
      await expect(page.getByRole('region', { name: groups.seo, exact: true })).toBeVisible();
      await expect(page.getByRole('region', { name: groups.web, exact: true })).toBeHidden();
      await page.getByRole('link', { name: groups.complete, exact: true }).click();
      await expect(page).toHaveURL(/#complete$/);
      await expect(page.getByRole('region', { name: groups.complete, exact: true })).toBeVisible();
      await expect(page.getByRole('region', { name: groups.seo, exact: true })).toBeHidden();
    });

    test('every plan in sight opens both chat apps with a message that names page and reference', async ({ page }) => {
      await page.goto(prices);
      for (const [app, host] of [
        [whatsapp, 'wa.me'],
        [telegram, 't.me'],
      ] as const) {
        const links = page.locator('#web').getByRole('link', { name: app });
        await expect(links).toHaveCount(3);
        for (const link of await links.all()) {
          const url = new URL((await link.getAttribute('href')) ?? '');
          expect(url.host).toBe(host);
          expect(url.searchParams.get('text')).toContain(pageName('service-tariffs', lng));
          expect(url.searchParams.get('text')).toMatch(/A-[2-9A-Z]{4}/);
        }
      }
    });
  });
}

for (const [lng, typed, fee] of [
  ['en', '2,000', '$260'],
  ['fa', '۲۰۰۰', '۲۶۰'],
] as const) {
  const texts = messagesOf(lng, 'advertising');

  test(`${lng}: the fee follows what is typed, and a sum that is none is explained`, async ({ page }) => {
    await page.goto(pathOf('advertising-google', lng));
    const amount = page.getByRole('textbox', { name: texts.spend });
    await amount.scrollIntoViewIfNeeded();
    await amount.fill(typed);
    await expect(page.locator('#fee dl')).toContainText(fee);
    await amount.fill('—');
    await expect(amount).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByRole('alert').filter({ hasText: texts.invalid })).toBeVisible();
  });

  test(`${lng}: the slider answers the arrow keys`, async ({ page }) => {
    await page.goto(pathOf('advertising-google', lng));
    const slider = page.getByRole('slider', { name: texts.spend });
    await slider.scrollIntoViewIfNeeded();
    const before = (await slider.getAttribute('aria-valuetext')) ?? '';
    await slider.press('End');
    await expect(slider).not.toHaveAttribute('aria-valuetext', before);
    await expect(page.locator('#fee dl')).toContainText(new Intl.NumberFormat(lng, { style: 'percent' }).format(0.08));
  });
}
