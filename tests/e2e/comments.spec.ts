import type { Page } from '@playwright/test';
import { loadPage } from '#lib/content/load.ts';
import { fill } from '#lib/i18n/fill.ts';
import { type LanguageCode, languageOf } from '#lib/i18n/languages.ts';
import { messagesOf } from '#lib/i18n/messages.ts';
import { expect, JOURNEY_LANGUAGES, test } from './support/test.ts';

const isComments = (url: string) => new URL(url).pathname === '/api/comments';

/** The comments of a page in a language, by what a visitor reads. */
async function openComments(page: Page, lng: LanguageCode) {
  await page.goto(`/${lng}`);
  const section = page.locator('#comments-island');
  await section.scrollIntoViewIfNeeded();
  await expect(section.locator('button[data-send]')).toHaveAttribute('type', 'submit');
  return {
    section,
    messages: messagesOf(lng, 'messages'),
    words: messagesOf(lng, 'forms'),
    field: (name: 'name' | 'lastName' | 'comment') => section.locator(`[name="${name}"]`),
    send: section.locator('button[data-send]'),
  };
}

for (const lng of JOURNEY_LANGUAGES) {
  test(`${lng}: a page without comments invites the first`, async ({ page }) => {
    const { section } = await openComments(page, lng);
    await expect(section.getByText(loadPage(lng, 'home').comments.empty)).toBeVisible();
  });

  test(`${lng}: a comment is sent once and held for review`, async ({ page }) => {
    const { section, field, send, messages, words } = await openComments(page, lng);
    await send.click();
    await expect(section.getByText(words.summaryTitle)).toBeVisible();
    await field('name').fill('سارا');
    await field('lastName').fill('Berg');
    await field('comment').fill('Clear prices. قیمت روشن.');
    const calls: string[] = [];
    page.on('request', (request) => isComments(request.url()) && calls.push(request.method()));
    await send.dblclick();
    await expect(section.getByRole('heading', { name: messages.comment_sent })).toBeFocused();
    expect(calls.filter((method) => method === 'POST')).toHaveLength(1);
    await page.reload();
    await expect(page.locator('#comments-island')).not.toContainText('Clear prices.');
  });
}

test('T16: an approved comment is shown as text, in its own language and with its date', async ({ page }) => {
  const comment = {
    id: '0199d0a0-0000-7000-8000-000000000001',
    name: 'Max',
    lastName: '<b>Muster</b>',
    comment: '<img src=x onerror=alert(1)> Gut.',
    locale: languageOf('de').locale,
    createdAt: '2026-01-02T10:00:00.000Z',
    answers: [
      { id: '0199d0a0-0000-7000-8000-000000000002', text: '<i>Danke!</i>', createdAt: '2026-01-03T10:00:00.000Z' },
    ],
  };
  await page.route(
    (url) => isComments(url.href),
    (route) => route.fulfill({ json: { items: [comment], nextCursor: null } }),
  );
  const { section } = await openComments(page, 'en');
  await expect(section.getByText(comment.comment)).toHaveAttribute('lang', 'de');
  await expect(section.getByText('<b>Muster</b>')).toBeVisible();
  await expect(section.locator('time').first()).toHaveAttribute('datetime', comment.createdAt);
  await expect(section.getByText('<i>Danke!</i>')).toBeVisible();
  const { brand } = messagesOf('en', 'shell');
  await expect(section.getByText(fill(messagesOf('en', 'forms').commentAnswer, { brand }))).toBeVisible();
});

test.describe('when the service fails', () => {
  test.use({ allowedErrors: [/status of 500/] });

  test('comments that cannot be loaded can be asked for again', async ({ page }) => {
    let isDown = true;
    await page.route(
      (url) => isComments(url.href),
      (route) => (isDown ? route.fulfill({ status: 500, body: '' }) : route.continue()),
    );
    const { section, messages, words } = await openComments(page, 'en');
    await expect(section.getByText(messages.load_failed)).toBeVisible();
    isDown = false;
    await section.getByRole('button', { name: words.retry }).click();
    await expect(section.getByText(loadPage('en', 'home').comments.empty)).toBeVisible();
  });
});
