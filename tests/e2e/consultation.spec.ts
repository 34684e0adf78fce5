import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { LanguageCode } from '#lib/i18n/languages.ts';
import { messagesOf } from '#lib/i18n/messages.ts';
import { mailsWith } from './support/mailbox.ts';
import { expect, JOURNEY_LANGUAGES, test } from './support/test.ts';

const CALL = '**/api/consultations';

/** An address nobody else in this run has, by which the mail is found again. */
const newAddress = () => `${randomUUID()}@visitor.test`;

/** The form of a page in a language, by what a visitor reads. */
async function openForm(page: Page, lng: LanguageCode) {
  const words = messagesOf(lng, 'forms');
  const messages = messagesOf(lng, 'messages');
  await page.goto(`/${lng}`);
  const form = page.locator('#consultation-form');
  await form.scrollIntoViewIfNeeded();
  await expect(form.locator('button[data-send]')).toHaveAttribute('type', 'submit');
  const field = (name: 'name' | 'email' | 'phone' | 'message') => form.locator(`[name="${name}"]`);
  return {
    words,
    messages,
    form,
    field,
    captcha: form.getByRole('checkbox', { name: words.captcha }),
    send: form.locator('button[data-send]'),
    async fill(email: string, message = 'A shop in three languages.') {
      await field('name').fill('Nora Berg');
      await field('email').fill(email);
      await field('phone').fill('+4915112345678');
      await field('message').fill(message);
    },
  };
}

for (const lng of JOURNEY_LANGUAGES) {
  test(`${lng}: a request is checked, sent once and mailed to the staff`, async ({ page }) => {
    const { messages, form, field, captcha, send, words, fill } = await openForm(page, lng);
    const address = newAddress();

    await field('phone').fill('12');
    await field('message').focus();
    await expect(form.getByText(messages.phone_invalid_signin)).toBeVisible();

    await fill(address);
    await expect(form.getByText(messages.phone_invalid_signin)).toBeHidden();
    await send.click();
    await expect(form.getByText(messages.captcha_required).first()).toBeVisible();

    await captcha.check();
    await expect(form.getByText(words.captchaDone)).toBeVisible();
    await expect(form.getByText(messages.captcha_required)).toBeHidden();
    const calls: string[] = [];
    page.on('request', (request) => request.url().endsWith('/api/consultations') && calls.push(request.method()));
    await send.dblclick();
    await expect(form.getByRole('heading', { name: messages.consultation_sent })).toBeFocused();
    expect(calls).toEqual(['POST']);
    await expect.poll(() => mailsWith(address).length).toBe(1);
  });

  test(`${lng}: what was typed survives a reload`, async ({ page }) => {
    const { fill } = await openForm(page, lng);
    await fill('draft@visitor.test', 'سلام 你好 hello');
    await page.reload();
    const { field } = await openForm(page, lng);
    await expect(field('email')).toHaveValue('draft@visitor.test');
    await expect(field('message')).toHaveValue('سلام 你好 hello');
  });
}

test('an empty form lists what is missing and leads to it', async ({ page }) => {
  const { form, send, words, field } = await openForm(page, 'en');
  await send.click();
  const summary = form.getByRole('alert').filter({ hasText: words.summaryTitle });
  await expect(summary).toBeFocused();
  await summary.getByRole('link', { name: words.email }).click();
  await expect(field('email')).toBeFocused();
  await expect(field('email')).toHaveAttribute('aria-invalid', 'true');
});

test('Persian digits are digits', async ({ page }) => {
  const { field, form, messages } = await openForm(page, 'fa');
  await field('phone').fill('۰۹۱۲۳۴۵۶۷۸۹');
  await field('message').focus();
  await expect(form.getByText(messages.phone_invalid_signin)).toBeHidden();
});

test.describe('when the service fails', () => {
  test.use({ allowedErrors: [/status of 500|ERR_FAILED|net::/] });

  for (const lng of JOURNEY_LANGUAGES) {
    test(`${lng}: says so, keeps the text, and the next try is the same request`, async ({ page }) => {
      const { form, messages, fill, field, captcha, send, words } = await openForm(page, lng);
      const address = newAddress();
      const keys: (string | undefined)[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith('/api/consultations')) keys.push(request.headers()['idempotency-key']);
      });
      await fill(address);
      await captcha.check();
      await page.route(CALL, (route) => route.fulfill({ status: 500, body: '' }));
      await send.click();
      await expect(
        form.getByText(messages.server_error).or(form.getByText(messages.consultation_failed)),
      ).toBeVisible();
      await expect(field('email')).toHaveValue(address);

      await page.unroute(CALL);
      await form.getByRole('button', { name: words.retry }).click();
      await expect(form.getByRole('heading', { name: messages.consultation_sent })).toBeVisible();
      await expect.poll(() => mailsWith(address).length).toBe(1);
      expect(new Set(keys).size).toBe(1);
    });
  }

  test('a lost connection has its own message', async ({ page }) => {
    const { form, messages, fill, captcha, send } = await openForm(page, 'en');
    await fill(newAddress());
    await captcha.check();
    await page.route(CALL, (route) => route.abort());
    await send.click();
    await expect(form.getByText(messages.network_error)).toBeVisible();
  });
});
