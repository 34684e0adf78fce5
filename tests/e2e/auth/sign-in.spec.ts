import { enrolApp, newCustomer, PASSWORD } from '../support/new-customer.ts';
import { codeTo, newPhone, otherThan, textsTo } from '../support/phone.ts';
import { expect, test } from '../support/test.ts';
import { AUTH_LANGUAGES, openAuth } from './auth-page.ts';

test.use({ allowedErrors: [/status of 4(?:01|04|22)|ERR_INTERNET_DISCONNECTED/] });

for (const lng of AUTH_LANGUAGES) {
  test(`${lng}: a code signs in; a wrong one says so; a reload goes on counting`, async ({ page }) => {
    const customer = await newCustomer();
    const { text, messages, button, phone, code, byCode, arrived } = await openAuth(page, 'login', lng);
    await byCode();
    await phone.fill(customer.phone);
    await button(text.sendCode).click();
    const sent = await codeTo(customer.phone, 2);
    await expect(page.getByRole('timer')).toBeVisible();

    await page.reload();
    await expect(page.getByRole('timer')).toBeVisible();
    expect(textsTo(customer.phone)).toHaveLength(2);

    await button(text.signIn).click();
    await expect(page.getByText(messages.otp_incomplete)).toBeVisible();
    await code.fill(otherThan(sent));
    await expect(page.getByText(messages.otp_invalid)).toBeVisible();
    await expect(code).toBeFocused();
    await page.keyboard.insertText(`${text.sentTo} ${customer.phone}: ${sent}`);
    await arrived();
    await customer.close();
  });

  test(`${lng}: a password signs in and leads back to where one came from`, async ({ page }) => {
    const customer = await newCustomer();
    const next = `/${lng}/contact-us`;
    const { text, messages, button, phone, password, arrived } = await openAuth(page, 'login', lng, `?next=${next}`);
    await button(text.signIn).click();
    await expect(page.getByText(messages.phone_invalid_signin)).toBeVisible();
    await expect(page.getByText(messages.field_required)).toBeVisible();
    await phone.fill(newPhone());
    await password.fill(PASSWORD);
    await button(text.signIn).click();
    await expect(page.getByText(messages.user_not_found)).toBeVisible();
    await expect(page.getByRole('link', { name: text.signUp, exact: true }).last()).toHaveAttribute('href', /\?next=/);
    await phone.fill(customer.phone);
    await password.fill('Hazel tree 8');
    await button(text.signIn).click();
    await expect(page.getByText(messages.password_incorrect)).toBeVisible();
    await expect(password).toHaveValue('Hazel tree 8');
    await password.fill(PASSWORD);
    await button(text.signIn).click();
    await arrived(next);
    await customer.close();
  });
}

test('an expired code says so and another one is sent', async ({ page }) => {
  const customer = await newCustomer();
  await page.clock.install();
  const { text, messages, button, phone, code, byCode, arrived } = await openAuth(page, 'login-dashboard', 'en');
  await byCode();
  await phone.fill(customer.phone);
  await button(text.sendCode).click();
  await codeTo(customer.phone, 2);
  await expect(page.getByRole('timer')).toBeVisible();
  await expect(button(text.resend)).toBeHidden();
  await page.clock.fastForward('03:01');
  await expect(page.getByText(messages.otp_expired)).toBeVisible();
  await expect(code).toBeDisabled();
  // The service's own clock has not moved: it answers with the seconds that are left, and the earlier code holds.
  await button(text.resend).click();
  await expect(page.getByRole('timer')).toBeVisible();
  await code.fill(await codeTo(customer.phone, 2));
  await arrived();
  await customer.close();
});

test('leaving the code goes back to the form, and asking again sends nothing twice', async ({ page }) => {
  const customer = await newCustomer();
  const { text, button, phone, byCode, code } = await openAuth(page, 'login', 'en');
  await byCode();
  await phone.fill(customer.phone);
  await button(text.sendCode).click();
  await codeTo(customer.phone, 2);
  await button(text.cancel).click();
  await expect(phone).toHaveValue(customer.phone);
  await button(text.sendCode).click();
  await expect(code).toBeVisible();
  expect(textsTo(customer.phone)).toHaveLength(2);
  await customer.close();
});

for (const lng of AUTH_LANGUAGES) {
  test(`${lng}: a forgotten password is replaced with a code`, async ({ page }) => {
    const customer = await newCustomer();
    const { text, messages, button, phone, password, dialog, arrived } = await openAuth(page, 'login', lng);
    await phone.fill(customer.phone);
    await button(text.forgot).click();
    const changed = 'Cedar tree 9';
    await dialog.getByLabel(text.newPassword, { exact: true }).last().fill(changed);
    await dialog.getByLabel(text.repeatPassword).fill(changed);
    await dialog.getByRole('button', { name: text.sendCode }).click();
    await dialog.getByLabel(text.code).fill(await codeTo(customer.phone, 2));
    await expect(dialog.getByText(messages.password_changed)).toBeVisible();
    await dialog.getByRole('button', { name: text.backToSignIn }).click();
    await password.fill(changed);
    await button(text.signIn).click();
    await arrived();
    await customer.close();
  });
}

test('an account with an authenticator app asks for its code', async ({ page }) => {
  const customer = await newCustomer();
  const nextCode = await enrolApp(customer);
  const { text, messages, button, phone, password, arrived } = await openAuth(page, 'login', 'en');
  await phone.fill(customer.phone);
  await password.fill(PASSWORD);
  await button(text.signIn).click();
  const appOtp = page.getByLabel(text.appOtp);
  await expect(appOtp).toBeFocused();
  await appOtp.fill('000000');
  await button(text.signIn).click();
  await expect(page.getByText(messages.app_otp_invalid)).toBeVisible();
  await appOtp.fill(nextCode());
  await button(text.signIn).click();
  await arrived();
  await customer.close();
});

test('the partner signs in and leads back', async ({ page }) => {
  await openAuth(page, 'login', 'fa', '?next=/fa/contact-us');
  await page.getByRole('link', { name: 'Mehr ID' }).click();
  await page.waitForURL((url) => url.pathname === '/fa/contact-us');
});

test('what the partner refused is told', async ({ page }) => {
  const { messages } = await openAuth(page, 'login', 'en', '?partner=refused');
  await expect(page.getByText(messages.sign_in_refused)).toBeVisible();
});

test('from the third code on a captcha is asked for', async ({ page }) => {
  const customer = await newCustomer();
  await customer.post('auth/otp/send', { phone: customer.phone, purpose: 'login', locale: 'en-US' });
  const { text, messages, forms, button, phone, byCode, code } = await openAuth(page, 'login', 'en');
  await page.route('**/api/auth/otp/send', async (route) => {
    const body = route.request().postDataJSON();
    if (body.captcha) return route.fulfill({ json: { expiresIn: 180, resendIn: 60 } });
    const problem = { type: 'about:blank', title: '', status: 422, code: 'validation_failed' };
    const fields = { captcha: 'captcha_required' };
    return route.fulfill({ status: 422, contentType: 'application/problem+json', json: { ...problem, fields } });
  });
  await byCode();
  await phone.fill(customer.phone);
  await button(text.sendCode).click();
  await expect(page.getByText(messages.captcha_required)).toBeVisible();
  await page.getByRole('checkbox', { name: forms.captcha }).check();
  await expect(page.getByText(forms.captchaDone)).toBeVisible();
  await button(text.sendCode).click();
  await expect(code).toBeVisible();
  await customer.close();
});

for (const lng of AUTH_LANGUAGES) {
  test(`${lng}: without a connection the page says so and keeps what was typed`, async ({ page, context }) => {
    const { text, messages, forms, button, phone, password } = await openAuth(page, 'login', lng);
    await phone.fill('+989120000000');
    await password.fill(PASSWORD);
    await button(text.signIn).focus();
    await expect(page.getByText(messages.user_not_found)).toBeHidden();
    await button(text.signIn).click(); // loads what checking numbers needs
    await expect(page.getByText(messages.user_not_found)).toBeVisible();
    await context.setOffline(true);
    await expect(page.getByText(forms.offline)).toBeVisible();
    await button(text.signIn).click();
    await expect(page.getByText(messages.network_error)).toBeVisible();
    await expect(phone).toHaveValue('+989120000000');
    await expect(password).toHaveValue(PASSWORD);
    await context.setOffline(false);
  });
}
