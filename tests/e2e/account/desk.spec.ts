import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { fill } from '#lib/i18n/fill.ts';
import { type LanguageCode, languageOf } from '#lib/i18n/languages.ts';
import { messagesOf } from '#lib/i18n/messages.ts';
import { pathOf } from '#lib/pages/paths.ts';
import { SEEDED } from '#tests/support/seeded-people.ts';
import { violationsOf } from '../support/axe.ts';
import { dropPicture } from '../support/give-files.ts';
import { type Customer, newCustomer, seededPerson } from '../support/new-customer.ts';
import { expect, test } from '../support/test.ts';

/** Somebody of the staff at the desk, in a browser of their own. */
async function openDesk(page: Page, lng: LanguageCode, query = ''): Promise<Customer> {
  const staff = await seededPerson(SEEDED.staff);
  await staff.enter(page);
  await page.goto(`${pathOf('desk', lng)}${query}`);
  return staff;
}

/** A ticket with a subject of its own. */
async function writeTicket({ post }: Customer, subject = `Menu ${randomUUID().slice(0, 8)}`): Promise<string> {
  const body = { id: randomUUID(), subject, department: 'design', text: 'The menu wraps on small phones.' };
  await post('tickets', body);
  return subject;
}

const search = (page: Page, lng: LanguageCode, words: string) =>
  page.getByRole('searchbox', { name: messagesOf(lng, 'desk').search }).fill(words);

for (const lng of ['en', 'fa'] as const) {
  const text = messagesOf(lng, 'desk');

  test(`${lng}: staff finds a ticket, notes, answers and is done with it, from the keyboard`, async ({ page }) => {
    const customer = await newCustomer();
    const subject = await writeTicket(customer);
    await openDesk(page, lng);
    await search(page, lng, subject);
    await page.getByRole('link', { name: subject }).click();
    await expect(page.getByRole('heading', { name: subject })).toBeVisible();
    await expect(page.getByRole('log')).toContainText('The menu wraps on small phones.');
    expect(await violationsOf(page)).toEqual([]);

    await page.keyboard.press('n');
    await page.getByRole('textbox', { name: text.note }).fill('Same phone as last week');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByRole('log')).toContainText('Same phone as last week');

    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: text.reply, exact: true }).click();
    await page.getByRole('textbox', { name: text.reply }).fill('It is mended since this morning');
    await dropPicture(page.getByRole('textbox', { name: text.reply }), 'mended.png');
    const remove = fill(messagesOf(lng, 'support').removeFile, { name: 'mended.png' });
    await expect(page.getByRole('button', { name: remove })).toBeVisible();
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await page.keyboard.press('Control+Enter');
    await expect(page.getByRole('log')).toContainText('It is mended since this morning');
    const picture = fill(messagesOf(lng, 'support').picture, { name: 'mended.png' });
    await expect(page.getByRole('log').getByRole('img', { name: picture })).toBeVisible();
    await expect(page.getByRole('button', { name: remove })).toHaveCount(0);
    await expect(page.getByRole('textbox', { name: text.reply })).toHaveValue('');

    await page.keyboard.press('Escape');
    await page.keyboard.press('e');
    await expect(page.getByRole('button', { name: text.reopen })).toBeVisible();
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: text.keys })).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await customer.close();
  });

  test(`${lng}: a comment is approved with one key, shown at once, and taken back with another`, async ({ page }) => {
    const visitor = await newCustomer();
    const words = `Useful page ${randomUUID().slice(0, 8)}`;
    const place = { page: 'story', locale: languageOf(lng).locale };
    await visitor.post('comments', { name: 'Leo', lastName: 'Brandt', comment: words, ...place });
    const shown = async () =>
      (await page.request.get(`/api/comments?page=${place.page}&locale=${place.locale}`)).text();
    await openDesk(page, lng, '?part=comments');
    await search(page, lng, words);
    await page.getByRole('link', { name: words }).click();
    await expect(page.getByText(text.noLinks)).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.press('p');
    await expect(page.getByText(text.emptySearch)).toBeVisible();
    expect(await shown()).toContain(words);
    await page.keyboard.press('z');
    await expect(page.getByRole('link', { name: words })).toBeVisible();
    expect(await shown()).not.toContain(words);

    await page.getByRole('link', { name: words }).click();
    await page.keyboard.press('r');
    await page.getByRole('textbox', { name: text.publicAnswer }).fill('Thank you for it');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByRole('link', { name: words })).toHaveCount(0);
    expect(await shown()).toContain('Thank you for it');
    await visitor.close();
  });
}

const text = messagesOf('en', 'desk');

test('a saved reply is found behind a slash and filled in', async ({ page }) => {
  const customer = await newCustomer();
  await customer.patch('account', { firstName: 'Sara' });
  const subject = await writeTicket(customer);
  const staff = await openDesk(page, 'en');
  const title = `Prices ${randomUUID().slice(0, 8)}`;
  await staff.post('desk/replies', { id: randomUUID(), locale: 'en-US', title, text: 'Dear {name}, here they are.' });
  await page.goto(pathOf('desk', 'en'));
  await search(page, 'en', subject);
  await page.getByRole('link', { name: subject }).click();
  await page.getByRole('textbox', { name: text.reply }).fill(`/${title.slice(-8)}`);
  await page.getByRole('textbox', { name: text.reply }).fill('/pri');
  await expect(page.getByRole('listbox', { name: text.savedReplies })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('option', { name: title }).click();
  await expect(page.getByRole('textbox', { name: text.reply })).toHaveValue('Dear Sara, here they are.');
  await customer.close();
});

test('an order goes through payment by transfer to work', async ({ page }) => {
  const customer = await newCustomer();
  const order = await customer.post('orders', { planId: 'web-economy', currency: 'USD', channel: 'site' });
  await openDesk(page, 'en', `?part=orders&id=${String(order.id)}`);
  const step = (name: string) => page.locator('form').getByRole('button', { name, exact: true }).last();
  await step(text.step_confirm).click();
  await step(text.step_ask_payment).click();
  await page.getByLabel(text.bankReference).fill(`SEPA ${randomUUID().slice(0, 8)}`);
  expect(await violationsOf(page)).toEqual([]);
  await step(text.step_confirm_payment).click();
  await step(text.step_start).click();
  await expect(page.getByText(text.stage_in_progress).first()).toBeVisible();

  await page.getByLabel(text.dueDate).fill('2099-10-10');
  await page.getByRole('button', { name: text.setDue }).click();
  await expect(page.getByRole('definition').filter({ hasText: 'Oct 10, 2099' })).toBeVisible();
  const show = page.locator('details').filter({ hasText: text.show });
  await show.locator('summary').click();
  await show.getByLabel(text.fileTitle).fill('The plan');
  const plan = { name: 'plan.txt', mimeType: 'text/plain', buffer: Buffer.from('Week 1: texts') };
  await show.locator('input[type=file]').first().setInputFiles(plan);
  await show.getByRole('button', { name: text.show }).click();
  await expect(page.getByRole('button', { name: 'plan.txt' })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await customer.close();
});

test('a customer learns that the desk is the staff’s', async ({ page }) => {
  const customer = await newCustomer();
  await customer.enter(page);
  await page.goto(pathOf('desk', 'en'));
  await expect(page.getByText(text.staffOnly)).toBeVisible();
  await customer.close();
});

test.describe('when something is in the way', () => {
  test.use({ allowedErrors: [/status of 500|ERR_INTERNET_DISCONNECTED/] });

  test('a list that failed can be tried again, and an empty one says what to do', async ({ page }) => {
    let isBroken = true;
    await page.route('**/api/desk/feedback*', (route) =>
      isBroken ? route.fulfill({ status: 500, body: '{}' }) : route.continue(),
    );
    await openDesk(page, 'en', '?part=feedback');
    await expect(page.getByText(messagesOf('en', 'messages').load_failed)).toBeVisible();
    isBroken = false;
    await page.getByRole('button', { name: messagesOf('en', 'forms').retry }).click();
    await expect(page.getByText(messagesOf('en', 'messages').load_failed)).toBeHidden();
    await search(page, 'en', 'nobody ever said this');
    await expect(page.getByText(text.emptySearch)).toBeVisible();
  });

  test('an answer that was written without a connection is kept and sent once', async ({ page, context }) => {
    const customer = await newCustomer();
    const subject = await writeTicket(customer);
    await openDesk(page, 'en');
    await search(page, 'en', subject);
    await page.getByRole('link', { name: subject }).click();
    await expect(page.getByRole('log')).toBeVisible();
    await context.setOffline(true);
    await expect(page.getByText(messagesOf('en', 'forms').offline)).toBeVisible();
    await page.getByRole('textbox', { name: text.reply }).fill('Written under way');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText(text.kept)).toBeVisible();
    await expect(page.getByRole('textbox', { name: text.reply })).toHaveValue('Written under way');
    await context.setOffline(false);
    await page.getByRole('button', { name: text.send }).click();
    await expect(page.getByRole('log').getByText('Written under way')).toHaveCount(1);
    await customer.close();
  });
});

for (const [lng, scheme] of [
  ['en', 'dark'],
  ['ar', 'dark'],
] as const) {
  test(`${lng}, ${scheme}: long names fit into 360 px, without a fault for assistive technology`, async ({ page }) => {
    const customer = await newCustomer();
    const long = 'Wolfeschlegelsteinhausenbergerdorff';
    await customer.patch('account', { firstName: long, lastName: long });
    const subject = await writeTicket(customer, `${long} ${randomUUID().slice(0, 8)}`);
    await page.emulateMedia({ colorScheme: scheme });
    await page.setViewportSize({ width: 360, height: 800 });
    await openDesk(page, lng);
    await search(page, lng, subject);
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('link', { name: subject }).click();
    await expect(page.getByRole('heading', { name: subject })).toBeVisible();
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(await overflow()).toBe(0);
    expect(await violationsOf(page)).toEqual([]);
    await customer.close();
  });
}

test('two browsers talk: a message of the customer comes to the desk by itself', async ({ page }) => {
  const customer = await newCustomer();
  const subject = await writeTicket(customer);
  await openDesk(page, 'en');
  await search(page, 'en', subject);
  await page.getByRole('link', { name: subject }).click();
  await expect(page.getByRole('log')).toContainText('The menu wraps');
  const id = new URL(page.url()).searchParams.get('id') ?? '';
  await customer.post(`tickets/${id}/messages`, { id: randomUUID(), text: 'It is on the start page too' });
  await expect(page.getByRole('log')).toContainText('It is on the start page too');
  await customer.close();
});
