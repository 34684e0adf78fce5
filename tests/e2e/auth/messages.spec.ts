import type { Page } from '@playwright/test';
import { LANGUAGES } from '#lib/i18n/languages.ts';
import type { messagesOf } from '#lib/i18n/messages.ts';
import { answerFirst } from '../support/answer-first.ts';
import { newPhone } from '../support/phone.ts';
import { expect, test } from '../support/test.ts';
import { openAuth } from './auth-page.ts';

test.use({ allowedErrors: [/status of [45]\d\d|ERR_/] });

type Texts = ReturnType<typeof messagesOf<'messages'>>;

/** What the service may answer, and the text of the catalogue for it (specification, section 8). */
const ANSWERS: readonly (readonly [status: number, code: string, text: (texts: Texts) => string])[] = [
  [401, 'password_incorrect', (texts) => texts.password_incorrect],
  [404, 'user_not_found', (texts) => texts.user_not_found],
  [500, 'internal', (texts) => texts.server_error],
  [400, 'invalid_request', (texts) => texts.server_unknown],
  [0, 'network', (texts) => texts.network_error],
];

const CODE_ANSWERS: typeof ANSWERS = [
  [503, 'otp_send_failed', (texts) => texts.otp_send_failed],
  [409, 'phone_taken', (texts) => texts.phone_taken],
];

/** The next call of a path is answered so. */
async function answer(page: Page, path: string, [status, code]: (typeof ANSWERS)[number]): Promise<void> {
  await answerFirst(page, `**/api/${path}`, (route) =>
    status === 0 ? route.abort() : route.fulfill({ status, json: { type: '', title: '', status, code } }),
  );
}

for (const { code: lng } of LANGUAGES) {
  test(`${lng}: every rule and refusal of signing in and up is told in the language of the page`, async ({ page }) => {
    const login = await openAuth(page, 'login', lng);
    const { text, messages, button } = login;
    await button(text.signIn).click();
    await expect(page.getByText(messages.phone_invalid_signin)).toBeVisible();
    await expect(page.getByText(messages.field_required)).toBeVisible();
    await login.phone.fill(newPhone());
    await login.password.fill('Walnut tree 7');
    for (const refusal of ANSWERS) {
      await answer(page, 'auth/login', refusal);
      await button(text.signIn).click();
      await expect(page.getByText(refusal[2](messages))).toBeVisible();
    }

    const signUp = await openAuth(page, 'signup', lng);
    await signUp.phone.fill('12'); // the number of the other page is kept
    await signUp.password.fill('short');
    await signUp.repeat.fill('other');
    await button(text.sendCode).click();
    for (const said of ['phone_invalid_signup', 'password_weak', 'password_mismatch', 'privacy_required'] as const)
      await expect(page.getByText(messages[said])).toBeVisible();
    await signUp.phone.fill(newPhone());
    await signUp.password.fill('Walnut tree 7');
    await signUp.repeat.fill('Walnut tree 7');
    await page.locator('#privacy').check();
    for (const refusal of CODE_ANSWERS) {
      await answer(page, 'auth/otp/send', refusal);
      await button(text.sendCode).click();
      await expect(page.getByText(refusal[2](messages))).toBeVisible();
    }
  });
}
