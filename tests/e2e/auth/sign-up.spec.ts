import { newCustomer, PASSWORD } from '../support/new-customer.ts';
import { codeTo, newPhone, textsTo } from '../support/phone.ts';
import { expect, test } from '../support/test.ts';
import { AUTH_LANGUAGES, openAuth } from './auth-page.ts';

test.use({ allowedErrors: [/status of 4(?:01|04|09|22)/] });

for (const lng of AUTH_LANGUAGES) {
  test(`${lng}: signing up names what is wrong, sends one code and signs in with it`, async ({ page }) => {
    const phone = newPhone();
    const { text, messages, button, dialog, ...fields } = await openAuth(page, 'signup', lng);
    await button(text.sendCode).click();
    await expect(page.getByText(messages.phone_invalid_signup)).toBeVisible();
    await expect(page.getByText(messages.password_weak)).toBeVisible();
    await expect(page.getByText(messages.privacy_required)).toBeVisible();
    await expect(fields.phone).toBeFocused();

    const local = `0${phone.slice(3)}`;
    await fields.phone.fill(lng === 'fa' ? local.replace(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'[Number(digit)] ?? '') : phone);
    await fields.password.fill(PASSWORD);
    await fields.repeat.fill('Walnut');
    await page.locator('#privacy').check();
    await button(text.sendCode).click();
    await expect(page.getByText(messages.password_mismatch)).toBeVisible();
    await fields.repeat.fill(PASSWORD);
    await button(text.sendCode).dblclick();

    await expect(dialog.getByRole('heading', { name: text.enterCode })).toBeVisible();
    const code = await codeTo(phone);
    expect(textsTo(phone)).toHaveLength(1);
    await fields.code.fill(`${code.slice(0, 3)} ${code.slice(3)}`);
    await fields.arrived();
    const stored = await page.evaluate(() => ['phone_number', 'role', 'token'].map((key) => localStorage.getItem(key)));
    expect(stored.slice(0, 2)).toEqual([phone, 'customer']);
    expect(stored[2]).toBeTruthy();
  });
}

test('a known number says so beside the field, and leads to signing in with it', async ({ page }) => {
  const customer = await newCustomer();
  const { text, messages, button, phone, password, repeat } = await openAuth(page, 'signup', 'en');
  await phone.fill(customer.phone);
  await password.fill(PASSWORD);
  await repeat.fill(PASSWORD);
  await page.locator('#privacy').check();
  await button(text.sendCode).click();
  await expect(page.getByText(messages.phone_taken)).toBeVisible();
  await page.getByRole('link', { name: text.signInInstead }).click();
  await expect(page.getByRole('heading', { level: 1, name: text.signIn })).toBeVisible();
  await expect(phone).toHaveValue(customer.phone);
  await customer.close();
});

test('after a reload the code still counts and only the password is asked for again', async ({ page }) => {
  const number = newPhone();
  const { text, button, phone, password, repeat, code, arrived } = await openAuth(page, 'signup', 'en');
  await phone.fill(number);
  await password.fill(PASSWORD);
  await repeat.fill(PASSWORD);
  await page.locator('#privacy').check();
  await button(text.sendCode).click();
  const sent = await codeTo(number);
  await page.reload();
  await code.fill(sent);
  await expect(page.getByText(text.proven)).toBeVisible();
  await password.fill(PASSWORD);
  await repeat.fill(PASSWORD);
  await page.locator('#privacy').check();
  await button(text.createAccount).click();
  await arrived();
  expect(textsTo(number)).toHaveLength(1);
});
