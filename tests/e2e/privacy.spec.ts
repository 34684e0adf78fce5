import { loadPage } from '#lib/content/load.ts';
import { fill } from '#lib/i18n/fill.ts';
import { site } from '#lib/site.ts';
import { expect, JOURNEY_LANGUAGES, test } from './support/test.ts';

const HOST_PREFIX = '__Host-';

test('everything a visit leaves in the browser stands in the privacy policy', async ({ page, context }) => {
  await page.goto('/en');
  await page.goto('/de/contact-us');
  const form = page.locator('#consultation-form');
  await expect(form.locator('button[data-send]')).toHaveAttribute('type', 'submit');
  await form.locator('[name="name"]').fill('Nora');
  await form.locator('button[data-send]').click();
  await page.emulateMedia({ colorScheme: 'dark' });
  const names = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  const cookies = (await context.cookies()).map(({ name }) => name);
  expect(names.length).toBeGreaterThan(4);
  expect(cookies).toContain('langCode');

  await page.goto('/en/privacy-policy');
  const listed = await page.getByRole('main').locator('code').allInnerTexts();
  const plain = listed.map((name) => name.replace(HOST_PREFIX, ''));
  for (const name of [...names, ...cookies]) expect(plain).toContain(name.replace(HOST_PREFIX, ''));
});

for (const lng of JOURNEY_LANGUAGES) {
  test(`${lng}: its tables fit a telephone and its sections are reached by link`, async ({ page }) => {
    const { browser, columns, ask } = loadPage(lng, 'privacy-policy');
    const names = [columns.name, columns.where, columns.purpose, columns.kept, columns.setBy];
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`/${lng}/privacy-policy`);
    const table = page.getByRole('table', { name: browser.visitor });
    await expect(table.getByRole('columnheader')).toHaveText(names);
    const overflow = await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(overflow).toBe(0);
    await page.getByRole('main').getByRole('link', { name: ask.rail, exact: true }).click();
    await expect(page.getByText(fill(ask.text, { email: site.email }))).toBeInViewport();
  });
}
