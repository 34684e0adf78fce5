import { violationsOf } from '../support/axe.ts';
import { newCustomer, PASSWORD } from '../support/new-customer.ts';
import { codeTo, newPhone } from '../support/phone.ts';
import { expect, test } from '../support/test.ts';
import { AUTH_LANGUAGES, openAuth } from './auth-page.ts';

for (const lng of AUTH_LANGUAGES) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${lng}: signing up, in the form and over it, has no axe violation in ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const number = newPhone();
      const { text, button, phone, password, repeat, dialog } = await openAuth(page, 'signup', lng);
      await button(text.sendCode).click();
      await expect(phone).toBeFocused();
      expect(await violationsOf(page)).toEqual([]);
      await phone.fill(number);
      await password.fill(PASSWORD);
      await repeat.fill(PASSWORD);
      await page.locator('#privacy').check();
      await button(text.sendCode).click();
      await codeTo(number);
      await expect(dialog.getByLabel(text.code)).toBeFocused();
      expect(await violationsOf(page)).toEqual([]);
    });
  }

  test(`${lng}: the code step of signing in has no axe violation and fits a small screen`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 320, height: 740 });
    const customer = await newCustomer();
    const { text, button, phone, byCode, code } = await openAuth(page, 'login-dashboard', lng);
    await byCode();
    await phone.fill(customer.phone);
    await button(text.sendCode).click();
    await expect(code).toBeFocused();
    expect(await violationsOf(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await customer.close();
  });
}
