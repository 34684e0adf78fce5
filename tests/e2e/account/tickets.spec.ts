import { fill } from '#lib/i18n/fill.ts';
import { findLanguageByLocale, type LanguageCode, languageOf } from '#lib/i18n/languages.ts';
import { messagesOf } from '#lib/i18n/messages.ts';
import { violationsOf } from '../support/axe.ts';
import { callFrom, signUpFrom } from '../support/customer.ts';
import { dropPicture, PICTURE, pastePicture } from '../support/give-files.ts';
import { type Staff, signInStaff } from '../support/staff.ts';
import { expect, test } from '../support/test.ts';

const LANGUAGES: readonly LanguageCode[] = ['en', 'fa'];

let staff: Staff;
test.beforeAll(async () => {
  staff = await signInStaff();
});
test.afterAll(() => staff.close());

for (const lng of LANGUAGES) {
  const text = messagesOf(lng, 'support');
  const messages = messagesOf(lng, 'messages');
  const { locale } = languageOf(lng);
  expect(findLanguageByLocale(locale)).toBe(lng);

  test(`${lng}: a ticket is written, answered live, closed, rated and found again`, async ({ page }) => {
    await page.goto(`/${lng}`);
    await signUpFrom(page);
    await page.goto(`/${lng}/dashboard-ticket`);
    await expect(page.getByText(text.empty)).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('button', { name: text.writeFirst }).click();

    // Nothing is lost by a mistake: the errors stand beside their fields.
    const send = page.getByRole('button', { name: text.sendTicket });
    const subject = page.getByRole('textbox', { name: text.subject });
    const words = page.getByRole('textbox', { name: text.message });
    await send.click();
    await expect(page.getByText(messages.field_required)).toHaveCount(2);
    await expect(subject).toBeFocused();
    expect(await violationsOf(page)).toEqual([]);

    const name = `Menu ${crypto.randomUUID()}`;
    await subject.fill(name);
    await words.fill('It **wraps** on small phones.');
    // A reload keeps what was typed.
    await page.reload();
    await expect(words).toHaveValue('It **wraps** on small phones.');
    await page.getByLabel(text.priority, { exact: true }).selectOption('high');
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles([
        { name: 'menu.png', mimeType: 'image/png', buffer: PICTURE },
        { name: 'run.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') },
      ]);
    await expect(page.getByText(fill(text.fileKind, { name: 'run.exe' }))).toBeVisible();
    await send.click();

    const log = page.getByRole('region', { name: text.messages });
    await expect(log.locator('strong', { hasText: 'wraps' })).toBeVisible();
    await expect(log.getByRole('img', { name: fill(text.picture, { name: 'menu.png' }) })).toBeVisible();
    const id = new URL(page.url()).searchParams.get('id') ?? '';

    await staff.type(id);
    await expect(log.getByText(fill(text.isWriting, { name: 'Mina Farahani' }))).toBeVisible();
    await staff.answer(id, 'We found it: see https://example.com/menu.');
    await expect(log.getByRole('link', { name: 'https://example.com/menu' })).toBeVisible();
    await expect(page.getByText(text.status_answered).first()).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);

    await page.getByRole('textbox', { name: text.reply }).fill('Thank you.');
    await page.keyboard.press('Control+Enter');
    await expect(log.getByText('Thank you.')).toBeVisible();
    await expect.poll(async () => (await staff.messagesOf(id)).map((one) => one.text)).toContain('Thank you.');

    await page.getByRole('button', { name: text.close, exact: true }).click();
    await page.locator('label', { has: page.locator('input[name=rating][value="5"]') }).click();
    await page.getByRole('button', { name: text.sendRating }).click();
    await expect(page.getByRole('button', { name: text.reopen })).toBeVisible();
    await expect(page.locator('input[name=rating]')).toHaveCount(0);
    expect(await violationsOf(page)).toEqual([]);

    await page.getByRole('searchbox', { name: text.search }).fill('small phones');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: name })).toBeVisible();
    await page.getByRole('searchbox', { name: text.search }).fill('nothing like it');
    await page.keyboard.press('Enter');
    await expect(page.getByText(text.noneFound)).toBeVisible();
  });
}

test('an answer that was not looked at is marked, and a colleague is copied in', async ({ page }) => {
  const text = messagesOf('en', 'support');
  await page.goto('/en');
  const { token } = await signUpFrom(page);
  const id = crypto.randomUUID();
  await callFrom(page, 'tickets', { token, body: { id, subject: 'Invoice', department: 'billing', text: 'Please' } });
  await page.goto('/en/dashboard-ticket');
  await expect(page.getByRole('link', { name: /Invoice/ })).toBeVisible();
  await staff.answer(id, 'Here it is.');
  const row = page.getByRole('link', { name: /Invoice/ });
  await expect(row).toContainText('Here it is.');
  await expect(row).toContainText(text.unread);
  await expect(page).toHaveTitle(/^\(1\) /);
  const entry = page.locator('[aria-labelledby=nav-support] a[href$="dashboard-ticket"]');
  await expect(entry).toContainText('1');
  await row.click();
  await expect(page.getByRole('region', { name: text.messages }).getByText('Here it is.')).toBeVisible();
  await expect(page).not.toHaveTitle(/^\(/);
  await expect(entry).not.toContainText('1');

  await page.getByRole('button', { name: text.copyIn }).click();
  const address = page.getByRole('textbox', { name: text.personEmail });
  await address.fill('omid');
  await page.getByRole('button', { name: text.addPerson }).click();
  await expect(page.getByText(messagesOf('en', 'messages').email_invalid)).toBeVisible();
  await address.fill('omid@example.com');
  await page.getByRole('button', { name: text.addPerson }).click();
  await expect(page.getByText('omid@example.com').first()).toBeVisible();
  await page.goBack();
  await expect(page.getByText(text.choose)).toBeVisible();
});

test('a link of another page fills in what the ticket is about, and pages are suggested', async ({ page }) => {
  const text = messagesOf('en', 'support');
  await page.goto('/en');
  const { token } = await signUpFrom(page);
  const order = await callFrom(page, 'orders', {
    token,
    body: { planId: 'web-economy', currency: 'USD', channel: 'site' },
  });
  await page.goto(`/en/profile-ticket?about=order:${order.id}`);
  await expect(page.getByLabel(text.related)).toHaveValue(`order:${order.id}`);
  await page.getByRole('textbox', { name: text.subject }).fill('google ads');
  await expect(page.getByRole('region', { name: text.suggested }).getByRole('link')).not.toHaveCount(0);
  await page.goto('/en/profile-ticket?about=payment:A-7KQ2');
  await expect(page.getByText(fill(text.aboutPayment, { reference: 'A-7KQ2' }))).toBeVisible();
  await expect(page.getByLabel(text.department)).toHaveValue('billing');
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test('pictures come from a drag, the clipboard and the camera; a thread prints whole and alone', async ({ page }) => {
    const text = messagesOf('en', 'support');
    await page.goto('/en');
    const { token } = await signUpFrom(page);
    const id = crypto.randomUUID();
    const body = { id, subject: 'Poster', department: 'design', text: `Top\n${'line\n'.repeat(120)}` };
    await callFrom(page, 'tickets', { token, body });
    await page.goto(`/en/profile-ticket?id=${id}`);
    const reply = page.getByRole('textbox', { name: text.reply });
    await dropPicture(reply, 'dropped.png');
    await pastePicture(reply);
    const camera = page.getByLabel(text.takePhoto);
    await expect(camera).toHaveAttribute('capture', 'environment');
    await camera.setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer: PICTURE });
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    // They are kept with what is typed, and need no words.
    await page.reload();
    for (const name of ['dropped.png', 'image.png', 'photo.png'])
      await expect(page.getByRole('img', { name: fill(text.picture, { name }) })).toBeVisible();
    await page.getByRole('button', { name: text.sendReply }).click();
    const log = page.getByRole('region', { name: text.messages });
    for (const name of ['dropped.png', 'image.png', 'photo.png'])
      await expect(log.getByRole('img', { name: fill(text.picture, { name }) })).toBeVisible();

    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { name: 'Poster' })).toBeVisible();
    await expect(reply).toBeHidden();
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.getByRole('button', { name: text.print })).toBeHidden();
    expect(await log.evaluate((it) => it.scrollHeight - it.clientHeight)).toBe(0);
  });
});

test('the list says when it cannot be loaded, and tries again', async ({ page }) => {
  await page.goto('/en');
  await signUpFrom(page);
  let isBroken = true;
  await page.route('**/api/tickets?*', (route) =>
    isBroken ? route.fulfill({ status: 200, json: { broken: true } }) : route.fallback(),
  );
  await page.goto('/en/dashboard-ticket');
  const { load_failed } = messagesOf('en', 'messages');
  await expect(page.getByText(load_failed)).toBeVisible();
  const retry = page.getByRole('button', { name: messagesOf('en', 'forms').retry });
  await expect(retry).toBeVisible();
  isBroken = false; // at the last moment: the list also comes back by itself
  await retry.click();
  await expect(page.getByText(messagesOf('en', 'support').empty)).toBeVisible();
});
