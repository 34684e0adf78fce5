import { LANGUAGES } from '#lib/i18n/languages.ts';
import { messagesOf } from '#lib/i18n/messages.ts';
import { pathOf } from '#lib/pages/paths.ts';
import { answerFirst } from '../support/answer-first.ts';
import { violationsOf } from '../support/axe.ts';
import { newCustomer } from '../support/new-customer.ts';
import { expect, test } from '../support/test.ts';

for (const lng of ['en', 'fa'] as const) {
  const text = messagesOf(lng, 'settings');

  test(`${lng}: calendar, digits, colours and notices are chosen, kept, and hold after a reload`, async ({ page }) => {
    const customer = await newCustomer();
    await customer.enter(page);
    await page.goto(pathOf('profile-account-settings', lng));
    const proof = page.getByText(text.proof).locator('..');
    const year = String(new Date().getFullYear());
    await page.getByRole('radio', { name: text[lng === 'en' ? 'calendar_persian' : 'calendar_gregory'] }).check();
    if (lng === 'en') await expect(proof).toContainText('AP');
    if (lng === 'fa') {
      await page.getByRole('radio', { name: text.calendar_persian }).check();
      await expect(proof).toContainText(/(?:شنبه|جمعه) [۰-۹]{1,2} \S+ [۰-۹]{4}/); // weekday, day, month, year
      await page.getByRole('radio', { name: text.calendar_gregory }).check();
      await page.getByRole('radio', { name: '0123' }).check();
      await expect(proof).toContainText(year);
    }
    await page.getByRole('radio', { name: text.look_dark, exact: true }).last().check();
    await expect(page.locator('html')).toHaveAttribute('data-dark');
    const moved = page.getByRole('checkbox', { name: `${text.event_order_moved}: ${text.channel_email}` });
    await moved.check();
    await expect(moved).toBeChecked();
    await expect(page.getByRole('checkbox', { name: `${text.event_security}: ${text.channel_email}` })).toBeDisabled();
    expect(await violationsOf(page)).toEqual([]);
    await page.reload();
    await expect(moved).toBeChecked();
    await expect(proof).toContainText(lng === 'en' ? 'AP' : year);
    await expect(page.locator('html')).toHaveAttribute('data-dark');
    await customer.close();
  });
}

for (const lng of ['en', 'fa'] as const)
  test(`${lng}: on a telephone the strip of pages shows the one that is open`, async ({ page }) => {
    const customer = await newCustomer();
    await customer.enter(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(pathOf('profile-account-settings', lng));
    const { nav } = messagesOf(lng, 'account');
    await expect(page.getByRole('navigation', { name: nav }).locator('[aria-current]')).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await customer.close();
  });

test('the language of the account opens its page', async ({ page }) => {
  const customer = await newCustomer();
  await customer.enter(page);
  await page.goto(pathOf('profile-account-settings', 'en'));
  const german = LANGUAGES.find(({ code }) => code === 'de');
  await page.getByRole('combobox', { name: messagesOf('en', 'settings').language }).selectOption(german?.code ?? '');
  await page.waitForURL((url) => url.pathname === pathOf('profile-account-settings', 'de'));
  await expect(page.getByRole('heading', { name: messagesOf('de', 'settings').display })).toBeVisible();
  await customer.close();
});

test.describe('with a service that does not answer', () => {
  test.use({ allowedErrors: [/ERR_|50\d/] });

  for (const lng of ['en', 'fa'] as const) {
    test(`${lng}: a choice that could not be kept says so, and the list is read again`, async ({ page }) => {
      const customer = await newCustomer();
      const text = messagesOf(lng, 'settings');
      const messages = messagesOf(lng, 'messages');
      await customer.enter(page);
      await answerFirst(page, '**/api/account', (route) => route.abort(), 2); // the first page asks for the display too
      await page.goto(pathOf('profile-account-settings', lng));
      await expect(page.getByText(messages.load_failed)).toBeVisible();
      await page.getByRole('button', { name: messagesOf(lng, 'forms').retry }).click();
      const moved = page.getByRole('checkbox', { name: `${text.event_order_moved}: ${text.channel_email}` });
      await expect(moved).not.toBeChecked();
      await answerFirst(page, '**/api/account', (route) => route.abort());
      await moved.click();
      await expect(page.getByText(messages.network_error)).toBeVisible();
      await expect(moved).not.toBeChecked();
      await customer.close();
    });
  }
});
