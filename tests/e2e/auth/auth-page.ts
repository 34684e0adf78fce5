import type { Page } from '@playwright/test';
import type { LanguageCode } from '#lib/i18n/languages.ts';
import { messagesOf } from '#lib/i18n/messages.ts';
import { type AuthPage, afterSignIn } from '#lib/pages/next-path.ts';
import { pathOf } from '#lib/pages/paths.ts';
import { expect } from '../support/test.ts';

/** Both directions and both scripts of digits. */
export const AUTH_LANGUAGES = ['en', 'fa'] as const satisfies readonly LanguageCode[];

/** A sign-in page by what a person reads on it. */
export async function openAuth(page: Page, id: AuthPage, lng: LanguageCode, search = '') {
  await page.goto(`${pathOf(id, lng)}${search}`);
  const text = messagesOf(lng, 'auth');
  const messages = messagesOf(lng, 'messages');
  const forms = messagesOf(lng, 'forms');
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await expect(page.locator('main form').first()).toBeVisible();
  return {
    text,
    messages,
    forms,
    phone: page.getByRole('textbox', { name: forms.phone }),
    password: page.getByLabel(text.password, { exact: true }),
    repeat: page.getByLabel(text.repeatPassword, { exact: true }),
    code: page.getByLabel(text.code),
    button,
    byCode: () => page.getByRole('radio', { name: text.byCode }).check(),
    dialog: page.getByRole('dialog'),
    /** Waits until the page has led on. */
    arrived: async (next: string = afterSignIn(id, lng, null)) => {
      await page.waitForURL((url) => `${url.pathname}${url.search}` === next);
      expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeTruthy();
    },
  };
}
