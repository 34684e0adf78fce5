import type { Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import type { LanguageCode } from '#lib/i18n/languages.ts';
import { messagesOf } from '#lib/i18n/messages.ts';
import { pathOf } from '#lib/pages/paths.ts';
import type { PageId } from '#lib/pages/registry.ts';
import { violationsOf } from '../support/axe.ts';
import { type Customer, newCustomer, PASSWORD } from '../support/new-customer.ts';
import { codeTo } from '../support/phone.ts';
import { expect, test } from '../support/test.ts';

/** Opens a guarded page as a visitor, signs in where one is sent, and comes back to it. */
async function enter(page: Page, id: PageId, lng: LanguageCode, customer: Customer): Promise<void> {
  const auth = messagesOf(lng, 'auth');
  await page.goto(pathOf(id, lng));
  await page.getByRole('textbox', { name: messagesOf(lng, 'forms').phone }).fill(customer.phone);
  await page.getByLabel(auth.password, { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: auth.signIn, exact: true }).click();
  await page.waitForURL((url) => url.pathname === pathOf(id, lng));
}

for (const lng of ['en', 'fa'] as const) {
  test(`${lng}: a guarded page asks to sign in and comes back; signing out ends it in every tab`, async ({ page }) => {
    const customer = await newCustomer();
    const text = messagesOf(lng, 'account');
    await page.goto(pathOf('profile-dashboard', lng));
    await page.waitForURL((url) => url.pathname === pathOf('login', lng));
    await enter(page, 'dashboard', lng, customer);
    await expect(page.getByText(text.hello)).toBeVisible();
    await expect(page.getByText(customer.phone)).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);

    const second = await page.context().newPage();
    await second.goto(pathOf('home', lng));
    await second.locator('header').getByRole('link', { name: text.account }).first().click();
    await second.waitForURL((url) => url.pathname === pathOf('dashboard', lng));
    await expect(second.getByText(customer.phone)).toBeVisible();
    await second.getByRole('button', { name: text.signOut }).click();
    for (const tab of [second, page]) await tab.waitForURL((url) => url.pathname === pathOf('login-dashboard', lng));
    expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
    await customer.close();
  });

  test.describe('without scripts', () => {
    test.use({ allowedErrors: [/ERR_FAILED/] });
    test(`${lng}: the header knows who is signed in from the first paint on`, async ({ page }) => {
      const customer = await newCustomer();
      const text = messagesOf(lng, 'account');
      const header = page.locator('header').first();
      const account = header.getByRole('link', { name: text.account, exact: true });
      const signIn = header.getByRole('link', { name: messagesOf(lng, 'shell').signIn, exact: true });
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(pathOf('service-tariffs', lng));
      await expect(signIn).toBeVisible();
      await expect(account).toBeHidden();
      await customer.enter(page);
      await page.goto(pathOf('dashboard', lng));
      await expect(page.getByText(text.hello)).toBeVisible();
      await page.route(/\/scripts\/|\/_next\/.*\.js|account\.json/, (route) => route.abort());
      await page.goto(pathOf('service-tariffs', lng));
      await expect(account).toHaveAttribute('href', pathOf('dashboard', lng));
      await expect(account).toBeVisible();
      await expect(signIn).toBeHidden();
      await expect(page.getByRole('link', { name: text.orderHere }).first()).toBeVisible();
      await customer.close();
    });
  });

  test(`${lng}: settings list devices, set up the second factor and change the password`, async ({ page }) => {
    const customer = await newCustomer();
    const text = messagesOf(lng, 'account');
    const auth = messagesOf(lng, 'auth');
    await enter(page, 'profile-account-settings', lng, customer);
    await expect(page.getByText(text.thisDevice)).toBeVisible();
    await page.getByRole('button', { name: text.endOthers }).click();
    await expect(page.getByRole('button', { name: text.endOthers })).toBeHidden();
    await expect(page.getByText(text.thisDevice)).toBeVisible();

    await page.getByRole('button', { name: text.turnOn }).click();
    const dialog = page.getByRole('dialog');
    const secret = (await dialog.locator('code').textContent()) ?? '';
    await dialog.getByLabel(auth.appOtp).fill(new TOTP({ secret }).generate());
    await dialog.getByRole('button', { name: text.turnOn }).click();
    await expect(dialog.getByText(text.recoveryText)).toBeVisible();
    expect(await dialog.getByRole('listitem').count()).toBeGreaterThan(5);
    expect(await violationsOf(page)).toEqual([]);
    await dialog.getByRole('button', { name: text.close }).click();
    await expect(page.getByRole('button', { name: text.turnOff })).toBeVisible();

    await page.getByRole('button', { name: auth.savePassword }).click();
    const changed = 'Cedar tree 9';
    await dialog.getByLabel(auth.newPassword, { exact: true }).last().fill(changed);
    await dialog.getByLabel(auth.repeatPassword).fill(changed);
    await dialog.getByRole('button', { name: auth.sendCode }).click();
    await dialog.getByLabel(auth.code).fill(await codeTo(customer.phone, 2));
    await expect(dialog.getByText(messagesOf(lng, 'messages').password_changed)).toBeVisible();
    await dialog.getByRole('button', { name: text.close }).click();
    await expect(page.getByText(text.thisDevice)).toBeVisible();
    await customer.close();
  });
}

test.describe('without a session', () => {
  test.use({ allowedErrors: [/401/] }); // of calls that were made before the page knew

  test('a session that ended at the service leads to the sign-in', async ({ page }) => {
    const customer = await newCustomer();
    await enter(page, 'dashboard', 'en', customer);
    await page.context().clearCookies();
    await page.reload();
    await page.waitForURL((url) => url.pathname === pathOf('login-dashboard', 'en'));
    expect(await page.evaluate(() => localStorage.getItem('phone_number'))).toBeNull();
    await customer.close();
  });
});
