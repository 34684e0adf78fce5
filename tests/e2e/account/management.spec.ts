import { messagesOf } from '#lib/i18n/messages.ts';
import { pathOf } from '#lib/pages/paths.ts';
import { answerFirst } from '../support/answer-first.ts';
import { violationsOf } from '../support/axe.ts';
import { mailsWith } from '../support/mailbox.ts';
import { newCustomer, PASSWORD } from '../support/new-customer.ts';
import { codeTo, newPhone, otherThan, textsTo } from '../support/phone.ts';
import { expect, test } from '../support/test.ts';

test.use({ allowedErrors: [/status of (?:403|422)/] });

for (const lng of ['en', 'fa'] as const) {
  const text = messagesOf(lng, 'settings');
  const forms = messagesOf(lng, 'forms');
  const auth = messagesOf(lng, 'auth');
  const messages = messagesOf(lng, 'messages');

  test(`${lng}: names are kept, an address counts once its link is opened`, async ({ page }) => {
    const customer = await newCustomer();
    const address = `person-${customer.phone.slice(1)}@example.com`;
    await customer.enter(page);
    await page.goto(pathOf('profile-account-management', lng));
    await page.getByLabel(forms.firstName, { exact: true }).fill('Maximiliane-Konstantina');
    await page.getByLabel(text.company).fill('W'.repeat(120));
    await page.getByRole('button', { name: text.save, exact: true }).click();
    await expect(page.getByText(text.saved)).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('firstName'))).toBe('Maximiliane-Konstantina');
    expect(await violationsOf(page)).toEqual([]);

    await page.getByRole('button', { name: `${text.add} ${forms.email}` }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(forms.email).fill('person@');
    await dialog.getByRole('button', { name: text.sendLink }).click();
    await expect(dialog.getByText(messages.email_invalid)).toBeVisible();
    await dialog.getByLabel(forms.email).fill(address);
    await dialog.getByRole('button', { name: text.sendLink }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: text.sendAgain })).toBeVisible();
    await expect.poll(() => mailsWith('?email=').filter((mail) => mail.includes(address)).length).toBe(1);
    const [mail = ''] = mailsWith('?email=').filter((one) => one.includes(address));
    const token = /\?email=([\w.-]+)/.exec(mail)?.[1];
    const link = `${pathOf('profile-account-management', lng)}?email=${token}`;
    await page.goto(link);
    await expect(page.getByRole('status').filter({ hasText: address })).toBeVisible();
    await expect(page.getByRole('button', { name: text.sendAgain })).toBeHidden();
    await expect.poll(() => new URL(page.url()).search).toBe('');
    await page.goto(link);
    await expect(page.getByText(text.linkInvalid)).toBeVisible();
    await customer.close();
  });

  test(`${lng}: another number wants a code, and tells the number before`, async ({ page }) => {
    const customer = await newCustomer();
    const number = newPhone();
    await customer.enter(page);
    await page.goto(pathOf('profile-account-management', lng));
    await page.getByRole('button', { name: `${text.change} ${forms.phone}` }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: forms.phone }).fill('12');
    await dialog.getByRole('button', { name: auth.sendCode }).click();
    await expect(dialog.getByText(messages.phone_invalid_signin)).toBeVisible();
    await dialog.getByRole('textbox', { name: forms.phone }).fill(number);
    await dialog.getByRole('button', { name: auth.sendCode }).click();
    const code = await codeTo(number);
    await dialog.getByLabel(auth.code).fill(otherThan(code));
    await expect(dialog.getByText(messages.otp_invalid)).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await dialog.getByLabel(auth.code).fill(code);
    await expect(page.getByText(text.phoneChanged)).toBeVisible();
    await expect(page.getByText(number)).toBeVisible();
    await expect.poll(() => textsTo(customer.phone).length).toBe(2);
    await customer.close();
  });

  test(`${lng}: everything can be taken away, and the account be deleted with a code and kept after all`, async ({
    page,
  }) => {
    const customer = await newCustomer();
    await customer.enter(page);
    await page.goto(pathOf('profile-account-management', lng));
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: text.download }).click();
    expect((await download).suggestedFilename()).toMatch(/\.json$/);
    await expect(page.getByText(text.downloaded)).toBeVisible();

    await page.getByRole('button', { name: text.remove }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(text.goes)).toBeVisible();
    await dialog.getByLabel(auth.code).fill(await codeTo(customer.phone, 2));
    await expect(dialog).toBeHidden();
    const keep = page.getByRole('button', { name: text.keep });
    await expect(keep).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await keep.click();
    await expect(page.getByText(text.kept)).toBeVisible();
    await expect(page.getByRole('button', { name: text.remove })).toBeVisible();
    await customer.close();
  });
}

test('what needs a fresh proof asks for the password, and goes on by itself', async ({ page }) => {
  const customer = await newCustomer();
  const text = messagesOf('en', 'settings');
  await customer.enter(page);
  // The service wants a proof five minutes after the sign-in; here it says so at once, and answers the repeated call.
  const problem = { type: '', title: '', status: 403, code: 'confirmation_required' };
  await answerFirst(page, '**/api/account/export', (route) => route.fulfill({ status: 403, json: problem }));
  await page.goto(pathOf('profile-account-management', 'en'));
  await page.getByRole('button', { name: text.download }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(messagesOf('en', 'auth').password).fill(PASSWORD);
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: messagesOf('en', 'account').continue }).click();
  await download;
  await customer.close();
});

test.describe('without a connection', () => {
  test.use({ allowedErrors: [/ERR_|50\d/] });

  for (const lng of ['en', 'fa'] as const) {
    test(`${lng}: what cannot be read is read again, and what was typed stays`, async ({ page, context }) => {
      const text = messagesOf(lng, 'settings');
      const messages = messagesOf(lng, 'messages');
      const customer = await newCustomer();
      await customer.enter(page);
      await page.route('**/api/account', (route) => route.fulfill({ status: 500, json: {} }));
      await page.goto(pathOf('profile-account-management', lng));
      const failure = page.getByRole('alert').filter({ hasText: messages.load_failed });
      await expect(failure).toBeVisible();
      await page.unrouteAll();
      await failure.getByRole('button').click();
      const company = page.getByLabel(text.company);
      await company.fill('Lamps & Sons');
      await context.setOffline(true);
      const save = page.getByRole('button', { name: text.save, exact: true });
      await save.click();
      await expect(page.getByRole('alert').filter({ hasText: messages.network_error })).toBeVisible();
      expect(await violationsOf(page)).toEqual([]);
      await context.setOffline(false);
      await save.click();
      await expect(page.getByText(text.saved)).toBeVisible();
      await expect(company).toHaveValue('Lamps & Sons');
      await customer.close();
    });
  }
});
